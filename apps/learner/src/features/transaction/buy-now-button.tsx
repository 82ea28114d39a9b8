import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { useIsSignedIn, type Wanted } from '@sinau/shell';
import { Button, type ButtonProps } from '@sinau/ui';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import { choiceOf } from '../../shared/wanted.ts';

interface BuyNowButtonProps {
  wanted: Wanted;
  isFree: boolean;
  size?: ButtonProps['size'];
  block?: boolean;
}

/** Straight to the checkout with this alone; visitors sign in on the way. */
export function BuyNowButton({ wanted, isFree, size, block }: BuyNowButtonProps) {
  const isSignedIn = useIsSignedIn();
  const dispatch = useDispatch();
  return (
    <Button
      size={size}
      block={block}
      href={isSignedIn ? screens.checkout() : screens.login({ buy: `${wanted.type}:${wanted.id}` })}
      onClick={() => dispatch(checkoutStarted(choiceOf([wanted])))}
    >
      {isFree ? 'Ikuti gratis' : 'Beli sekarang'}
    </Button>
  );
}
