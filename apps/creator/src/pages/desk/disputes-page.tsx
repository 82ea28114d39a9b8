import { PageTitle, useSearch } from '@sinau/shell';
import { DifferenceList } from '../../features/refunds/difference-list.tsx';
import { DisputeList } from '../../features/refunds/dispute-list.tsx';
import { disputeSearch } from '../../features/refunds/refund-search.ts';
import { PageHead } from '../../shared/page-head.tsx';
import './desk-page.css';

/** Disputed payments, and those that differ between our books and the gateway. */
export function DisputesPage() {
  const search = useSearch(disputeSearch.read);
  return (
    <div className="desk-page">
      <PageTitle>Sengketa</PageTitle>
      <PageHead title="Sengketa">
        Pembayaran yang ditarik kembali oleh bank pembeli. Selama berjalan, aksesnya tertutup dan bagian mitra ditahan.
      </PageHead>
      <DisputeList search={search} />
      <DifferenceList />
    </div>
  );
}
