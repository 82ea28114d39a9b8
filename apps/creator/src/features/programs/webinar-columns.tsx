import type { MyWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { clock, date, dateTime, decimal } from '@sinau/format';
import { Badge } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { hrefForInstructor } from '../../shared/instructor-labels.ts';
import { ClassCell } from '../../shared/list/class-cell.tsx';
import { StatusBadge } from '../../shared/program-status.tsx';
import { priceLabels } from './price-labels.ts';
import { ProgramMenu } from './program-menu.tsx';

export const webinarColumns: readonly Column<MyWebinar>[] = [
  {
    title: 'Webinar',
    sort: 'title',
    isText: true,
    isMain: true,
    cell: (webinar) => (
      <ClassCell
        href={hrefForInstructor(webinar)}
        title={webinar.title}
        thumbnail={webinar.thumbnail}
        note={`${decimal(webinar.totalLesson)} sesi`}
      />
    ),
  },
  { title: 'Jadwal', sort: 'startsAt', cell: (webinar) => <Schedule {...webinar} /> },
  { title: 'Status', cell: (webinar) => <State {...webinar} /> },
  { title: 'Tiket mulai', sort: 'salePrice', isNumber: true, cell: ({ salePrice }) => priceLabels(salePrice) },
  { title: 'Peserta', isNumber: true, cell: ({ participantCount }) => decimal(participantCount) },
  { title: 'Tindakan', isTitleHidden: true, card: 'corner', cell: (webinar) => <ProgramMenu program={webinar} /> },
];

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
