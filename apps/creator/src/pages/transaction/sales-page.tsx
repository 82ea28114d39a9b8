import { PageTitle, useSearch } from '@sinau/shell';
import { SalesFilters } from '../../features/sales/sales-filters.tsx';
import { SalesList } from '../../features/sales/sales-list.tsx';
import { salesSearch } from '../../features/sales/sales-search.ts';
import { SalesSummary } from '../../features/sales/sales-summary.tsx';
import { TransactionTabs } from './transaction-tabs.tsx';
import './transaction-page.css';

/** The mitra's sales. */
export function SalesPage() {
  const search = useSearch(salesSearch.read);
  return (
    <div className="transaction-page">
      <PageTitle>Penjualan</PageTitle>
      <TransactionTabs current="sales" />
      <SalesFilters search={search} />
      <SalesSummary search={search} />
      <section aria-labelledby="all-sales">
        <h2 id="all-sales">Semua penjualan</h2>
        <SalesList search={search} />
      </section>
    </div>
  );
}
