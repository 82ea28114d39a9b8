import { screens } from '@sinau/contracts/screens';
import { offerRefText, useIsSignedIn, type OfferRef } from '@sinau/shell';
import { Button, IconButton, type ButtonProps } from '@sinau/ui';
import { Check, ShoppingCart } from '@sinau/ui/icons';
import { itemsOf } from '../../shared/offer-ref.ts';
import { useAddToCart } from './add-to-cart.data.ts';
import './add-to-cart-button.css';

interface AddToCartButtonProps {
  offer: OfferRef;
  title: string;
  isInCart: boolean;
  /** `icon` takes less space. */
  look?: 'full' | 'icon';
  size?: ButtonProps['size'];
  /** Cart items to be replaced: other tickets of the same webinar. */
  replaces?: readonly string[];
}

/** Visitors sign in first and find the item in their cart. An item that is in the cart already links to the cart. */
export function AddToCartButton({ offer, title, isInCart, look = 'full', size, replaces }: AddToCartButtonProps) {
  const isSignedIn = useIsSignedIn();
  const { mutate, isPending } = useAddToCart();

  const target = isInCart ? screens.cart() : isSignedIn ? undefined : screens.login({ cart: offerRefText(offer) });
  const add = () => mutate({ items: itemsOf(offer), replaces });

  if (look === 'icon') {
    const label = isInCart ? `Lihat ${title} di keranjang` : `Tambah ${title} ke keranjang`;
    const shared = { label, className: 'add-to-cart-icon personal', children: isInCart ? <Check /> : <ShoppingCart /> };
    return target ? (
      <IconButton {...shared} href={target} />
    ) : (
      <IconButton {...shared} aria-busy={isPending} onClick={isPending ? undefined : add} />
    );
  }

  const content = (
    <>
      <ShoppingCart />
      {isInCart ? 'Di keranjang' : 'Tambah ke keranjang'}
    </>
  );
  const shared = { variant: 'outline', size, block: true, children: content } as const;
  return target ? <Button {...shared} href={target} /> : <Button {...shared} loading={isPending} onClick={add} />;
}

/** Placeholder of the icon on a card, until the user's purchases are known. */
export const AddToCartSkeleton = () => <span className="add-to-cart-place" />;
