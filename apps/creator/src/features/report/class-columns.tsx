import type { ClassReport } from '@sinau/contracts/backoffice/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import type { Column } from '@sinau/ui/antd/data-table';
import { ClassCell } from '../../shared/list/class-cell.tsx';
import { kindLabels } from './kind-labels.ts';
import { ProgressCell } from './progress-cell.tsx';

const learningColumns: readonly Column<ClassReport>[] = [
  {
    title: 'Kelas',
    sort: 'title',
    isText: true,
    isMain: true,
    cell: (row) => (
      <ClassCell
        href={screens.classReport({ type: row.type, id: row.slug })}
        title={row.title}
        thumbnail={row.thumbnail}
        note={kindLabels(row)}
      />
    ),
  },
  { title: 'Peserta', sort: 'participants', isNumber: true, cell: ({ participants }) => decimal(participants) },
  { title: 'Tuntas', sort: 'completed', isNumber: true, cell: ({ completed }) => decimal(completed) },
  {
    title: 'Rata-rata progres',
    sort: 'averageProgress',
    card: 'line',
    cell: ({ averageProgress, title }) => <ProgressCell value={averageProgress} label={`Rata-rata progres ${title}`} />,
  },
];

/** Columns; instructors do not see sales. */
export const classColumns = ({ hasSales }: { hasSales: boolean }): readonly Column<ClassReport>[] =>
  hasSales
    ? [
        ...learningColumns,
        {
          title: 'Pendapatan',
          sort: 'share',
          isNumber: true,
          isWide: true,
          cell: ({ share }) => <b>{rupiah(share)}</b>,
        },
      ]
    : learningColumns;
