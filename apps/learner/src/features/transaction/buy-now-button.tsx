import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { offerRefText, useProfile, type OfferRef } from '@sinau/shell';
import { Button, type ButtonProps } from '@sinau/ui';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import { selectionOfOffer } from '../../shared/offer-ref.ts';
import { useSavePendingPurchase } from '../../shared/pending-purchase.data.ts';

interface BuyNowButtonProps {
  offer: OfferRef;
  isFree: boolean;
  /** Label instead of 'Beli sekarang'. */
  label?: ReactNode;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  block?: boolean;
}

/**
 * Opens the checkout with this offer only. Visitors sign in first. A user without a confirmed address finds the class
 * again through the mailed link.
 */
export function BuyNowButton({ offer, isFree, label = 'Beli sekarang', ...look }: BuyNowButtonProps) {
  const profile = useProfile();
  const dispatch = useDispatch();
  const { mutate: savePendingPurchase } = useSavePendingPurchase();
  const buy = offerRefText(offer);
  const begin = () => {
    dispatch(checkoutStarted(selectionOfOffer(offer)));
    if (profile && !profile.isEmailVerified) savePendingPurchase({ body: { buy } });
  };
  return (
    <Button {...look} href={profile ? screens.checkout() : screens.login({ buy })} onClick={begin}>
      {isFree ? 'Ikuti gratis' : label}
    </Button>
  );
}
