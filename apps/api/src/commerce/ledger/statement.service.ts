import { Readable } from 'node:stream';
import { startOf, addMonths, monthOf, type Month } from '@sinau/format/calendar';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { later, minutes } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ByteRange } from '../../platform/file-store/index.ts';
import { readAll } from '../../platform/keyset.ts';
import { readToken, signToken } from '../../platform/signed-token.ts';
import { findMitraName } from './ledger.queries.ts';
import { statementTable } from './statement.table.ts';
import { findBalanceAt, findStatementRows, findStatementTotals, type StatementRow } from './wallet.queries.ts';

export type StatementService = ReturnType<typeof createStatementService>;

interface OfMonth {
  readonly month?: Month | undefined;
}

/** Maximum lines of a printed statement; beyond them it says so, and the table has them all. */
const printedLines = 500;
const addressLife = minutes(5);

/** Movements of a mitra's money in a month. */
export function createStatementService({
  exportDb,
  clock,
  keys,
  env,
}: Pick<Deps, 'exportDb' | 'clock' | 'keys' | 'env'>) {
  const signing = { key: keys.media, purpose: 'statement' };
  const spanOf = ({ month = monthOf(clock.now()) }: OfMonth) => ({
    month,
    from: startOf(`${month}-01`),
    to: startOf(`${addMonths(month, 1)}-01`),
  });

  return {
    /** Reads page by page while sending, so that its length costs no memory. */
    async csv({ mitraId }: Partner, query: OfMonth) {
      const span = spanOf(query);
      const opening = await findBalanceAt(exportDb(), mitraId, span.from);
      const rows = readAll<StatementRow>(
        (keyset) => findStatementRows(exportDb(), mitraId, span, keyset),
        ({ id, occurredAt }) => ({ at: occurredAt, id }),
      );
      return statementTable(span, opening, rows);
    },

    /** The browser opens the file by its address, without the session. */
    async pdf({ mitraId }: Partner, query: OfMonth) {
      const { month } = spanOf(query);
      const token = signToken(signing, `${mitraId}_${month}`, later(clock.now(), addressLife));
      return { address: `/api/report-class/statement/${token}/saldo-${month}.pdf` };
    },

    async file({ token }: { token: string }) {
      const named = readToken(signing, token, clock.now());
      if (!named) throw new AppError('not_found');
      if (named.secondsLeft === 0) throw new AppError('statement_address_expired');
      const [mitraId, month] = named.id.split('_') as [string, Month];
      const span = spanOf({ month });
      const [mitra, opening, closing, totals, rows] = await Promise.all([
        findMitraName(exportDb(), mitraId),
        findBalanceAt(exportDb(), mitraId, span.from),
        findBalanceAt(exportDb(), mitraId, span.to),
        findStatementTotals(exportDb(), mitraId, span),
        findStatementRows(exportDb(), mitraId, span, { after: null, take: printedLines }),
      ]);
      const [{ drawStatement }, { a4 }, { paintPdf }] = await Promise.all([
        import('./statement.document.ts'),
        import('../../platform/drawing/paper.ts'),
        import('../../platform/drawing/pdf.ts'),
      ]);
      const issuer = env.PRODUCT_NAME;
      const pages = drawStatement({ mitra, from: span.from, opening, closing, totals, rows, issuer });
      const pdf = await paintPdf(pages, a4, {
        title: `Laporan saldo ${mitra} ${month}`,
        author: issuer,
        subject: `Gerak saldo ${month}`,
        createdAt: clock.now(),
      });
      return {
        size: pdf.length,
        read: async ({ start, end }: ByteRange) => Readable.from([pdf.subarray(start, end + 1)]),
        // Its content may change until its month is over.
        tag: `${named.id}-${clock.now().getTime()}`,
      };
    },
  };
}
