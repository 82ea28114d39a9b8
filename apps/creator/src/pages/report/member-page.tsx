import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage, PageTitle, useSearch } from '@sinau/shell';
import { Avatar, Badge, Breadcrumbs, ErrorState, Loading, Skeleton } from '@sinau/ui';
import { MemberFacts } from '../../features/report/member-facts.tsx';
import { MemberLessons } from '../../features/report/member-lessons.tsx';
import { useParticipant } from '../../features/report/report.data.ts';
import { PageHead } from '../../shared/page-head.tsx';
import './report-page.css';

const readId = (query: URLSearchParams) => query.get('id') ?? '';

/** One participant, lesson by lesson. */
export function MemberPage() {
  const id = useSearch(readId);
  const { data, error, refetch, isFetching } = useParticipant(id);
  if (id === '' || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  if (!data)
    return error ? (
      <ErrorState title="Gagal memuat peserta" headingLevel={1} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <MemberSkeleton />
    );
  const { fullname, avatar, hasAccess, class: taken } = data;
  return (
    <div className="report-page">
      <PageTitle>{fullname}</PageTitle>
      <PageHead
        title={
          <span className="row wraps">
            <Avatar src={avatar} size="lg" />
            {fullname}
            {!hasAccess && <Badge>Akses berakhir</Badge>}
          </span>
        }
        trail={
          <Breadcrumbs
            items={[
              { label: 'Laporan', href: screens.creatorReport() },
              { label: taken.title, href: screens.classReport({ type: taken.type, id: taken.slug }) },
            ]}
          />
        }
      />
      <MemberFacts member={data} />
      <section aria-labelledby="lessons">
        <h2 id="lessons">Materi</h2>
        <MemberLessons lessons={data.lessons} />
      </section>
    </div>
  );
}

function MemberSkeleton() {
  return (
    <Loading label="Memuat peserta">
      <div className="report-page">
        <Skeleton height={96} />
        <Skeleton height={148} />
        <Skeleton height={280} />
      </div>
    </Loading>
  );
}
