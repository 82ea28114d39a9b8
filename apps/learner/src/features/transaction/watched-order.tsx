import type { ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import type { WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { QueryStates } from '@sinau/shell';
import { Button, Card, EmptyState, illustrations, Skeleton } from '@sinau/ui';
import { useOrder } from './transaction.data.ts';

interface WatchedOrderProps {
  /** Public code of the order, as in an address. */
  orderId: string;
  pollMs: number | false;
  children: (order: WholeOrder) => ReactNode;
}

/** Shows an order by the API's answer, whatever the address claims. */
export function WatchedOrder({ orderId, pollMs, children }: WatchedOrderProps) {
  const order = useOrder(orderId, pollMs);
  if (orderId === '') return <UnknownOrder />;
  return (
    <QueryStates
      query={order}
      noun="status pesanan"
      skeleton={<OrderSkeleton />}
      missing={<UnknownOrder />}
      headingLevel={1}
    >
      {children}
    </QueryStates>
  );
}

const UnknownOrder = () => (
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

const OrderSkeleton = () => (
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
);
