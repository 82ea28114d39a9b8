import { screens } from '@sinau/contracts/screens';
import { TabLinks } from '@sinau/ui';
import { PageHead } from '../../shared/page-head.tsx';
import './transaction-page.css';

/** Switches between the sales and the balance. */
export function TransactionTabs({ current }: { current: 'sales' | 'wallet' }) {
  return (
    <div className="transaction-tabs">
      <PageHead title="Transaksi" />
      <TabLinks
        label="Transaksi"
        items={[
          { href: screens.creatorSales(), label: 'Penjualan', isCurrent: current === 'sales' },
          { href: screens.creatorWallet(), label: 'Saldo', isCurrent: current === 'wallet' },
        ]}
      />
    </div>
  );
}
