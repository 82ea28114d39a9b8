import { useMemo } from 'react';
import type { Attendee } from '@sinau/contracts/study/attendance/attendance.schemas';
import { dateTime, decimal } from '@sinau/format';
import { useSearch } from '@sinau/shell';
import { Badge, EmptyState, illustrations, ProgressBar } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { attendanceLabels } from '../../shared/attendance-labels.ts';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { attendanceSearch, attendanceSorts, presences } from './attendance-search.ts';
import { attendeesAsCsv, useAttendees } from './attendance.data.ts';
import { MarkButton } from './mark-button.tsx';
import './attendance-list.css';

const columnsOf = (sessionId: string): readonly Column<Attendee>[] => [
  { title: 'Peserta', sort: 'fullname', isText: true, isMain: true, cell: ({ fullname }) => <b>{fullname}</b> },
  {
    title: 'Kehadiran',
    card: 'line',
    cell: ({ attendance }) => (attendance ? <Badge tone="success">Hadir</Badge> : <Badge>Belum hadir</Badge>),
  },
  {
    title: 'Waktu',
    cell: ({ attendance }) => (attendance ? <span className="num">{dateTime(attendance.at)}</span> : '–'),
  },
  {
    title: 'Cara',
    cell: ({ attendance }) =>
      attendance ? `${attendanceLabels[attendance.method]}${attendance.reason ? `: ${attendance.reason}` : ''}` : '–',
  },
  {
    title: 'Tindakan',
    isTitleHidden: true,
    card: 'corner',
    cell: (attendee) => <MarkButton sessionId={sessionId} attendee={attendee} />,
  },
];

function AttendedCount({ present, participants }: { present: number; participants: number }) {
  if (participants === 0) return null;
  return (
    <div className="attended-count num">
      <p role="status">
        <b>{decimal(present)}</b> dari {decimal(participants)} peserta hadir
      </p>
      <ProgressBar value={(100 * present) / participants} label="Peserta yang hadir" />
    </div>
  );
}

/** Participants at a session, as they come in. */
export function AttendanceList({ sessionId }: { sessionId: string }) {
  const definition = useMemo(() => attendanceSearch(sessionId), [sessionId]);
  const columns = useMemo(() => columnsOf(sessionId), [sessionId]);
  const search = useSearch(definition.read);
  const attendees = useAttendees(sessionId, search);
  const { hrefFor, clearHref, choose } = useListAddress(definition, search, { keyword: '', presence: null });
  return (
    <>
      {attendees.data && <AttendedCount {...attendees.data} />}
      <DataList
        rows={attendees}
        columns={columns}
        search={search}
        hrefFor={hrefFor}
        noun="peserta"
        clearHref={clearHref}
        empty={
          <EmptyState title="Belum ada peserta" illustration={illustrations.emptyNotes}>
            Peserta muncul di sini begitu mereka punya kursi.
          </EmptyState>
        }
        tools={
          <ListTools
            label="Cari peserta"
            placeholder="Cari nama"
            search={search}
            hrefFor={hrefFor}
            sorts={attendanceSorts}
            fetchCsv={() => attendeesAsCsv(sessionId, search)}
          >
            <ChoiceFilter
              label="Kehadiran"
              all="Semua peserta"
              words={{ present: { label: presences.present }, absent: { label: presences.absent } }}
              value={search.presence}
              onChange={(presence) => choose({ presence })}
            />
          </ListTools>
        }
      />
    </>
  );
}
