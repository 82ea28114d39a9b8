import { ApiError } from '@sinau/api-client';
import { NotFoundPage, useSearch } from '@sinau/shell';
import { AnnouncementForm } from '../../features/announcement/announcement-form.tsx';
import { AnnouncementList } from '../../features/announcement/announcement-list.tsx';
import { ClassTeamHead } from '../../features/team/class-team-head.tsx';
import { useTaughtClass } from '../../features/team/team.data.ts';
import { useTaughtClassRef } from '../../shared/taught-class.ts';

const readPage = (query: URLSearchParams) => Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);

/** Sends an announcement to the participants of a class. */
export function AnnouncementPage() {
  const taught = useTaughtClassRef();
  const page = useSearch(readPage);
  const { error } = useTaughtClass(taught);
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <div className="team-page">
      <ClassTeamHead taught={taught} current="announcement" />
      <AnnouncementForm taught={taught} />
      <AnnouncementList taught={taught} page={page} />
    </div>
  );
}
