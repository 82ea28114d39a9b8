import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';
import { Button, type ButtonProps } from '@sinau/ui';
import { isRefused } from './outcomes.tsx';
import { isForWebinars } from './line-count.ts';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import type { CheckoutSelection } from '../../shared/offer-ref.ts';

type OrderNextStepProps = { order: Order; studyLabel?: string } & Pick<ButtonProps, 'variant' | 'size'>;

/** Study what is paid, pay what waits, order again what failed. */
export function OrderNextStep({ order, studyLabel = 'Mulai belajar', ...look }: OrderNextStepProps) {
  const dispatch = useDispatch();
  const { status, redirectUrl, lines, refundDueAt } = order;
  const isKept = status === 'SUCCESS' || status === 'PARTIALLY_REFUNDED';
  const kept = lines.filter(({ refund }) => refund === null);
  const seat = isKept && isForWebinars(kept) ? kept[0] : undefined;
  // A refund is due because the buyer already owns the class.
  if (isKept || refundDueAt)
    return (
      <Button {...look} href={seat ? screens.continueClass(seat.slug, 'webinar') : screens.myClass()}>
        {seat ? 'Buka webinar' : studyLabel}
      </Button>
    );
  // The checkout of the same classes names an order that still waits, and can replace it.
  const checkout = { href: screens.checkout(), onClick: () => dispatch(checkoutStarted(selectionIn(lines))) };
  if (status === 'PENDING' && redirectUrl)
    return (
      <>
        <Button {...look} href={redirectUrl}>
          Bayar sekarang
        </Button>
        {isRefused(order) && (
          <Button {...look} variant="outline" {...checkout}>
            Coba cara lain
          </Button>
        )}
      </>
    );
  // Its seat was given back: the webinar may be cancelled, which its page tells.
  const givenBack = lines.find(({ refund }) => refund) ?? (order.total === 0 ? lines[0] : undefined);
  if (givenBack)
    return (
      <Button {...look} href={screens.classPage(givenBack.slug)}>
        Lihat webinar
      </Button>
    );
  return (
    <Button {...look} {...checkout}>
      {status === 'PENDING' ? 'Coba bayar lagi' : 'Pesan lagi'}
    </Button>
  );
}

const selectionIn = (lines: Order['lines']): CheckoutSelection => ({
  programIds: lines.filter(({ bundle, ticket }) => !bundle && !ticket).map(({ id }) => id),
  bundleIds: [...new Set(lines.flatMap(({ bundle }) => bundle?.id ?? []))],
  ticketIds: lines.flatMap(({ ticket, quantity }) => (ticket ? Array.from({ length: quantity }, () => ticket.id) : [])),
});
