import { useState } from 'react';
import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { clock, longDate, monthAndYear, weekdayDate } from '@sinau/format';
import { addMonths, dayOf, startOf, weeksOf, type Day, type Month } from '@sinau/format/calendar';
import { classes, IconButton, Button } from '@sinau/ui';
import { ChevronLeft, ChevronRight } from '@sinau/ui/icons';
import { daysOf, type CalendarRole } from './calendar.data.ts';
import { EventList } from './event-list.tsx';

const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];

interface MonthViewProps {
  month: Month;
  today: Day;
  events: readonly CalendarEvent[];
  role: CalendarRole;
  isRefreshing: boolean;
  hrefFor: (month: Month) => string;
}

/** Month as a grid: the events of each day, and below it the chosen day in full. */
export function MonthView({ month, today, events, role, isRefreshing, hrefFor }: MonthViewProps) {
  const isThisMonth = today.startsWith(month);
  const [picked, setPicked] = useState<Day | null>(null);
  const chosen = picked && picked.startsWith(month) ? picked : isThisMonth ? today : `${month}-01`;
  const eventsOn = (day: Day) =>
    events.filter((event) => {
      const { first, last } = daysOf(event);
      return first <= day && day <= last;
    });
  /** First day of this month after today that has an event. */
  const next = events
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map(({ startsAt }) => dayOf(startsAt))
    .filter((day) => isThisMonth && day > today && day.startsWith(month))
    .sort()[0];
  return (
    <div className="month-view" aria-busy={isRefreshing}>
      <div className="month-head">
        <h2 aria-live="polite">{monthAndYear(startOf(`${month}-01`))}</h2>
        <div className="row">
          {!isThisMonth && (
            <Button variant="text" href={hrefFor(today.slice(0, 7))}>
              Hari ini
            </Button>
          )}
          <IconButton label="Bulan sebelumnya" href={hrefFor(addMonths(month, -1))}>
            <ChevronLeft />
          </IconButton>
          <IconButton label="Bulan berikutnya" href={hrefFor(addMonths(month, 1))}>
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      <table className="month-grid" aria-label={`Jadwal ${monthAndYear(startOf(`${month}-01`))}`}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  events={eventsOn(day)}
                  isOutside={!day.startsWith(month)}
                  isToday={day === today}
                  isChosen={day === chosen}
                  onChoose={() => setPicked(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <section className="month-day" aria-labelledby="hari-terpilih">
        <h3 id="hari-terpilih">{weekdayDate(startOf(chosen))}</h3>
        {eventsOn(chosen).length > 0 ? (
          <EventList events={eventsOn(chosen)} role={role} />
        ) : (
          <p className="muted">Tidak ada jadwal di hari ini.</p>
        )}
      </section>
      {next && eventsOn(chosen).length === 0 && (
        <section className="month-day" aria-labelledby="hari-berikutnya">
          <h3 id="hari-berikutnya">Berikutnya: {weekdayDate(startOf(next))}</h3>
          <EventList events={eventsOn(next)} role={role} />
        </section>
      )}
    </div>
  );
}

/** Shortens a title to fit a cell. */
const shortTitle = (title: string) => title.replace(/^Sesi langsung: (.)/, (_, first: string) => first.toUpperCase());

/** Number of events that fit into a cell. */
const shownInCell = 2;

interface DayCellProps {
  day: Day;
  events: readonly CalendarEvent[];
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function DayCell({ day, events, isOutside, isToday, isChosen, onChoose }: DayCellProps) {
  const label = `${longDate(startOf(day))}, ${events.length > 0 ? `${events.length} jadwal` : 'tidak ada jadwal'}`;
  return (
    <td className={classes(isOutside && 'is-outside', isToday && 'is-today', isChosen && 'is-chosen')}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        disabled={isOutside}
        onClick={onChoose}
      >
        <span className="month-number num">{Number(day.slice(-2))}</span>
      </button>
      <span className="month-events" aria-hidden>
        {events.slice(0, shownInCell).map((event) => (
          <span
            key={event.id}
            className={classes('month-event', `event-${event.kind}`, event.cancelledAt !== null && 'is-cancelled')}
          >
            <span className="month-event-text">
              {dayOf(event.startsAt) === day && <span className="num">{clock(event.startsAt)} </span>}
              {shortTitle(event.title)}
            </span>
          </span>
        ))}
        {events.length > shownInCell && <span className="month-more">+{events.length - shownInCell} lagi</span>}
      </span>
    </td>
  );
}
