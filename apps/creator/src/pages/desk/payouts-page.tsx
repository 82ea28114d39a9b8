import { PageTitle, useSearch } from '@sinau/shell';
import { PayoutQueue } from '../../features/payout-desk/payout-queue.tsx';
import { payoutSearch } from '../../features/payout-desk/payout-desk-search.ts';

/** Payouts that mitra requested. */
export function PayoutsPage() {
  const search = useSearch(payoutSearch.read);
  return (
    <>
      <PageTitle>Penarikan saldo</PageTitle>
      <div className="head">
        <div>
          <h1>Penarikan saldo</h1>
          <p>Satu operator menyetujui, operator lain mentransfer. Mitra dikabari di setiap langkah.</p>
        </div>
      </div>
      <PayoutQueue search={search} />
    </>
  );
}
