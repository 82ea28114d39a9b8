import { Suspense, type ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import { lazySection, ListStates, PageTitle, useSearch } from '@sinau/shell';
import { choice, defineSearch, name, page, type SearchOf } from '@sinau/shell/search';
import { Button, Card, CardGrid, EmptyState, illustrations, MediaCardSkeleton, TabLinks } from '@sinau/ui';
import { GoalCard } from '../../features/goal/goal-card.tsx';
import { ClassMenu } from '../../features/refund/refund-class.tsx';
import { MyClassCard } from '../../features/learning/my-class-card.tsx';
import { ResumeCard } from '../../features/learning/resume-card.tsx';
import { useMyClasses, type MyClassFilter } from '../../features/learning/my-class.data.ts';
import { useUnread } from '../../features/notification/notification.data.ts';
import { SavedLink } from '../../features/saved-lessons/saved-link.tsx';
import { Notifications } from '../../features/notification/notifications.tsx';
import './my-class-page.css';

const MyClassSearch = lazySection(
  async () => (await import('../../features/passage/my-class-search.tsx')).MyClassSearch,
);

const filters: readonly { progress: MyClassFilter; label: string }[] = [
  { progress: 'all', label: 'Semua' },
  { progress: 'ongoing', label: 'Sedang berjalan' },
  { progress: 'done', label: 'Selesai' },
];

const myClassSearch = defineSearch(screens.myClass, {
  tabs: choice([0, 1], 0),
  progress: choice(
    filters.map(({ progress }) => progress),
    'all',
  ),
  show: choice(['all', 'unread'] as const, 'all'),
  page: page(),
  id: name(),
});

export function MyClassPage() {
  const search = useSearch(myClassSearch.read);
  const unread = useUnread();
  return (
    <div className="my-class-page">
      <PageTitle>Kelas saya</PageTitle>
      <div className="row between wraps">
        <h1>Kelas saya</h1>
        <SavedLink />
      </div>
      <TabLinks
        label="Kelas saya"
        items={[
          { href: screens.myClass(), label: 'Kelas', isCurrent: search.tabs === 0 },
          {
            href: myClassSearch.href(nothingChosen, { tabs: 1 }),
            label: 'Notifikasi',
            isCurrent: search.tabs === 1,
            ...(unread ? { count: unread } : {}),
          },
        ]}
      />
      {search.tabs === 1 ? (
        <Notifications view={search} hrefOf={(change) => myClassSearch.href(search, change)} />
      ) : (
        <>
          {search.page === 1 && search.progress !== 'done' && (
            <div className="my-class-start">
              <ResumeCard />
              <GoalCard />
            </div>
          )}
          <TabLinks
            label="Progres"
            items={filters.map(({ progress, label }) => ({
              href: myClassSearch.href(search, { progress }),
              label,
              isCurrent: progress === search.progress,
            }))}
          />
          <Classes search={search} />
        </>
      )}
    </div>
  );
}
const nothingChosen = myClassSearch.read(new URLSearchParams());

const Classes = ({ search }: { search: SearchOf<typeof myClassSearch> }) => (
  <ListStates
    query={useMyClasses(search.page, search.progress)}
    noun="kelasmu"
    page={search.page}
    hrefFor={(number) => myClassSearch.href(search, { page: number })}
    skeleton={<ClassListSkeleton />}
    empty={<NoClasses progress={search.progress} />}
  >
    {({ list }, { isRefreshing, pages }) => (
      <Searchable isSearchable={search.progress === 'all'}>
        <div className="my-class-list" aria-busy={isRefreshing}>
          <CardGrid phone="rows">
            {list.map((enrolment, index) => (
              <li key={enrolment.id}>
                <MyClassCard
                  enrolment={enrolment}
                  priority={index < 3}
                  menu={<ClassMenu slug={enrolment.slug} title={enrolment.title} />}
                />
              </li>
            ))}
          </CardGrid>
          {pages}
        </div>
      </Searchable>
    )}
  </ListStates>
);

/** List of all classes, below the search in them. It stays mounted, with its open menus, when the search has loaded. */
const Searchable = ({ isSearchable, children }: { isSearchable: boolean; children: ReactNode }) => (
  <div className="my-class-search">
    {isSearchable && (
      <Suspense fallback={<div className="my-class-field" />}>
        <MyClassSearch />
      </Suspense>
    )}
    {children}
  </div>
);

function NoClasses({ progress }: { progress: MyClassFilter }) {
  const seeAll = (
    <Button variant="outline" href={screens.myClass()}>
      Lihat semua kelas
    </Button>
  );
  return (
    <Card>
      {progress === 'all' ? (
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
          title={progress === 'done' ? 'Belum ada kelas yang selesai' : 'Tidak ada kelas yang sedang berjalan'}
          action={seeAll}
        />
      )}
    </Card>
  );
}

function ClassListSkeleton() {
  return (
    <CardGrid phone="rows">
      {[0, 1, 2].map((index) => (
        <li key={index}>
          <MediaCardSkeleton />
        </li>
      ))}
    </CardGrid>
  );
}
