import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { useProfile, type Wanted } from '@sinau/shell';
import { Button, type ButtonProps } from '@sinau/ui';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import { selectionOf } from '../../shared/wanted.ts';
import { useKeepWish } from '../../shared/wish.data.ts';

interface BuyNowButtonProps {
  wanted: Wanted;
  isFree: boolean;
  size?: ButtonProps['size'];
  block?: boolean;
}

/**
 * Opens the checkout with this alone. Visitors sign in on the way; who has not confirmed their address finds the class
 * again at the end of the mailed link.
 */
export function BuyNowButton({ wanted, isFree, size, block }: BuyNowButtonProps) {
  const profile = useProfile();
  const dispatch = useDispatch();
  const { mutate: keepWish } = useKeepWish();
  const buy = `${wanted.type}:${wanted.id}`;
  const begin = () => {
    dispatch(checkoutStarted(selectionOf([wanted])));
    if (profile && !profile.isEmailVerified) keepWish({ body: { buy } });
  };
  return (
    <Button size={size} block={block} href={profile ? screens.checkout() : screens.login({ buy })} onClick={begin}>
      {isFree ? 'Ikuti gratis' : 'Beli sekarang'}
    </Button>
  );
}
