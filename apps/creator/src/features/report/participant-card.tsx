import type { ParticipantReport } from '@sinau/contracts/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, relative } from '@sinau/format';
import { Avatar, Card, Link } from '@sinau/ui';
import { ProgressCell } from './progress-cell.tsx';

export function ParticipantCard({
  participant: { id, fullname, avatar, progress, enrolledAt, lastActivityAt, completedAt, hasAccess },
}: {
  participant: ParticipantReport;
}) {
  return (
    <Card as="li" className="list-card">
      <div className="row">
        <Avatar src={avatar} size="sm" />
        <div>
          <Link href={screens.participantReport(id)}>{fullname}</Link>
          {!hasAccess && <p className="muted xs">Akses berakhir</p>}
        </div>
      </div>
      <ProgressCell value={progress} label={`Progres ${fullname}`} />
      <dl className="list-card-facts num">
        <dt>Bergabung</dt>
        <dd>{date(enrolledAt)}</dd>
        <dt>Aktivitas terakhir</dt>
        <dd>{lastActivityAt ? relative(lastActivityAt) : 'Belum ada'}</dd>
        {completedAt && (
          <>
            <dt>Selesai</dt>
            <dd>{date(completedAt)}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}
