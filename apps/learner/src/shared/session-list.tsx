import type { ScheduledSession } from '@sinau/contracts/study/live/live.schemas';
import { calendarLeaf, duration, period } from '@sinau/format';
import { Avatar, Badge, useNow } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';
import { LocalPeriod } from './local-period.tsx';
import './session-list.css';

type Session = Omit<ScheduledSession, 'id'> & { id: string };

interface SessionListProps {
  sessions: readonly Session[];
  headingLevel?: 3 | 4;
}

/** List of live sessions: when, about what and with whom. Their meeting address is shown to participants, elsewhere. */
export function SessionList({ sessions, headingLevel = 3 }: SessionListProps) {
  const now = useNow();
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className="session-list">
      {sessions.map((session) => {
        const { id, title, startsAt, endsAt, cancelledAt, speakers } = session;
        const leaf = calendarLeaf(startsAt);
        return (
          <li key={id} data-cancelled={cancelledAt !== null}>
            <p className="session-leaf num" aria-hidden>
              <span>{leaf.month}</span>
              <b>{leaf.day}</b>
              <span>{leaf.weekday}</span>
            </p>
            <div className="session-text">
              <Heading>
                {title} <SessionState session={session} now={now} />
              </Heading>
              <p className="meta num">
                <time dateTime={startsAt}>{period(startsAt, endsAt)}</time>
                <span>
                  <Clock />
                  {duration((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)}
                </span>
                <LocalPeriod from={startsAt} to={endsAt} />
              </p>
              {speakers.length > 0 && <Speakers speakers={speakers} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const Speakers = ({ speakers }: Pick<Session, 'speakers'>) => (
  <p className="session-speakers sm">
    {speakers.map(({ id, photo }) => (
      <Avatar key={id} src={photo} size="sm" />
    ))}
    <span>Bersama {speakers.map(({ name }) => name).join(', ')}</span>
  </p>
);

function SessionState({ session: { startsAt, endsAt, cancelledAt }, now }: { session: Session; now: Date }) {
  if (cancelledAt) return <Badge tone="danger">Dibatalkan</Badge>;
  if (new Date(endsAt) <= now) return <Badge>Selesai</Badge>;
  return new Date(startsAt) <= now && <Badge tone="success">Sedang berlangsung</Badge>;
}
