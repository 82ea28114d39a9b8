import type { ParticipantReport } from '@sinau/contracts/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, relative } from '@sinau/format';
import { Avatar, Link } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ProgressCell } from './progress-cell.tsx';

export const participantColumns: readonly Column<ParticipantReport>[] = [
  {
    title: 'Peserta',
    sort: 'fullname',
    isText: true,
    isMain: true,
    cell: ({ id, fullname, avatar, hasAccess }) => (
      <div className="row">
        <Avatar src={avatar} size="sm" />
        <div>
          <Link href={screens.participantReport(id)}>{fullname}</Link>
          {!hasAccess && <p className="muted xs">Akses berakhir</p>}
        </div>
      </div>
    ),
  },
  {
    title: 'Progres',
    sort: 'progress',
    card: 'line',
    cell: ({ progress, fullname }) => <ProgressCell value={progress} label={`Progres ${fullname}`} />,
  },
  {
    title: 'Bergabung',
    sort: 'enrolledAt',
    cell: ({ enrolledAt }) => <span className="nowrap">{date(enrolledAt)}</span>,
  },
  {
    title: 'Aktivitas terakhir',
    sort: 'lastActivityAt',
    cell: ({ lastActivityAt }) =>
      lastActivityAt ? (
        <span className="nowrap">{relative(lastActivityAt)}</span>
      ) : (
        <span className="muted">Belum ada</span>
      ),
  },
  {
    title: 'Tuntas',
    sort: 'completedAt',
    cell: ({ completedAt }) =>
      completedAt ? <span className="nowrap">{date(completedAt)}</span> : <span className="muted">–</span>,
  },
];
