import { PageTitle, useSearch } from '@sinau/shell';
import { FindOrder } from '../../features/refunds/find-order.tsx';
import { RefundList } from '../../features/refunds/refund-list.tsx';
import { refundSearch } from '../../features/refunds/refund-search.ts';

/** Refunds owed to buyers. */
export function RefundsPage() {
  const search = useSearch(refundSearch.read);
  return (
    <>
      <PageTitle>Pengembalian dana</PageTitle>
      <div className="head">
        <div>
          <h1>Pengembalian dana</h1>
          <p>
            Yang bisa kembali lewat penyedia pembayaran dikirim otomatis. Sisanya kamu transfer, lalu tandai di sini.
          </p>
        </div>
      </div>
      <FindOrder />
      <RefundList search={search} />
    </>
  );
}
