import { useParams } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, QueryStates } from '@sinau/shell';
import { Button, Card, EmptyState, illustrations, Skeleton } from '@sinau/ui';
import { useSimulatedPayment } from '../../features/payment/payment.data.ts';
import { PaymentSimulator } from '../../features/payment/payment-simulator.tsx';
import './payment-page.css';

export function PaymentSimulatorPage() {
  return (
    <div className="payment-page">
      <PageTitle>Simulator pembayaran</PageTitle>
      <Payment />
    </div>
  );
}

function Payment() {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useSimulatedPayment(id)}
      noun="pembayaran"
      skeleton={<PaymentSkeleton />}
      missing={<UnknownPayment />}
      headingLevel={1}
    >
      {(payment) => <PaymentSimulator id={id} payment={payment} />}
    </QueryStates>
  );
}

const UnknownPayment = () => (
  <Card>
    <EmptyState
      headingLevel={1}
      illustration={illustrations.notFound}
      title="Pembayaran ini tidak ditemukan"
      action={<Button href={screens.transactions()}>Lihat riwayat transaksi</Button>}
    />
  </Card>
);

const PaymentSkeleton = () => (
  <Card className="payment-simulator">
    <Skeleton width={220} height={28} />
    <Skeleton height={132} />
    <Skeleton height={180} />
  </Card>
);
