import type { ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  illustrations,
  Loading,
  Pagination,
  Skeleton,
  TabLinks,
} from '@sinau/ui';
import { OrderActions } from '../../features/transaction/order-actions.tsx';
import { OrderCard } from '../../features/transaction/order-card.tsx';
import { ordersPageSize, useOrders, type OrderFilter } from '../../features/transaction/transaction.data.ts';
import { pageFrom, withQuery } from '../../shared/address.ts';
import './transaction-page.css';

const filters: readonly { show: OrderFilter; label: string }[] = [
  { show: 'all', label: 'Semua' },
  { show: 'waiting', label: 'Menunggu' },
  { show: 'paid', label: 'Berhasil' },
  { show: 'ended', label: 'Tidak selesai' },
];

const readSearch = (query: URLSearchParams) => ({
  page: pageFrom(query),
  show: filters.find(({ show }) => show === query.get('status'))?.show ?? 'all',
});
const addressOf = (show: OrderFilter, page = 1) =>
  withQuery(screens.transactions(), { status: show === 'all' ? undefined : show, page: page > 1 ? page : undefined });

export function TransactionPage() {
  const { page, show } = useSearch(readSearch);
  return (
    <div className="transaction-page">
      <PageTitle>Riwayat transaksi</PageTitle>
      <h1>Riwayat transaksi</h1>
      <TabLinks
        label="Status pesanan"
        items={filters.map((filter) => ({
          href: addressOf(filter.show),
          label: filter.label,
          isCurrent: filter.show === show,
        }))}
      />
      <Orders page={page} show={show} />
    </div>
  );
}

function Orders({ page, show }: { page: number; show: OrderFilter }): ReactNode {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useOrders(page, show);
  if (!data && isError)
    return <ErrorState title="Riwayat gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <OrdersOnTheirWay />;
  if (data.list.length === 0) return <NoOrders isFiltered={show !== 'all'} />;
  return (
    <>
      <ul className="transaction-list" aria-busy={isPlaceholderData}>
        {data.list.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} actions={<OrderActions order={order} />} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / ordersPageSize)}
        hrefFor={(number) => addressOf(show, number)}
      />
    </>
  );
}

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

function OrdersOnTheirWay() {
  return (
    <Loading label="Memuat riwayat transaksi">
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
    </Loading>
  );
}
