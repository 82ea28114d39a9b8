import { Card } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import './data-list.css';

/** Rows of a table on a phone: the title of each, then its facts. */
export function RowCards<Row extends { id: string }>({
  columns,
  rows,
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}) {
  const placed = (place: Column<Row>['card']) => columns.filter(({ isMain, card }) => !isMain && card === place);
  const lines = placed('line').filter(({ isTitleHidden }) => !isTitleHidden);
  const actions = placed('line').filter(({ isTitleHidden }) => isTitleHidden);
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
          {lines.map((column) => (
            <Cell key={column.title} column={column} row={row} />
          ))}
          <dl className="row-card-facts">
            {placed(undefined).map((column) => (
              <Fact key={column.title} column={column} row={row} />
            ))}
          </dl>
          {actions.map((column) => (
            <Cell key={column.title} column={column} row={row} />
          ))}
        </Card>
      ))}
    </ul>
  );
}

/** Fact of a row. A table needs a dash where there is nothing; a card omits the line. */
function Fact<Row>({ column: { title, cell, note }, row }: { column: Column<Row>; row: Row }) {
  const fact = cell(row);
  if (fact === '–') return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {fact}
        {note && <p className="muted xs">{note(row)}</p>}
      </dd>
    </div>
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
