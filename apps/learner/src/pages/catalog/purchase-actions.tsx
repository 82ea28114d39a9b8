import type { ReactNode } from 'react';
import type { OfferRef } from '@sinau/shell';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { BuyNowButton } from '../../features/transaction/buy-now-button.tsx';
import { VerificationHint } from '../../shared/verification-hint.tsx';

/** Place of the actions: the box beside the page, or the bar at the bottom of phones. */
export type ActionsSlot = 'box' | 'bar';

/** Look of the main action in its place. */
export const lookIn = (place: ActionsSlot) =>
  ({ size: place === 'box' ? 'lg' : 'md', block: place === 'box' }) as const;

interface PurchaseActionsProps {
  place: ActionsSlot;
  offer: OfferRef;
  title: string;
  isFree: boolean;
  isInCart: boolean;
  /** Cart items to be replaced: other tickets of the same webinar. */
  replaces?: readonly string[];
  price?: ReactNode;
  /** Hints below the price, where there is room. */
  hints?: ReactNode;
}

/** Price, purchase and cart of an offer that the user may buy. */
export function PurchaseActions({ place, offer, isFree, price, hints, ...cart }: PurchaseActionsProps) {
  const look = lookIn(place);
  const buy = <BuyNowButton {...look} offer={offer} isFree={isFree} />;
  return place === 'box' ? (
    <>
      {price}
      {hints}
      <VerificationHint />
      {buy}
      <AddToCartButton {...cart} offer={offer} size={look.size} />
    </>
  ) : (
    <>
      {price}
      <AddToCartButton {...cart} offer={offer} look="icon" />
      {buy}
    </>
  );
}
