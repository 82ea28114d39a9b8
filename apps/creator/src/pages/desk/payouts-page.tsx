import { PageTitle, useSearch } from '@sinau/shell';
import { PayoutQueue } from '../../features/payout-desk/payout-queue.tsx';
import { payoutSearch } from '../../features/payout-desk/payout-desk-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Payouts that mitra requested. */
export function PayoutsPage() {
  const search = useSearch(payoutSearch.read);
  return (
    <>
      <PageTitle>Penarikan saldo</PageTitle>
      <PageHead title="Penarikan saldo">
        Satu operator menyetujui, operator lain mentransfer. Mitra dikabari di setiap langkah.
      </PageHead>
      <PayoutQueue search={search} />
    </>
  );
}
