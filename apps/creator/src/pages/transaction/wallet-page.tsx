import { PageTitle, useSearch } from '@sinau/shell';
import { Notice } from '@sinau/ui';
import { Balances } from '../../features/wallet/balances.tsx';
import { EntryList } from '../../features/wallet/entry-list.tsx';
import { walletSearch } from '../../features/wallet/wallet-search.ts';
import { TransactionTabs } from './transaction-tabs.tsx';
import './transaction-page.css';

/** The mitra's balance and ledger. */
export function WalletPage() {
  const search = useSearch(walletSearch.read);
  return (
    <div className="transaction-page">
      <PageTitle>Saldo</PageTitle>
      <TransactionTabs current="wallet" />
      <Balances />
      <Notice tone="neutral">
        Setiap penjualan bisa ditarik 7 hari setelah dibayar, supaya pengembalian dana sempat diproses. Kelas yang punya
        jadwal sesi: paling cepat 3 hari setelah sesi terakhir.
      </Notice>
      <section aria-labelledby="entries">
        <h2 id="entries">Riwayat saldo</h2>
        <EntryList search={search} />
      </section>
    </div>
  );
}
