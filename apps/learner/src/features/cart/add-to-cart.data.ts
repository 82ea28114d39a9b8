import { useMutation } from '@tanstack/react-query';
import { cart } from '@sinau/api-client';
import type { CartItem } from '@sinau/contracts/commerce/cart/cart.schemas';
import { screens } from '@sinau/contracts/screens';
import { trackAddedToCart } from '../../shared/ads/added-to-cart.ts';
import { referenceOf, type ItemRef } from '../../shared/offer-ref.ts';

export const useAddToCart = () =>
  useMutation({
    mutationFn: fillCart,
    onSuccess: trackAddedToCart,
    meta: {
      success: 'Berhasil menambahkan ke keranjang',
      successLink: { href: screens.cart(), label: 'Lihat' },
      refreshes: [cart],
    },
  });

/** Adds the items one after the other: an additional ticket needs the seat in the cart. */
async function fillCart({ items, replaces = [] }: { items: readonly ItemRef[]; replaces?: readonly string[] }) {
  const added: CartItem[] = [];
  if (replaces.length > 0) await cart.removeMany.call({ body: { ids: [...replaces] } });
  for (const item of items) added.push(await cart.add.call({ body: referenceOf(item) }));
  return added;
}
