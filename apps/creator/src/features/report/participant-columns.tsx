import type { ParticipantReport } from '@sinau/contracts/backoffice/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, decimal, relative } from '@sinau/format';
import { Avatar, Link } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ProgressCell } from './progress-cell.tsx';
import './participant-columns.css';

const columns: readonly Column<ParticipantReport>[] = [
  {
    title: 'Peserta',
    sort: 'fullname',
    isText: true,
    isMain: true,
    cell: ({ id, fullname, avatar, hasAccess, enrolments }) => (
      <div className="row">
        <Avatar src={avatar} size="sm" />
        <div>
          {enrolments.length === 0 ? <Link href={screens.participantReport(id)}>{fullname}</Link> : <b>{fullname}</b>}
          {enrolments.length > 0 && (
            <ul className="participant-enrolments xs num">
              {enrolments.map((one) => (
                <li key={one.id}>
                  <Link href={screens.participantReport(one.id)}>{one.title}</Link> · {one.progress}%
                </li>
              ))}
            </ul>
          )}
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

const sessionsColumn: Column<ParticipantReport> = {
  title: 'Sesi langsung',
  cell: ({ sessions }) =>
    sessions && (
      <span className="num nowrap">
        {decimal(sessions.attended)} dari {decimal(sessions.held)}
      </span>
    ),
};

/** Columns of participants. Attendance is shown only for a class that held sessions. */
export const participantColumns = (hasSessions: boolean) => (hasSessions ? columnsWithSessions : columns);
const columnsWithSessions = columns.toSpliced(2, 0, sessionsColumn);
