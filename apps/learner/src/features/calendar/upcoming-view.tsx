import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { weekdayDate } from '@sinau/format';
import { dayOf, startOf, type Day } from '@sinau/format/calendar';
import { Card } from '@sinau/ui';
import type { CalendarRole } from './calendar.data.ts';
import { EventList } from './event-list.tsx';

/** Upcoming events, day by day. */
export const UpcomingView = ({ events, role }: { events: readonly CalendarEvent[]; role: CalendarRole }) => (
  <div className="stack">
    {byDay(events).map(([day, ofDay]) => (
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

function byDay(events: readonly CalendarEvent[]) {
  const days = new Map<Day, CalendarEvent[]>();
  for (const event of events) {
    const day = dayOf(event.startsAt);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
}
