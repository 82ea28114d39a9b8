import { useMutation, useQuery } from '@tanstack/react-query';
import { cart } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { useIsSignedIn } from '@sinau/shell';
import { offerRefOf } from '../../shared/offer-ref.ts';

export const useCartCount = () => useQuery({ ...cart.count.query(), enabled: useIsSignedIn(), throwOnError: false });

export const useCart = () =>
  useQuery({ ...cart.list.query({ query: { page: 0, perPage: 0 } }), enabled: useIsSignedIn() });

/** The ids of the classes and bundles in the cart; undefined until known. If the call fails none are marked: the server refuses doubles. */
export function useIdsInCart(): ReadonlySet<string> | undefined {
  const { data, isError } = useCart();
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn || (isError && !data)) return noIds;
  return data && new Set(data.list.map((item) => offerRefOf(item).id));
}
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
