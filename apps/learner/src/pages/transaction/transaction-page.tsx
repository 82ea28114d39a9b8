import { screens } from '@sinau/contracts/screens';
import { ListStates, PageTitle, useSearch } from '@sinau/shell';
import { choice, defineSearch, page, type SearchOf } from '@sinau/shell/search';
import { Button, Card, EmptyState, illustrations, Skeleton, TabLinks } from '@sinau/ui';
import { OrderActions } from '../../features/transaction/order-actions.tsx';
import { OrderCard } from '../../features/transaction/order-card.tsx';
import { useOrders, type OrderFilter } from '../../features/transaction/transaction.data.ts';
import './transaction-page.css';

const filters: readonly { show: OrderFilter; label: string }[] = [
  { show: 'all', label: 'Semua' },
  { show: 'waiting', label: 'Menunggu' },
  { show: 'paid', label: 'Berhasil' },
  { show: 'ended', label: 'Tidak selesai' },
];

const orderSearch = defineSearch(screens.transactions, {
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

const Orders = ({ search }: { search: SearchOf<typeof orderSearch> }) => (
  <ListStates
    query={useOrders(search.page, search.status)}
    noun="riwayat transaksi"
    page={search.page}
    hrefFor={(number) => orderSearch.href(search, { page: number })}
    skeleton={<OrderListSkeleton />}
    empty={<NoOrders isFiltered={search.status !== 'all'} />}
  >
    {({ list }, { isRefreshing, pages }) => (
      <>
        <ul className="transaction-list" aria-busy={isRefreshing}>
          {list.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} actions={<OrderActions order={order} />} />
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
        <EmptyState
          illustration={illustrations.emptyNotes}
          title="Tidak ada pesanan dengan status ini"
          action={seeAll}
        />
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
      {[0, 1, 2].map((row) => (
        <Card key={row} padded className="stack">
          <Skeleton width="40%" height={20} />
          <div className="row">
            <Skeleton width={112} height={63} />
            <div className="grow stack">
              <Skeleton width="70%" height={18} />
              <Skeleton width="40%" height={14} />
            </div>
          </div>
          <Skeleton height={44} />
        </Card>
      ))}
    </div>
  );
}
