import { useState } from 'react';
import type { WebinarSession } from '@sinau/contracts/webinar/webinar.schemas';
import { duration, fullDateTime } from '@sinau/format';
import { Badge, Card } from '@sinau/ui';
import { Calendar, Clock } from '@sinau/ui/icons';
import './webinar-schedule.css';

/** The sessions with their times. */
export function WebinarSchedule({ sessions }: { sessions: readonly WebinarSession[] }) {
  const [now] = useState(() => new Date());
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="jadwal">
      <h2 id="jadwal">Jadwal</h2>
      <Card className="webinar-schedule">
        <ol>
          {sessions.map(({ id, title, startsAt, endsAt }) => (
            <li key={id}>
              <p>
                <b>{title}</b> <SessionState startsAt={startsAt} endsAt={endsAt} now={now} />
              </p>
              <p className="meta num">
                <span>
                  <Calendar />
                  <time dateTime={startsAt}>{fullDateTime(startsAt)}</time>
                </span>
                <span>
                  <Clock />
                  {duration((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

function SessionState({ startsAt, endsAt, now }: Pick<WebinarSession, 'startsAt' | 'endsAt'> & { now: Date }) {
  if (new Date(endsAt) <= now) return <Badge>Selesai</Badge>;
  return new Date(startsAt) <= now && <Badge tone="success">Sedang berlangsung</Badge>;
}
