import { useMutation, useQuery } from '@tanstack/react-query';
import { cart } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { useIsSignedIn } from '@sinau/shell';
import { offerRefOf } from '../../shared/offer-ref.ts';

export const useCartCount = () => useQuery({ ...cart.count.query(), enabled: useIsSignedIn(), throwOnError: false });

export const useCart = () =>
  useQuery({ ...cart.list.query({ query: { page: 0, perPage: 0 } }), enabled: useIsSignedIn() });

/**
 * Which of these classes and bundles are in the cart, by their ids; undefined until known. Asks for those on the page
 * alone, so it stays right however full the cart is. If the call fails none are marked: the server refuses doubles.
 */
export function useIdsInCart(offerIds: readonly string[]): ReadonlySet<string> | undefined {
  const isEnabled = useIsSignedIn() && offerIds.length > 0;
  const { data, isError } = useQuery({
    ...cart.list.query({ query: { perPage: mostOffersAtOnce, filter: { offerId: [...offerIds].sort() } } }),
    enabled: isEnabled,
  });
  if (!isEnabled || (isError && !data)) return noIds;
  return data && new Set(data.list.map((item) => offerRefOf(item).id));
}
const mostOffersAtOnce = 100;
const noIds: ReadonlySet<string> = new Set();

export const useAddToCart = () =>
  useMutation({
    mutationFn: cart.add.call,
    meta: {
      success: 'Berhasil menambahkan ke keranjang',
      successLink: { href: screens.cart(), label: 'Lihat' },
      refreshes: [cart],
    },
  });

export const useRemoveFromCart = () => useMutation({ mutationFn: cart.remove.call, meta: { refreshes: [cart] } });

/** Puts back what was just removed. */
export const useReturnToCart = () => useMutation({ mutationFn: cart.add.call, meta: { refreshes: [cart] } });
