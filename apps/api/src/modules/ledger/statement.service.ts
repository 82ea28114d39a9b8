import { startOf, addMonths, monthOf, type Month } from '@sinau/format/calendar';
import type { Partner } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { readAll } from '../../platform/keyset.ts';
import { statementTable } from './statement.table.ts';
import { findBalanceAt, findStatementRows, type StatementRow } from './wallet.queries.ts';

export type StatementService = ReturnType<typeof createStatementService>;

interface OfMonth {
  readonly month?: Month | undefined;
}

/** What moved a mitra's money in a month. */
export function createStatementService({ exportDb, clock }: Pick<Deps, 'exportDb' | 'clock'>) {
  const spanOf = ({ month = monthOf(clock.now()) }: OfMonth) => ({
    month,
    from: startOf(`${month}-01`),
    to: startOf(`${addMonths(month, 1)}-01`),
  });

  return {
    /** Read page by page as it is sent, so that its length costs no memory. */
    async csv({ mitraId }: Partner, query: OfMonth) {
      const span = spanOf(query);
      const opening = await findBalanceAt(exportDb, mitraId, span.from);
      const rows = readAll<StatementRow>(
        (keyset) => findStatementRows(exportDb, mitraId, span, keyset),
        ({ id, occurredAt }) => ({ at: occurredAt, id }),
      );
      return statementTable(span, opening, rows);
    },
  };
}
