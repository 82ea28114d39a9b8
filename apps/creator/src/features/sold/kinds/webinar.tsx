import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { webinar } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import type { MyWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { clock, date, dateTime, decimal } from '@sinau/format';
import { Badge } from '@sinau/ui';
import { hrefForInstructor } from '../../../shared/instructor-labels.ts';
import { missingNote, StatusBadge } from '../../../shared/program-status.tsx';
import { priceColumn, titleColumn } from '../sold-columns.tsx';
import type { SoldKind } from '../sold-kind.ts';
import { classActions, classTexts } from './class-actions.tsx';

export const webinarKind: SoldKind<'webinar'> = {
  ...classActions('webinar'),
  useRows: (query, isArchived) =>
    useQuery({
      ...(isArchived ? webinar.archived : webinar.mine).query({ query }),
      placeholderData: keepPreviousData,
    }),
  columns: [
    titleColumn<MyWebinar>({
      title: 'Webinar',
      hrefOf: hrefForInstructor,
      noteOf: ({ totalLesson }) => `${decimal(totalLesson)} sesi`,
    }),
    { title: 'Jadwal', sort: 'startsAt', cell: (row) => <Schedule {...row} /> },
    { title: 'Status', cell: (row) => <State {...row} />, note: missingNote },
    priceColumn('Tiket mulai'),
    { title: 'Peserta aktif', isNumber: true, cell: ({ participantCount }) => decimal(participantCount) },
  ],
  texts: {
    ...classTexts,
    removing:
      'beserta semua sesi dan tiketnya akan hilang untuk selamanya. Yang sudah punya peserta hanya bisa diarsipkan.',
    empty: {
      href: screens.createWebinar(),
      hint: 'Mulai dari judul. Jadwal, pembicara, dan tiketnya bisa menyusul.',
    },
    emptyArchive: { title: 'Belum ada webinar di arsip', wayOut: 'Ke Katalog Kelas' },
  },
};

function Schedule({ startsAt, endsAt }: MyWebinar) {
  if (!startsAt || !endsAt) return <span className="muted">Belum dijadwalkan</span>;
  if (date(startsAt) === date(endsAt)) return <span className="num">{dateTime(startsAt)}</span>;
  return (
    <span className="num">
      {date(startsAt)}, {clock(startsAt)} – {date(endsAt)}
    </span>
  );
}

const hasEnded = ({ status, endsAt }: MyWebinar) =>
  status === 'publish' && endsAt !== null && new Date(endsAt) <= new Date();

const State = (webinar: MyWebinar) =>
  hasEnded(webinar) ? <Badge>Sudah selesai</Badge> : <StatusBadge status={webinar.statusApprove} />;
