import { useState, type ReactNode } from 'react';
import type { Order, WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { Button, ConfirmDialog } from '@sinau/ui';
import { InvoiceButton } from './invoice-button.tsx';
import { OrderNextStep } from './order-next-step.tsx';
import { isInReview } from './outcomes.tsx';
import { useCancelOrder } from './transaction.data.ts';

interface OrderActionsProps {
  order: WholeOrder;
  /** Refund action of a paid order. */
  wayOut?: ReactNode;
}

/** Next actions of the buyer for an order. */
export function OrderActions({ order, wayOut }: OrderActionsProps) {
  return (
    <>
      {order.status === 'PENDING' && !isInReview(order) && <CancelOrderButton order={order} />}
      <InvoiceButton order={order} />
      {wayOut}
      <OrderNextStep
        order={order}
        studyLabel="Buka kelas"
        variant={order.status === 'PENDING' ? 'primary' : 'outline'}
      />
    </>
  );
}

function CancelOrderButton({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useCancelOrder();
  const cancel = () => mutate({ params: { id: order.id } }, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Batalkan
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={cancel}
        busy={isPending}
        title="Batalkan pesanan ini?"
        confirmLabel="Batalkan pesanan"
        dismissLabel="Jangan dulu"
      >
        Pesanan {order.orderId} tidak bisa dibayar lagi setelah dibatalkan. Kelasnya bisa kamu pesan ulang kapan saja.
      </ConfirmDialog>
    </>
  );
}
