import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { useProfile, type OfferRef } from '@sinau/shell';
import { Button, type ButtonProps } from '@sinau/ui';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import { selectionOf } from '../../shared/offer-ref.ts';
import { useKeepWish } from '../../shared/wish.data.ts';

interface BuyNowButtonProps {
  offer: OfferRef;
  isFree: boolean;
  size?: ButtonProps['size'];
  block?: boolean;
}

/**
 * Opens the checkout with this offer only. Visitors sign in first. Somebody without a confirmed address finds the class
 * again at the end of the mailed link.
 */
export function BuyNowButton({ offer, isFree, size, block }: BuyNowButtonProps) {
  const profile = useProfile();
  const dispatch = useDispatch();
  const { mutate: keepWish } = useKeepWish();
  const buy = `${offer.type}:${offer.id}`;
  const begin = () => {
    dispatch(checkoutStarted(selectionOf([offer])));
    if (profile && !profile.isEmailVerified) keepWish({ body: { buy } });
  };
  return (
    <Button size={size} block={block} href={profile ? screens.checkout() : screens.login({ buy })} onClick={begin}>
      {isFree ? 'Ikuti gratis' : 'Beli sekarang'}
    </Button>
  );
}
