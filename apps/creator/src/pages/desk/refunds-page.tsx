import { PageTitle, useSearch } from '@sinau/shell';
import { FindOrder } from '../../features/refunds/find-order.tsx';
import { RefundList } from '../../features/refunds/refund-list.tsx';
import { refundSearch } from '../../features/refunds/refund-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Refunds owed to buyers. */
export function RefundsPage() {
  const search = useSearch(refundSearch.read);
  return (
    <>
      <PageTitle>Pengembalian dana</PageTitle>
      <PageHead title="Pengembalian dana">
        Yang bisa kembali lewat penyedia pembayaran dikirim otomatis. Sisanya kamu transfer, lalu tandai di sini.
      </PageHead>
      <FindOrder />
      <RefundList search={search} />
    </>
  );
}
