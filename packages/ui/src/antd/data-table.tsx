import { Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';

export interface Column<Row> {
  title: string;
  /** For a column whose cells need no title, such as a menu. */
  isTitleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Below the cell, in small print. */
  note?: (row: Row) => ReactNode;
  /** Sort name of the server. Text starts from A, everything else from the highest. */
  sort?: string;
  isText?: boolean;
  /** Marks the row's name: its header in the table, the head of its card. */
  isMain?: boolean;
  isNumber?: boolean;
  /** Shown in the table from 1200 px on. */
  isWide?: boolean;
  /** Position on a card, without its title; otherwise it is one of the facts. */
  card?: 'line' | 'corner' | 'nowhere';
}

interface DataTableProps<Row> {
  /** Describes the rows for users who cannot see them. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The order of the list: a name, with a minus for descending. */
  sort: string;
  onSort: (sort: string) => void;
  /** The rows are those of the previous page while the next ones are loading. */
  isRefreshing: boolean;
}

/** Table with room for columns. The server sorts and pages, so antd does neither. */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  sort,
  onSort,
  isRefreshing,
}: DataTableProps<Row>) {
  return (
    <div className="data-table num" data-refreshing={isRefreshing || undefined}>
      <Table<Row>
        aria-label={label}
        aria-busy={isRefreshing}
        rowKey="id"
        dataSource={rows}
        columns={columns.map((column) => antdColumn(column, sort))}
        pagination={false}
        showSorterTooltip={false}
        onChange={(_pages, _filters, sorter) => {
          if (Array.isArray(sorter) || !sorter.order) return;
          onSort(`${sorter.order === 'descend' ? '-' : ''}${String(sorter.columnKey)}`);
        }}
      />
    </div>
  );
}

function antdColumn<Row>(column: Column<Row>, sort: string): TableColumnType<Row> {
  const { title, isTitleHidden, cell, note, isText, isMain, isNumber, isWide } = column;
  return {
    key: column.sort ?? title,
    title: isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title,
    render: (_value, row) => (
      <>
        {cell(row)}
        {note && <p className="muted xs">{note(row)}</p>}
      </>
    ),
    ...(isMain && { rowScope: 'row' }),
    ...(isNumber && { align: 'end', className: 'data-table-number nowrap' }),
    ...(isWide && { responsive: ['xl'] }),
    ...(column.sort && {
      sorter: true,
      sortOrder: sort === column.sort ? 'ascend' : sort === `-${column.sort}` ? 'descend' : null,
      // antd switches to the direction after the current one, and would otherwise end at unsorted.
      sortDirections: isText ? ['ascend', 'descend', 'ascend'] : ['descend', 'ascend', 'descend'],
    }),
  };
}
