import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { weekdayDate } from '@sinau/format';
import { dayOf, startOf } from '@sinau/format/calendar';
import { Card } from '@sinau/ui';
import { groupBy } from '../../shared/group-by.ts';
import type { CalendarRole } from './calendar.data.ts';
import { EventList } from './event-list.tsx';

/** Upcoming events, day by day. */
export const UpcomingView = ({ events, role }: { events: readonly CalendarEvent[]; role: CalendarRole }) => (
  <div className="stack">
    {groupBy(events, ({ startsAt }) => dayOf(startsAt)).map(([day, ofDay]) => (
      <Card key={day} padded>
        <section aria-labelledby={`hari-${day}`}>
          <h2 id={`hari-${day}`} className="event-day">
            {weekdayDate(startOf(day))}
          </h2>
          <EventList events={ofDay} role={role} />
        </section>
      </Card>
    ))}
  </div>
);
