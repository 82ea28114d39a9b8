import { Card } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import './row-cards.css';

/** The rows of a table on a phone: what each is about, then its facts. */
export function RowCards<Row extends { id: string }>({
  columns,
  rows,
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}) {
  const placed = (place: Column<Row>['card']) => columns.filter(({ isMain, card }) => !isMain && card === place);
  const mains = columns.filter(({ isMain }) => isMain);
  return (
    <ul className="row-cards num">
      {rows.map((row) => (
        <Card as="li" key={row.id} className="row-card">
          <div className="row-card-head">
            {mains.map((column) => (
              <Cell key={column.title} column={column} row={row} />
            ))}
            {placed('corner').map((column) => (
              <Cell key={column.title} column={column} row={row} />
            ))}
          </div>
          {placed('line').map((column) => (
            <Cell key={column.title} column={column} row={row} />
          ))}
          <dl className="row-card-facts">
            {placed(undefined).map((column) => (
              <div key={column.title}>
                <dt>{column.title}</dt>
                <dd>
                  {column.cell(row)}
                  {column.note && <span className="muted"> {column.note(row)}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </ul>
  );
}

function Cell<Row>({ column: { cell, note }, row }: { column: Column<Row>; row: Row }) {
  return (
    <div>
      {cell(row)}
      {note && <p className="muted xs">{note(row)}</p>}
    </div>
  );
}
