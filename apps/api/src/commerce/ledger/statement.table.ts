import type { WalletEntryKind } from '@sinau/contracts/commerce/ledger/ledger.rules';
import type { Cell, CsvTable } from '../../platform/csv.ts';
import type { Balance, StatementRow } from './wallet.queries.ts';

export const statementLabels: Record<WalletEntryKind, string> = {
  sale: 'Penjualan',
  maturity: 'Dana cair ke saldo',
  refund: 'Pengembalian dana',
  dispute: 'Ditahan karena sengketa',
  dispute_won: 'Sengketa dimenangkan',
  payout_request: 'Penarikan',
  payout_return: 'Penarikan dikembalikan',
};
const typeLabels = { program: 'Kelas', webinar: 'Webinar', bundle: 'Bundling' } as const;

interface Line extends Partial<StatementRow> {
  readonly at: Date;
  readonly words: string;
  readonly balance: Balance;
}

const columns: Record<string, (line: Line) => Cell> = {
  'Tanggal (WIB)': ({ at }) => at,
  'Waktu (ISO 8601)': ({ at }) => at.toISOString(),
  Keterangan: ({ words }) => words,
  'Kode pesanan': ({ orderId }) => orderId ?? '',
  'Nomor penarikan': ({ payout }) => payout?.number ?? null,
  Kelas: (line) => line.class?.title ?? '',
  Jenis: ({ type }) => (type ? typeLabels[type] : ''),
  Bundling: ({ bundle }) => bundle?.title ?? '',
  'Harga setelah voucher mitra (Rp)': ({ base }) => base ?? null,
  'Biaya layanan (Rp)': ({ fee }) => (fee == null ? null : -fee),
  'Jumlah (Rp)': ({ amount }) => amount ?? null,
  'Cair tanggal (WIB)': ({ heldUntil }) => heldUntil ?? null,
  'Saldo tersedia (Rp)': ({ balance }) => balance.available,
  'Menunggu masa tahan (Rp)': ({ balance }) => balance.held,
};
const cellsOf = (line: Line) => Object.values(columns).map((valueOf) => valueOf(line));

interface Span {
  readonly month: string;
  readonly from: Date;
  readonly to: Date;
}

/** Lists every line with the balance after it, between the opening and the closing balance. */
export function statementTable(
  { month, from, to }: Span,
  opening: Balance,
  pages: AsyncIterable<readonly StatementRow[]>,
): CsvTable {
  async function* lines() {
    let balance = opening;
    yield [cellsOf({ at: from, words: 'Saldo awal', balance })];
    for await (const rows of pages)
      yield rows.map((row) => {
        balance = { available: balance.available + row.available, held: balance.held + row.held };
        return cellsOf({ ...row, at: row.occurredAt, words: statementLabels[row.kind], balance });
      });
    yield [cellsOf({ at: to, words: 'Saldo akhir', balance })];
  }
  return { name: `saldo-${month}`, columns: Object.keys(columns), pages: lines() };
}
