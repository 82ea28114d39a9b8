import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';
import { date, decimal } from '@sinau/format';
import type { Column } from '@sinau/ui/antd/data-table';
import { hrefForInstructor } from '../../shared/instructor-labels.ts';
import { ClassCell } from '../../shared/list/class-cell.tsx';
import { programFormatLabels } from '../../shared/program-formats.ts';
import { StatusBadge } from '../../shared/program-status.tsx';
import { priceLabels } from './price-labels.ts';
import { ProgramMenu } from './program-menu.tsx';

export const programColumns: readonly Column<MyProgram>[] = [
  {
    title: 'Kelas',
    sort: 'title',
    isText: true,
    isMain: true,
    cell: (program) => (
      <ClassCell
        href={hrefForInstructor(program)}
        title={program.title}
        thumbnail={program.thumbnail}
        note={`${programFormatLabels[program.format].label} · ${decimal(program.totalLesson)} materi`}
      />
    ),
  },
  { title: 'Status', cell: ({ statusApprove }) => <StatusBadge status={statusApprove} /> },
  { title: 'Harga', sort: 'salePrice', isNumber: true, cell: ({ salePrice }) => priceLabels(salePrice) },
  { title: 'Peserta', isNumber: true, cell: ({ participantCount }) => decimal(participantCount) },
  {
    title: 'Diubah',
    sort: 'updatedAt',
    isWide: true,
    card: 'nowhere',
    cell: ({ updatedAt }) => <span className="nowrap muted">{date(updatedAt)}</span>,
  },
  { title: 'Tindakan', isTitleHidden: true, card: 'corner', cell: (program) => <ProgramMenu program={program} /> },
];
