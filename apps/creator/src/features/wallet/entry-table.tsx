import type { WalletEntry } from '@sinau/contracts/ledger/ledger.schemas';
import { date, rupiah, time } from '@sinau/format';
import { SortHeader } from '../../shared/table/sort-header.tsx';
import '../../shared/table/data-table.css';
import { EntryState, entryWords } from './entry-words.tsx';
import type { WalletSort } from './wallet-search.ts';

interface EntryTableProps {
  entries: readonly WalletEntry[];
  sort: WalletSort;
  isRefreshing: boolean;
  onSort: (sort: WalletSort) => void;
}

export function EntryTable({ entries, sort, isRefreshing, onSort }: EntryTableProps) {
  const order = { sort, onSort };
  return (
    <table className="data-table" aria-busy={isRefreshing}>
      <caption className="sr">Riwayat saldo</caption>
      <thead>
        <tr>
          <SortHeader {...order} name="occurredAt">
            Tanggal
          </SortHeader>
          <th scope="col">Keterangan</th>
          <th scope="col">Status</th>
          <SortHeader {...order} name="amount" className="data-number">
            Jumlah
          </SortHeader>
        </tr>
      </thead>
      <tbody className="num">
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="nowrap">
              {date(entry.occurredAt)}
              <p className="muted xs">{time(entry.occurredAt)}</p>
            </td>
            <td>
              <b>{entryWords[entry.kind]}</b>
              <p className="muted xs">
                {entry.class.title} · {entry.orderId}
              </p>
            </td>
            <td>
              <EntryState {...entry} />
            </td>
            <td className="data-number">
              <b>{rupiah(entry.amount)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
