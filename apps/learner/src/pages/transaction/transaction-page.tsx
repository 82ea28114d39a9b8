import { screens } from '@sinau/contracts/screens';
import { ListStates, PageTitle, useSearch } from '@sinau/shell';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { useNavigate } from 'react-router-dom';
import { Button, Card, EmptyState, illustrations, SearchInput, Skeleton, TabLinks } from '@sinau/ui';
import { RefundAccount } from '../../features/refund/refund-account.tsx';
import { RefundOrder } from '../../features/refund/refund-order.tsx';
import { OrderActions } from '../../features/transaction/order-actions.tsx';
import { OrderCard } from '../../features/transaction/order-card.tsx';
import { useOrders, type OrderFilter } from '../../features/transaction/transaction.data.ts';
import './transaction-page.css';

const filters: readonly { show: OrderFilter; label: string }[] = [
  { show: 'all', label: 'Semua' },
  { show: 'waiting', label: 'Menunggu' },
  { show: 'paid', label: 'Berhasil' },
  { show: 'refunded', label: 'Dikembalikan' },
  { show: 'ended', label: 'Tidak selesai' },
];

const orderSearch = defineSearch(screens.transactions, {
  keyword: keyword(),
  status: choice(
    filters.map(({ show }) => show),
    'all',
  ),
  page: page(),
});

export function TransactionPage() {
  const search = useSearch(orderSearch.read);
  return (
    <div className="transaction-page">
      <PageTitle>Riwayat transaksi</PageTitle>
      <h1>Riwayat transaksi</h1>
      <OrderSearch key={search.keyword} search={search} />
      <TabLinks
        label="Status pesanan"
        items={filters.map(({ show, label }) => ({
          href: orderSearch.href(search, { status: show }),
          label,
          isCurrent: show === search.status,
        }))}
      />
      <Orders search={search} />
    </div>
  );
}

/** Search field for orders by their number or their contents, on Enter. */
function OrderSearch({ search }: { search: OrdersSearch }) {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      aria-label="Cari pesanan"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get('keyword')).trim();
        void navigate(orderSearch.href(search, { keyword: typed }));
      }}
    >
      <SearchInput
        label="Cari pesanan"
        name="keyword"
        placeholder="Nomor pesanan atau judul kelas"
        maxLength={100}
        defaultValue={search.keyword}
      />
    </form>
  );
}

type OrdersSearch = SearchOf<typeof orderSearch>;

const Orders = ({ search }: { search: OrdersSearch }) => (
  <ListStates
    query={useOrders({ page: search.page, show: search.status, keyword: search.keyword })}
    noun="riwayat transaksi"
    page={search.page}
    hrefFor={(number) => orderSearch.href(search, { page: number })}
    skeleton={<OrderListSkeleton />}
    empty={<NoOrders isFiltered={search.status !== 'all' || search.keyword !== ''} />}
  >
    {({ list }, { isRefreshing, pages }) => (
      <>
        <ul className="transaction-list" aria-busy={isRefreshing}>
          {list.map((order) => (
            <li key={order.id}>
              <OrderCard
                order={order}
                actions={<OrderActions order={order} wayOut={<RefundOrder order={order} />} />}
                account={<RefundAccount order={order} />}
              />
            </li>
          ))}
        </ul>
        {pages}
      </>
    )}
  </ListStates>
);

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const seeAll = (
    <Button variant="outline" href={screens.transactions()}>
      Lihat semua transaksi
    </Button>
  );
  return (
    <Card>
      {isFiltered ? (
        <EmptyState illustration={illustrations.emptyNotes} title="Tidak ada pesanan yang cocok" action={seeAll} />
      ) : (
        <EmptyState
          illustration={illustrations.emptyCart}
          title="Belum ada transaksi"
          action={<Button href={screens.catalog()}>Cari kelas</Button>}
        >
          Pesanan dan bukti pembayaranmu akan tersimpan di sini.
        </EmptyState>
      )}
    </Card>
  );
}

function OrderListSkeleton() {
  return (
    <div className="transaction-list">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={72} />
      ))}
    </div>
  );
}
