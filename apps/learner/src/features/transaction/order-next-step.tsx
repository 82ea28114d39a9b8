import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';
import { Button, type ButtonProps } from '@sinau/ui';
import { isRefused } from './outcomes.tsx';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import type { CheckoutSelection } from '../../shared/offer-ref.ts';

type OrderNextStepProps = { order: Order; studyLabel?: string } & Pick<ButtonProps, 'variant' | 'size'>;

/** Study what is paid, pay what waits, order again what failed. */
export function OrderNextStep({ order, studyLabel = 'Mulai belajar', ...look }: OrderNextStepProps) {
  const dispatch = useDispatch();
  const { status, redirectUrl, lines, refundDueAt } = order;
  // A refund is due because the buyer already owns the class.
  if (status === 'SUCCESS' || refundDueAt)
    return (
      <Button {...look} href={screens.myClass()}>
        {studyLabel}
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
  return (
    <Button {...look} {...checkout}>
      {status === 'PENDING' ? 'Coba bayar lagi' : 'Pesan lagi'}
    </Button>
  );
}

const selectionIn = (lines: Order['lines']): CheckoutSelection => ({
  programIds: lines.filter(({ bundle }) => !bundle).map(({ id }) => id),
  bundleIds: [...new Set(lines.flatMap(({ bundle }) => bundle?.id ?? []))],
});
