import { useState } from 'react';
import { screens } from '@sinau/contracts/screens';
import { dayOf, isMonth, type Month } from '@sinau/format/calendar';
import { ListStates, PageTitle, QueryStates, useProfile, useSearch } from '@sinau/shell';
import { choice, defineSearch, page, type SearchOf, type SearchParam } from '@sinau/shell/search';
import { Button, Card, CutListNotice, EmptyState, illustrations, Skeleton, TabLinks } from '@sinau/ui';
import { Calendar } from '@sinau/ui/icons';
import { useMonth, useUpcoming, type CalendarRole } from '../../features/calendar/calendar.data.ts';
import { FeedDialog } from '../../features/calendar/feed-dialog.tsx';
import { MonthView } from '../../features/calendar/month-view.tsx';
import { UpcomingView } from '../../features/calendar/upcoming-view.tsx';
import './calendar-page.css';

/** Month of the address; without one, the current month. */
const month: SearchParam<Month | null> = {
  read: (text) => (text && isMonth(text) ? text : null),
  write: (value) => value,
};

const calendarSearch = defineSearch(() => screens.calendar(), {
  role: choice<CalendarRole>(['participant', 'host'], 'participant'),
  view: choice<'month' | 'list'>(['month', 'list'], 'month'),
  month,
  page: page(),
});
type CalendarSearch = SearchOf<typeof calendarSearch>;

export function CalendarPage() {
  const search = useSearch(calendarSearch.read);
  const profile = useProfile();
  const [isFeedOpen, setFeedOpen] = useState(false);
  return (
    <div className="calendar-page">
      <PageTitle>Kalender</PageTitle>
      <div className="row between wraps">
        <h1>Kalender</h1>
        <Button variant="outline" onClick={() => setFeedOpen(true)}>
          <Calendar />
          Hubungkan ke kalendermu
        </Button>
      </div>
      <div className="calendar-tabs">
        {profile?.isMitra && (
          <TabLinks
            label="Peran"
            items={[
              { role: 'participant' as const, label: 'Sebagai peserta' },
              { role: 'host' as const, label: 'Sebagai pengajar' },
            ].map(({ role, label }) => ({
              href: calendarSearch.href(search, { role }),
              label,
              isCurrent: role === search.role,
            }))}
          />
        )}
        <TabLinks
          label="Tampilan"
          items={[
            { view: 'month' as const, label: 'Bulan' },
            { view: 'list' as const, label: 'Daftar' },
          ].map(({ view, label }) => ({
            href: calendarSearch.href(search, { view }),
            label,
            isCurrent: view === search.view,
          }))}
        />
      </div>
      {search.view === 'month' ? <OfMonth search={search} /> : <Upcoming search={search} />}
      <FeedDialog open={isFeedOpen} onClose={() => setFeedOpen(false)} />
    </div>
  );
}

function OfMonth({ search }: { search: CalendarSearch }) {
  const [today] = useState(() => dayOf(new Date()));
  const shown = search.month ?? today.slice(0, 7);
  return (
    <QueryStates query={useMonth(search.role, shown)} noun="kalendermu" skeleton={<Skeleton height={480} />}>
      {(events, isRefreshing) => (
        <>
          <MonthView
            month={shown}
            today={today}
            events={events.list}
            role={search.role}
            isRefreshing={isRefreshing}
            hrefFor={(other) => calendarSearch.href(search, { month: other })}
          />
          <CutListNotice rows={events} noun="jadwal" />
        </>
      )}
    </QueryStates>
  );
}

function Upcoming({ search }: { search: CalendarSearch }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <ListStates
      query={useUpcoming(search.role, search.page, now)}
      noun="jadwalmu"
      page={search.page}
      hrefFor={(number) => calendarSearch.href(search, { page: number })}
      skeleton={<Skeleton height={320} />}
      empty={<NothingUpcoming role={search.role} />}
    >
      {({ list }, { pages }) => (
        <>
          <UpcomingView events={list} role={search.role} />
          {pages}
        </>
      )}
    </ListStates>
  );
}

const NothingUpcoming = ({ role }: { role: CalendarSearch['role'] }) => (
  <Card>
    {role === 'host' ? (
      <EmptyState
        illustration={illustrations.emptyNotes}
        title="Belum ada sesi yang kamu adakan"
        action={<Button href={screens.creatorCatalog()}>Buka katalog kelas</Button>}
      >
        Jadwal webinar dan sesi langsung mitramu muncul di sini.
      </EmptyState>
    ) : (
      <EmptyState
        illustration={illustrations.emptyNotes}
        title="Belum ada jadwal mendatang"
        action={<Button href={screens.catalog({ tabs: 1 })}>Lihat webinar</Button>}
      >
        Webinar, sesi langsung, dan tenggat tugasmu muncul di sini.
      </EmptyState>
    )}
  </Card>
);
