import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';
import { Button, type ButtonProps } from '@sinau/ui';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import type { Choice } from '../../shared/wanted.ts';

type OrderNextStepProps = { order: Order; studyLabel?: string } & Pick<ButtonProps, 'variant' | 'size'>;

/** Study what is paid, pay what waits, and order anew what came to nothing. */
export function OrderNextStep({ order, studyLabel = 'Mulai belajar', ...look }: OrderNextStepProps) {
  const dispatch = useDispatch();
  const { status, redirectUrl, lines, refundDueAt } = order;
  // What is owed back was for a class that the buyer has.
  if (status === 'SUCCESS' || refundDueAt)
    return (
      <Button {...look} href={screens.myClass()}>
        {studyLabel}
      </Button>
    );
  if (status === 'PENDING' && redirectUrl)
    return (
      <Button {...look} href={redirectUrl}>
        Bayar sekarang
      </Button>
    );
  return (
    // The same checkout leads back to an order that still waits.
    <Button {...look} href={screens.checkout()} onClick={() => dispatch(checkoutStarted(choiceIn(lines)))}>
      {status === 'PENDING' ? 'Coba bayar lagi' : 'Pesan lagi'}
    </Button>
  );
}

const choiceIn = (lines: Order['lines']): Choice => ({
  programIds: lines.filter(({ bundle }) => !bundle).map(({ id }) => id),
  bundleIds: [...new Set(lines.flatMap(({ bundle }) => bundle?.id ?? []))],
});
