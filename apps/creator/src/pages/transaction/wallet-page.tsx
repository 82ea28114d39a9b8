import { PageTitle, useSearch } from '@sinau/shell';
import { Notice } from '@sinau/ui';
import { Balances } from '../../features/wallet/balances.tsx';
import { EntryList } from '../../features/wallet/entry-list.tsx';
import { readWalletSearch } from '../../features/wallet/wallet-search.ts';
import { TransactionTabs } from './transaction-tabs.tsx';
import './transaction-page.css';

/** What the mitra has. */
export function WalletPage() {
  const search = useSearch(readWalletSearch);
  return (
    <div className="transaction-page">
      <PageTitle>Saldo</PageTitle>
      <TransactionTabs current="wallet" />
      <Balances />
      <Notice tone="neutral">
        Bagianmu dari setiap penjualan ditahan 7 hari setelah pembayaran. Untuk kelas berjadwal, paling cepat 3 hari
        setelah sesi terakhir.
      </Notice>
      <section aria-labelledby="entries">
        <h2 id="entries">Riwayat saldo</h2>
        <EntryList search={search} />
      </section>
    </div>
  );
}
