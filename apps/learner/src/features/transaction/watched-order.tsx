import type { ReactNode } from 'react';
import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';
import { Button, Card, EmptyState, ErrorState, illustrations, Loading, Skeleton } from '@sinau/ui';
import { useOrder } from './transaction.data.ts';

interface WatchedOrderProps {
  /** Its public code, as an address gives it. */
  orderId: string;
  pollMs: number | false;
  children: (order: Order) => ReactNode;
}

/** Shows an order by the API's answer, whatever the address claims. */
export function WatchedOrder({ orderId, pollMs, children }: WatchedOrderProps) {
  const { data, error, isFetching, refetch } = useOrder(orderId, pollMs);
  if (data) return children(data);
  if (orderId === '' || (error instanceof ApiError && error.status === 404)) {
    return (
      <Card>
        <EmptyState
          headingLevel={1}
          illustration={illustrations.notFound}
          title="Pesanan ini tidak ditemukan"
          action={<Button href={screens.transactions()}>Lihat riwayat transaksi</Button>}
        >
          Semua pesananmu ada di riwayat transaksi.
        </EmptyState>
      </Card>
    );
  }
  if (error) {
    return (
      <Card>
        <ErrorState
          headingLevel={1}
          title="Status pesanan gagal dimuat"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  return (
    <Loading label="Memuat pesanan">
      <Card className="payment-outcome">
        <div className="payment-outcome-head">
          <Skeleton width={72} height={72} className="payment-outcome-mark" />
          <Skeleton width={240} height={28} />
          <Skeleton width={300} height={18} />
        </div>
        <Skeleton height={112} />
        <Skeleton height={64} />
        <Skeleton height={52} />
      </Card>
    </Loading>
  );
}
