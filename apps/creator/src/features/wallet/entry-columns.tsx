import type { WalletEntry } from '@sinau/contracts/commerce/ledger/ledger.schemas';
import { date, rupiah, time } from '@sinau/format';
import type { Column } from '@sinau/ui/antd/data-table';
import { soldTypeLabels } from '../../shared/sold-types.ts';
import { EntryState, entryLabels } from './entry-labels.tsx';

/** Amount with its sign, as on a bank statement. */
const signed = (amount: number) => (
  <b className="nowrap">
    {amount > 0 && '+'}
    {rupiah(amount)}
  </b>
);

export const entryColumns: readonly Column<WalletEntry>[] = [
  {
    title: 'Tanggal',
    sort: 'occurredAt',
    cell: ({ occurredAt }) => <span className="nowrap">{date(occurredAt)}</span>,
    note: ({ occurredAt }) => time(occurredAt),
  },
  {
    title: 'Keterangan',
    isMain: true,
    cell: ({ kind }) => <b>{entryLabels[kind]}</b>,
    note: (entry) => <Origin {...entry} />,
  },
  { title: 'Status', card: 'line', cell: (entry) => <EntryState {...entry} /> },
  {
    title: 'Jumlah',
    sort: 'amount',
    isNumber: true,
    card: 'corner',
    cell: ({ amount }) => signed(amount),
    note: ({ fee }) => fee !== null && fee > 0 && `setelah biaya ${rupiah(fee)}`,
  },
  {
    title: 'Saldo tersedia',
    isNumber: true,
    cell: ({ balance }) => rupiah(balance.available),
    note: ({ balance }) => balance.held > 0 && `+ ${rupiah(balance.held)} ditahan`,
  },
];

/** Origin of an entry: a sale, or a payout. */
function Origin({ class: sold, bundle, type, orderId, payout }: WalletEntry) {
  if (payout) return `#${payout.number}`;
  if (!sold || !type) return null;
  return (
    <>
      {sold.title} · {bundle ? `Bundling “${bundle.title}”` : soldTypeLabels[type]} ·{' '}
      <span className="nowrap">{orderId}</span>
    </>
  );
}
