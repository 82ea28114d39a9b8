import type { WalletEntry } from '@sinau/contracts/ledger/ledger.schemas';
import { date, rupiah, time } from '@sinau/format';
import type { Column } from '@sinau/ui/antd/data-table';
import { soldTypeWords } from '../../shared/sold-types.ts';
import { EntryState, entryWords } from './entry-words.tsx';

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
    cell: ({ kind }) => <b>{entryWords[kind]}</b>,
    note: (entry) => (
      <>
        {entry.class.title} · {entry.bundle ? `Bundling “${entry.bundle.title}”` : soldTypeWords[entry.type]} ·{' '}
        <span className="nowrap">{entry.orderId}</span>
      </>
    ),
  },
  { title: 'Status', card: 'line', cell: (entry) => <EntryState {...entry} /> },
  {
    title: 'Jumlah',
    sort: 'amount',
    isNumber: true,
    card: 'corner',
    cell: ({ kind, amount }) => (
      <b className="nowrap">
        {kind === 'refund' && '−'}
        {rupiah(amount)}
      </b>
    ),
  },
];
