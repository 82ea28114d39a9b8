import { useParams } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button, Card, EmptyState, ErrorState, illustrations, Loading, Skeleton } from '@sinau/ui';
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
  const { data, error, isFetching, refetch } = useSimulatedPayment(id);
  if (data) return <PaymentSimulator id={id} payment={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Card>
        <EmptyState
          headingLevel={1}
          illustration={illustrations.notFound}
          title="Pembayaran ini tidak ditemukan"
          action={<Button href={screens.transactions()}>Lihat riwayat transaksi</Button>}
        />
      </Card>
    );
  }
  if (error) {
    return (
      <Card>
        <ErrorState
          headingLevel={1}
          title="Pembayaran gagal dimuat"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  return (
    <Loading label="Memuat pembayaran">
      <Card className="payment-simulator">
        <Skeleton width={220} height={28} />
        <Skeleton height={132} />
        <Skeleton height={180} />
      </Card>
    </Loading>
  );
}
