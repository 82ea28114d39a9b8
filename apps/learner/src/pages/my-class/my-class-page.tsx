import type { ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import {
  Button,
  Card,
  CardGrid,
  EmptyState,
  ErrorState,
  illustrations,
  Loading,
  MediaCardSkeleton,
  Pagination,
  TabLinks,
} from '@sinau/ui';
import { MyClassCard } from '../../features/learning/my-class-card.tsx';
import { myClassPageSize, useMyClasses, type MyClassFilter } from '../../features/learning/my-class.data.ts';
import { pageFrom, withQuery } from '../../shared/address.ts';
import './my-class-page.css';

const filters: readonly { show: MyClassFilter; label: string }[] = [
  { show: 'all', label: 'Semua' },
  { show: 'ongoing', label: 'Sedang berjalan' },
  { show: 'done', label: 'Selesai' },
];

const readSearch = (query: URLSearchParams) => ({
  page: pageFrom(query),
  show: filters.find(({ show }) => show === query.get('progress'))?.show ?? 'all',
});
const addressOf = (show: MyClassFilter, page = 1) =>
  withQuery(screens.myClass(), { progress: show === 'all' ? undefined : show, page: page > 1 ? page : undefined });

export function MyClassPage() {
  const { page, show } = useSearch(readSearch);
  return (
    <div className="my-class-page">
      <PageTitle>Kelas saya</PageTitle>
      <h1>Kelas saya</h1>
      <TabLinks
        label="Progres"
        items={filters.map((filter) => ({
          href: addressOf(filter.show),
          label: filter.label,
          isCurrent: filter.show === show,
        }))}
      />
      <Classes page={page} show={show} />
    </div>
  );
}

function Classes({ page, show }: { page: number; show: MyClassFilter }): ReactNode {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useMyClasses(page, show);
  if (!data && isError)
    return <ErrorState title="Kelasmu gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <ClassesOnTheirWay />;
  if (data.list.length === 0) return <NoClasses show={show} />;
  return (
    <div className="my-class-list" aria-busy={isPlaceholderData}>
      <CardGrid phone="rows">
        {data.list.map((enrolment, index) => (
          <li key={enrolment.id}>
            <MyClassCard enrolment={enrolment} priority={index < 3} />
          </li>
        ))}
      </CardGrid>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / myClassPageSize)}
        hrefFor={(number) => addressOf(show, number)}
      />
    </div>
  );
}

function NoClasses({ show }: { show: MyClassFilter }) {
  const seeAll = (
    <Button variant="outline" href={screens.myClass()}>
      Lihat semua kelas
    </Button>
  );
  return (
    <Card>
      {show === 'all' ? (
        <EmptyState
          illustration={illustrations.emptyNotes}
          title="Kelas pertamamu menunggu"
          action={<Button href={screens.catalog()}>Cari kelas</Button>}
        >
          Kelas yang kamu ikuti muncul di sini, lengkap dengan progres terakhirmu.
        </EmptyState>
      ) : (
        <EmptyState
          illustration={illustrations.emptyNotes}
          title={show === 'done' ? 'Belum ada kelas yang selesai' : 'Tidak ada kelas yang sedang berjalan'}
          action={seeAll}
        />
      )}
    </Card>
  );
}

function ClassesOnTheirWay() {
  return (
    <Loading label="Memuat kelasmu">
      <CardGrid phone="rows">
        {[0, 1, 2].map((index) => (
          <li key={index}>
            <MediaCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </Loading>
  );
}
