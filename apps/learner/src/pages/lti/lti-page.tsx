import { ApiError } from '@sinau/api-client';
import { PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import { LaunchCard, LaunchOver } from '../../features/lti/launch-card.tsx';
import { useLaunch } from '../../features/lti/lti.data.ts';
import './lti-page.css';

const readLaunch = (query: URLSearchParams) => query.get('launch') ?? '';

/** Page to which a campus sends people for a class. */
export function LtiPage() {
  const id = useSearch(readLaunch);
  const query = useLaunch(id);
  const { error } = query;
  const isOver = id === '' || (error instanceof ApiError && error.status >= 400 && error.status < 500);
  return (
    <div className="wrap lti-page">
      <PageTitle>Buka kelas</PageTitle>
      {isOver ? (
        <LaunchOver sentence={error?.message ?? 'Buka kelasnya dari kampusmu.'} />
      ) : (
        <QueryStates query={query} noun="kelas" headingLevel={1} skeleton={<Skeleton height={280} />}>
          {(launch) => <LaunchCard id={id} launch={launch} />}
        </QueryStates>
      )}
    </div>
  );
}
