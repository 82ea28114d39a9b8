import { PageTitle, useSearch } from '@sinau/shell';
import { Notice } from '@sinau/ui';
import { AccountCard } from '../../features/payout/account-card.tsx';
import { PayoutHistory } from '../../features/payout/payout-history.tsx';
import { Balances } from '../../features/wallet/balances.tsx';
import { EntryList } from '../../features/wallet/entry-list.tsx';
import { StatementDownload } from '../../features/wallet/statement-download.tsx';
import { walletSearch } from '../../features/wallet/wallet-search.ts';
import { TransactionTabs } from './transaction-tabs.tsx';
import './transaction-page.css';

const payoutsHref = walletSearch.href({
  ...walletSearch.read(new URLSearchParams()),
  kind: 'payout_request',
});

/** The mitra's balance, its payouts and its ledger. */
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
      <div className="transaction-columns">
        <AccountCard />
        <PayoutHistory allHref={payoutsHref} />
        <StatementDownload />
      </div>
      <section aria-labelledby="entries">
        <h2 id="entries">Riwayat saldo</h2>
        <EntryList search={search} />
      </section>
    </div>
  );
}
