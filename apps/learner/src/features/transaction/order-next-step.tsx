import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import type { Order, WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { Button, type ButtonProps } from '@sinau/ui';
import { ChangeMethodButton, OpenPaymentButton } from './change-method.tsx';
import { isInReview } from './outcomes.tsx';
import { isForWebinars } from './line-count.ts';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import type { CheckoutSelection } from '../../shared/offer-ref.ts';

interface OrderNextStepProps extends Pick<ButtonProps, 'variant' | 'size'> {
  order: WholeOrder;
  studyLabel?: string;
  /** True if the payment methods are on the page already. */
  hasMethods?: boolean;
}

/** Next step: study what is paid, pay what is open, order again what failed and is still available. */
export function OrderNextStep({
  order,
  studyLabel = 'Mulai belajar',
  hasMethods = false,
  ...look
}: OrderNextStepProps) {
  const { status, lines, refundDueAt, replacedBy, isOrderable } = order;
  // A refund is due because the buyer already owns the class.
  if (status === 'SUCCESS' || status === 'PARTIALLY_REFUNDED' || refundDueAt)
    return <Study order={order} label={studyLabel} {...look} />;
  if (status === 'PENDING') return <Pay order={order} hasMethods={hasMethods} {...look} />;
  if (replacedBy)
    return (
      <Button {...look} href={screens.checkoutResult(replacedBy)}>
        Lihat pesanan penggantinya
      </Button>
    );
  if (isOrderable) return <OrderAgain lines={lines} {...look} />;
  // The seat was returned, or the offer is no longer available: its page says why.
  const [first] = lines.filter(({ refund }) => refund).concat(lines);
  return (
    <Button {...look} variant="outline" href={screens.classPage(first!.slug)}>
      {isForWebinars(lines) ? 'Lihat webinar' : 'Lihat kelas'}
    </Button>
  );
}

/** Link to study: one class opens immediately; several offer a choice. */
function Study({ order, label, ...look }: Omit<OrderNextStepProps, 'studyLabel' | 'hasMethods'> & { label: string }) {
  const given = order.lines.filter(
    ({ refund, givenBackAt, type }) => refund === null && givenBackAt === null && type !== 'Ticket',
  );
  const [only, ...others] = given;
  const isOne = only !== undefined && others.length === 0 && !order.refundDueAt;
  const kind = only?.type === 'Webinar' ? 'webinar' : 'program';
  return (
    <Button {...look} href={isOne ? screens.continueClass(only.slug, kind) : screens.myClass()}>
      {isOne && kind === 'webinar' ? 'Buka webinar' : label}
    </Button>
  );
}

function Pay({ order, hasMethods, variant, size }: Omit<OrderNextStepProps, 'studyLabel'>) {
  if (isInReview(order)) return null;
  return (
    <>
      {order.redirectUrl ? (
        <Button variant={variant} size={size} href={order.redirectUrl}>
          Bayar sekarang
        </Button>
      ) : (
        <OpenPaymentButton order={order} variant={variant} size={size} />
      )}
      {!hasMethods && <ChangeMethodButton order={order} size={size} />}
    </>
  );
}

function OrderAgain({ lines, ...look }: Pick<Order, 'lines'> & Pick<ButtonProps, 'variant' | 'size'>) {
  const dispatch = useDispatch();
  return (
    <Button {...look} href={screens.checkout()} onClick={() => dispatch(checkoutStarted(selectionIn(lines)))}>
      Pesan lagi
    </Button>
  );
}

const selectionIn = (lines: Order['lines']): CheckoutSelection => ({
  programIds: lines.filter(({ bundle, ticket }) => !bundle && !ticket).map(({ id }) => id),
  bundleIds: [...new Set(lines.flatMap(({ bundle }) => bundle?.id ?? []))],
  ticketIds: lines.flatMap(({ ticket, quantity }) => (ticket ? Array.from({ length: quantity }, () => ticket.id) : [])),
});
