import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { screens } from '@sinau/contracts/screens';
import { calendarLeaf, time, weekdayDate } from '@sinau/format';
import { Link } from '@sinau/ui';
import { kindLabels } from './event-kinds.ts';
import { useThisWeek } from './this-week.data.ts';

/** Next deadlines and sessions of the classes that somebody studies. */
export function ThisWeek() {
  const { data, isError } = useThisWeek();
  if (isError && !data) return <p className="muted this-week-none">Jadwalmu gagal dimuat. Coba buka kalendermu.</p>;
  const events = data?.list.filter(({ cancelledAt }) => cancelledAt === null) ?? [];
  if (events.length === 0)
    return <p className="muted this-week-none">Tidak ada tenggat atau sesi langsung. Waktunya belajar sesukamu.</p>;
  return (
    <ul className="this-week">
      {events.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </ul>
  );
}

function Event({ event }: { event: CalendarEvent }) {
  const { kind, title, startsAt, class: of } = event;
  const leaf = calendarLeaf(startsAt);
  return (
    <li className={kind === 'deadline' ? 'this-week-row is-due' : 'this-week-row'}>
      <p className="this-week-leaf num" aria-hidden="true">
        <span>{leaf.weekday}</span>
        <b>{leaf.day}</b>
      </p>
      <div className="this-week-text">
        <Link href={screens.continueClass(of.slug, of.type)}>{title}</Link>
        <span className="muted sm">{of.title}</span>
        <time dateTime={startsAt} className="muted xs num">
          <span className="sr">{weekdayDate(startsAt)}, </span>
          {kindLabels[kind]} · {kind === 'deadline' && 'sampai '}
          {time(startsAt)}
        </time>
      </div>
    </li>
  );
}
