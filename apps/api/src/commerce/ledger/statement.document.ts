import type { WalletEntryKind } from '@sinau/contracts/commerce/ledger/ledger.rules';
import { date, decimal, monthAndYear, rupiah, time } from '@sinau/format';
import type { Drawing } from '../../platform/drawing/drawing.ts';
import { facts, gap, layOut, paragraph, sums, table, type Cell, type Sum } from '../../platform/drawing/paper.ts';
import { statementLabels } from './statement.table.ts';
import type { Balance, StatementRow, StatementTotal } from './wallet.queries.ts';

interface StatementOnPaper {
  readonly mitra: string;
  /** Start of the month. */
  readonly from: Date;
  readonly opening: Balance;
  readonly closing: Balance;
  readonly totals: readonly StatementTotal[];
  /** First lines, the oldest first. */
  readonly rows: readonly StatementRow[];
  /** The product's name. */
  readonly issuer: string;
}

const columns = [
  { title: 'Tanggal', share: 3 },
  { title: 'Keterangan', share: 8 },
  { title: 'Jumlah', share: 3.5, isNumber: true },
  { title: 'Saldo tersedia', share: 3.5, isNumber: true },
];

/** Draws the pages of a statement: the opening balance, the effect of each line, and the closing balance. */
export function drawStatement({ mitra, from, opening, closing, totals, rows, issuer }: StatementOnPaper): Drawing[] {
  const lines = totals.reduce((sum, { events }) => sum + events, 0);
  let { available } = opening;
  return layOut(
    {
      issuer,
      title: 'Laporan saldo',
      subtitle: monthAndYear(from),
      footnote: 'Semua jumlah dalam rupiah. Waktu dalam WIB.',
    },
    [
      facts([
        { label: 'Mitra', lines: [mitra] },
        { label: 'Saldo awal', lines: balanceLines(opening) },
        { label: 'Saldo akhir', lines: balanceLines(closing) },
      ]),
      gap(20),
      ...table(
        columns,
        rows.map((row) => {
          available += row.available;
          return [
            { words: date(row.occurredAt), note: time(row.occurredAt) },
            described(row),
            signed(row.amount),
            rupiah(available),
          ];
        }),
      ),
      ...(lines > rows.length
        ? [gap(10), paragraph(`Dan ${decimal(lines - rows.length)} baris lagi. Semuanya ada di laporan CSV bulan ini.`)]
        : []),
      sums(sumsOf(totals, closing)),
    ],
  );
}

const balanceLines = ({ available, held }: Balance) => [rupiah(available), `${rupiah(held)} menunggu masa tahan`];
const signed = (amount: number) => (amount > 0 ? `+${rupiah(amount)}` : rupiah(amount));

function described({ kind, class: sold, orderId, payout, fee, heldUntil }: StatementRow): Cell {
  const note = [
    sold?.title,
    orderId,
    payout && `#${payout.number}`,
    fee && `biaya layanan ${rupiah(fee)}`,
    heldUntil && `cair ${date(heldUntil)}`,
  ];
  return { words: statementLabels[kind], note: note.filter(Boolean).join(' · ') };
}

function sumsOf(totals: readonly StatementTotal[], closing: Balance): Sum[] {
  const order = Object.keys(statementLabels) as WalletEntryKind[];
  return [
    ...order.flatMap((kind) => {
      const total = totals.find((one) => one.kind === kind);
      return total ? [{ label: statementLabels[kind], amount: signed(total.amount) }] : [];
    }),
    { label: 'Saldo tersedia akhir bulan', amount: rupiah(closing.available), isTotal: true },
  ];
}
