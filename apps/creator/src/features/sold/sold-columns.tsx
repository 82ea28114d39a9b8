import { date, rupiah } from '@sinau/format';
import type { Column } from '@sinau/ui/antd/data-table';
import { ClassCell } from '../../shared/list/class-cell.tsx';

interface TitleOptions<Row> {
  title: string;
  hrefOf: (row: Row) => string;
  noteOf: (row: Row) => string;
}

export const titleColumn = <Row extends { title: string; thumbnail: string | null }>({
  title,
  hrefOf,
  noteOf,
}: TitleOptions<Row>): Column<Row> => ({
  title,
  sort: 'title',
  isText: true,
  isMain: true,
  cell: (row) => <ClassCell href={hrefOf(row)} title={row.title} thumbnail={row.thumbnail} note={noteOf(row)} />,
});

/** Column of the price. It may be undecided while building; a price of 0 is decided too. */
export const priceColumn = (title: string): Column<{ salePrice: number | null }> => ({
  title,
  sort: 'salePrice',
  isNumber: true,
  cell: ({ salePrice }) => (salePrice === null ? 'Belum ada' : rupiah(salePrice)),
});

export const updatedColumn: Column<{ updatedAt: string }> = {
  title: 'Diubah',
  sort: 'updatedAt',
  isWide: true,
  card: 'nowhere',
  cell: ({ updatedAt }) => <span className="nowrap muted">{date(updatedAt)}</span>,
};
