import { PageTitle, useSearch } from '@sinau/shell';
import { DifferenceList } from '../../features/refunds/difference-list.tsx';
import { DisputeList } from '../../features/refunds/dispute-list.tsx';
import { disputeSearch } from '../../features/refunds/refund-search.ts';

/** Disputed payments, and those that differ between our books and the gateway. */
export function DisputesPage() {
  const search = useSearch(disputeSearch.read);
  return (
    <div className="stack">
      <PageTitle>Sengketa</PageTitle>
      <div className="head">
        <div>
          <h1>Sengketa</h1>
          <p>
            Pembayaran yang ditarik kembali oleh bank pembeli. Selama berjalan, aksesnya tertutup dan bagian mitra
            ditahan.
          </p>
        </div>
      </div>
      <DisputeList search={search} />
      <DifferenceList />
    </div>
  );
}
