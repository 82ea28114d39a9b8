import type { WebinarSession } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { decimal } from '@sinau/format';
import { Card } from '@sinau/ui';
import { SessionList } from '../../shared/session-list.tsx';
import './webinar-schedule.css';

/** Sessions with their times. */
export function WebinarSchedule({ sessions }: { sessions: readonly WebinarSession[] }) {
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="jadwal">
      <h2 id="jadwal">{sessions.length === 1 ? 'Jadwal' : `Jadwal ${decimal(sessions.length)} sesi`}</h2>
      <Card className="webinar-schedule">
        <SessionList sessions={sessions} />
      </Card>
    </section>
  );
}
