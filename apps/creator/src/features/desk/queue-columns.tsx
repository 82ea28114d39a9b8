import type { ReviewedClass } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { date } from '@sinau/format';
import { Badge } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { PersonLink } from '../../shared/person-link.tsx';
import { ClassCell } from '../../shared/list/class-cell.tsx';
import { StatusBadge } from '../../shared/program-status.tsx';
import { WaitingSince } from './waiting-since.tsx';

export type QueueRow = Omit<ReviewedClass, 'type' | 'format'>;

/** Columns for classes or for bundles. */
export const queueColumns = (title: string, hrefOf: (slug: string) => string): readonly Column<QueueRow>[] => [
  {
    title,
    sort: 'title',
    isText: true,
    isMain: true,
    cell: ({ slug, thumbnail, mitra, ...row }) => (
      <ClassCell href={hrefOf(slug)} title={row.title} thumbnail={thumbnail} note={mitra.name} />
    ),
  },
  {
    title: 'Status',
    cell: ({ statusApprove, suspendedAt }) =>
      suspendedAt ? <Badge tone="danger">Penjualan dihentikan</Badge> : <StatusBadge status={statusApprove} />,
  },
  {
    title: 'Menunggu',
    sort: 'submittedAt',
    isText: true,
    cell: ({ submittedAt, statusApprove }) => {
      if (!submittedAt) return '–';
      return statusApprove === 'waiting' || statusApprove === 'review' ? (
        <WaitingSince submittedAt={submittedAt} />
      ) : (
        <span className="muted nowrap">{date(submittedAt)}</span>
      );
    },
  },
  {
    title: 'Peninjau',
    cell: ({ reviewer }) => (reviewer ? <PersonLink id={reviewer.id} name={reviewer.fullname} /> : '–'),
  },
];
