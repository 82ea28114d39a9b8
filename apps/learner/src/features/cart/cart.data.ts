import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cart } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { useIsSignedIn } from '@sinau/shell';
import { wantedOf } from '../../shared/wanted.ts';

export const useCartCount = () => useQuery({ ...cart.count.query(), enabled: useIsSignedIn(), throwOnError: false });

export const useCart = () =>
  useQuery({ ...cart.list.query({ query: { page: 0, perPage: 0 } }), enabled: useIsSignedIn() });

/** The classes and bundles in the cart, by id; undefined until that is known. Without an answer they count as none: the server refuses twice. */
export function useIdsInCart(): ReadonlySet<string> | undefined {
  const { data, isError } = useCart();
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn || (isError && !data)) return nothing;
  return data && new Set(data.list.map((item) => wantedOf(item).id));
}
const nothing: ReadonlySet<string> = new Set();

export function useAddToCart() {
  const refresh = useCartRefresh();
  // Also after a refusal: the class may have got there in another tab.
  return useMutation({
    mutationFn: cart.add.call,
    onSettled: refresh,
    meta: { success: 'Berhasil menambahkan ke keranjang', successLink: { href: screens.cart(), label: 'Lihat' } },
  });
}

export function useRemoveFromCart() {
  const refresh = useCartRefresh();
  return useMutation({ mutationFn: cart.remove.call, onSettled: refresh });
}

/** Puts back what was just taken out. */
export function useReturnToCart() {
  const refresh = useCartRefresh();
  return useMutation({ mutationFn: cart.add.call, onSettled: refresh });
}

function useCartRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['cart'] });
}
