import type { Answer } from '@sinau/contracts';
import type { paymentEndpoints, simulatorOutcomes } from '@sinau/contracts/commerce/payment/payment.endpoints';
import { screens } from '@sinau/contracts/screens';
import { fullDateTime, rupiah } from '@sinau/format';
import { Button, Card, Notice } from '@sinau/ui';
import { useSimulate } from './payment.data.ts';
import './payment-simulator.css';

type SimulatedPayment = Answer<typeof paymentEndpoints.simulated>;
type Outcome = (typeof simulatorOutcomes)[number];

/** States in which no payment is possible any more; a refused or pending one can be tried again. */
const endings: Partial<Record<SimulatedPayment['state'], string>> = {
  settlement: 'Pembayaran ini sudah lunas.',
  cancel: 'Pembayaran ini sudah dibatalkan.',
  expire: 'Waktu membayar sudah habis.',
};

/** Simulates a payment provider's page, and says so. */
export function PaymentSimulator({ id, payment }: { id: string; payment: SimulatedPayment }) {
  const { mutate, isPending, isSuccess, variables } = useSimulate();
  const choose = (outcome: Outcome) =>
    mutate({ params: { id }, body: { outcome } }, { onSuccess: ({ redirectUrl }) => location.assign(redirectUrl) });
  const isLeaving = isPending || isSuccess;
  const buttonFor = (outcome: Outcome) => ({
    loading: isLeaving && variables.body.outcome === outcome,
    'aria-disabled': isLeaving,
    onClick: isLeaving ? undefined : () => choose(outcome),
  });
  const ending = endings[payment.state];

  return (
    <Card className="payment-simulator">
      <header>
        <h1>Simulator pembayaran</h1>
        <Notice>Halaman ini menggantikan penyedia pembayaran. Tidak ada uang sungguhan yang berpindah.</Notice>
      </header>
      <dl className="num">
        <div className="payment-simulator-amount">
          <dt>Jumlah</dt>
          <dd>{rupiah(payment.amount)}</dd>
        </div>
        <div>
          <dt>Nomor pesanan</dt>
          <dd>{payment.orderId}</dd>
        </div>
        <div>
          <dt>Bayar sebelum</dt>
          <dd>{fullDateTime(payment.expiresAt)}</dd>
        </div>
      </dl>
      {ending ? (
        <>
          <p>
            <b>{ending}</b>
          </p>
          <Button block href={screens.transactions()}>
            Lihat riwayat transaksi
          </Button>
        </>
      ) : (
        <div className="payment-simulator-acts">
          <Button size="lg" block {...buttonFor('settlement')}>
            Bayar {rupiah(payment.amount)}
          </Button>
          <Button size="lg" block variant="outline" {...buttonFor('pending')}>
            Bayar nanti
          </Button>
          <Button size="lg" block variant="outline" {...buttonFor('deny')}>
            Simulasikan pembayaran gagal
          </Button>
        </div>
      )}
    </Card>
  );
}
