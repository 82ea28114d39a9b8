import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { hasScope } from '@sinau/contracts/authoring/instructor/instructor.rules';
import { useProfile } from '@sinau/shell';
import { Badge, classes, Link } from '@sinau/ui';
import type { CalendarRole } from './calendar.data.ts';
import { kindLabels } from './event-kinds.ts';
import { addressOf, timesOf } from './event-labels.ts';

/** Events of one day, or those that remain of it. */
export function EventList({ events, role }: { events: readonly CalendarEvent[]; role: CalendarRole }) {
  const marksPresence = hasScope(useProfile()?.mitra?.scopes ?? null, 'grade');
  return (
    <ul className="event-list">
      {events.map((event) => (
        <li key={event.id}>
          <Link
            href={addressOf(event, role, marksPresence)}
            className={classes('event-row', `event-${event.kind}`, event.cancelledAt !== null && 'is-cancelled')}
          >
            <span className="event-times num">{timesOf(event)}</span>
            <span className="grow">
              <b>{event.title}</b>
              <span className="muted sm">{event.class.title}</span>
            </span>
            {event.cancelledAt ? <Badge tone="danger">Dibatalkan</Badge> : <Badge>{kindLabels[event.kind]}</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
