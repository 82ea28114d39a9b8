import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { useIsSignedIn } from '@sinau/shell';
import { Button, type ButtonProps } from '@sinau/ui';
import { checkoutStarted } from '../../session/checkout.slice.ts';

interface BuyNowButtonProps {
  programId: string;
  isFree: boolean;
  size?: ButtonProps['size'];
  block?: boolean;
}

/** Straight to the checkout with this one class; visitors sign in on the way. */
export function BuyNowButton({ programId, isFree, size, block }: BuyNowButtonProps) {
  const isSignedIn = useIsSignedIn();
  const dispatch = useDispatch();
  return (
    <Button
      size={size}
      block={block}
      href={isSignedIn ? screens.checkout() : screens.login({ buy: `program:${programId}` })}
      onClick={() => dispatch(checkoutStarted([programId]))}
    >
      {isFree ? 'Ikuti gratis' : 'Beli sekarang'}
    </Button>
  );
}
