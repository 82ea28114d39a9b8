import type { ParticipantReport } from '@sinau/contracts/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, relative } from '@sinau/format';
import { Avatar, Link } from '@sinau/ui';
import { SortHeader } from '../../shared/table/sort-header.tsx';
import '../../shared/table/data-table.css';
import type { ParticipantSort } from './participant-search.ts';
import { ProgressCell } from './progress-cell.tsx';
import './participant-table.css';

interface ParticipantTableProps {
  participants: readonly ParticipantReport[];
  sort: ParticipantSort;
  isRefreshing: boolean;
  onSort: (sort: ParticipantSort) => void;
}

export function ParticipantTable({ participants, sort, isRefreshing, onSort }: ParticipantTableProps) {
  const order = { sort, onSort };
  return (
    <table className="data-table participant-table" aria-busy={isRefreshing}>
      <caption className="sr">Peserta kelas</caption>
      <thead>
        <tr>
          <SortHeader {...order} name="fullname" isText>
            Peserta
          </SortHeader>
          <SortHeader {...order} name="progress">
            Progres
          </SortHeader>
          <SortHeader {...order} name="enrolledAt">
            Bergabung
          </SortHeader>
          <SortHeader {...order} name="lastActivityAt">
            Aktivitas terakhir
          </SortHeader>
          <SortHeader {...order} name="completedAt">
            Selesai
          </SortHeader>
        </tr>
      </thead>
      <tbody className="num">
        {participants.map(({ id, fullname, avatar, progress, enrolledAt, lastActivityAt, completedAt, hasAccess }) => (
          <tr key={id}>
            <th scope="row">
              <div className="row">
                <Avatar src={avatar} size="sm" />
                <div>
                  <Link href={screens.participantReport(id)}>{fullname}</Link>
                  {!hasAccess && <p className="muted xs">Akses berakhir</p>}
                </div>
              </div>
            </th>
            <td>
              <ProgressCell value={progress} label={`Progres ${fullname}`} />
            </td>
            <td className="nowrap">{date(enrolledAt)}</td>
            <td className="nowrap">
              {lastActivityAt ? relative(lastActivityAt) : <span className="muted">Belum ada</span>}
            </td>
            <td className="nowrap">{completedAt ? date(completedAt) : <span className="muted">–</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
