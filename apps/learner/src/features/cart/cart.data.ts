import { useMutation, useQuery } from '@tanstack/react-query';
import { cart } from '@sinau/api-client';
import type { CartItem } from '@sinau/contracts/commerce/cart/cart.schemas';
import { useIsSignedIn } from '@sinau/shell';
import { offerRefOf, referenceOf } from '../../shared/offer-ref.ts';

export const useCartCount = () => useQuery({ ...cart.count.query(), enabled: useIsSignedIn(), throwOnError: false });

export const useCart = () =>
  useQuery({ ...cart.list.query({ query: { page: 0, perPage: 0 } }), enabled: useIsSignedIn() });

/**
 * Returns the cart items of these classes and bundles; undefined until known. Requests only those on the page, so it
 * stays right however full the cart is. If the call fails, none are returned: the server refuses duplicates.
 */
export function useItemsInCart(offerIds: readonly string[]): readonly CartItem[] | undefined {
  const isEnabled = useIsSignedIn() && offerIds.length > 0;
  const { data, isError } = useQuery({
    ...cart.list.query({ query: { perPage: mostOffersAtOnce, filter: { offerId: [...offerIds].sort() } } }),
    enabled: isEnabled,
  });
  return !isEnabled || (isError && !data) ? nothing : data?.list;
}
const mostOffersAtOnce = 100;
const nothing: readonly CartItem[] = [];

/** Returns the same as a set of class and bundle ids. */
export function useIdsInCart(offerIds: readonly string[]): ReadonlySet<string> | undefined {
  const items = useItemsInCart(offerIds);
  return items && new Set(items.map((item) => offerRefOf(item).id));
}

export const useRemoveFromCart = () => useMutation({ mutationFn: cart.remove.call, meta: { refreshes: [cart] } });

export const useSetQuantity = () => useMutation({ mutationFn: cart.setQuantity.call, meta: { refreshes: [cart] } });

export const useClearCart = () =>
  useMutation({
    mutationFn: (ids: readonly string[]) => cart.removeMany.call({ body: { ids: [...ids] } }),
    meta: { refreshes: [cart] },
  });

/**
 * Restores all items: seats first, since additional tickets need them. Items that can no longer be bought are reported.
 */
export const useRestoreCart = () =>
  useMutation({
    mutationFn: async (items: readonly CartItem[]) => {
      const seatsFirst = [...items].sort((a, b) => Number(a.type === 'Ticket') - Number(b.type === 'Ticket'));
      const refusals: unknown[] = [];
      for (const item of seatsFirst)
        await cart.add.call({ body: referenceOf(offerRefOf(item)) }).catch((error: unknown) => refusals.push(error));
      if (refusals.length > 0) throw refusals[0];
    },
    meta: { refreshes: [cart] },
  });

/** Restores the item that was just removed. */
export const useReturnToCart = () => useMutation({ mutationFn: cart.add.call, meta: { refreshes: [cart] } });
