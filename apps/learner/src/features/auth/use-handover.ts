import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { cart } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { afterLogin, useGo } from '@sinau/shell';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import { choiceOf, referenceOf } from '../../shared/wanted.ts';

const replace = { replace: true };

/** Goes on with what signing in interrupted. */
export function useHandover() {
  const go = useGo();
  const goBack = useGoBack();
  const dispatch = useDispatch();
  const queryClient = useQueryClient();
  const addToCart = useMutation({
    mutationFn: cart.add.call,
    meta: { success: 'Berhasil menambahkan ke keranjang' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  });

  return (query: URLSearchParams, profile: Profile) => {
    const next = afterLogin(query, profile, window.location.origin);
    switch (next.kind) {
      case 'buy':
        dispatch(checkoutStarted(choiceOf([next.item])));
        return go(screens.checkout(), replace);
      case 'cart':
        // Refused or not, the cart tells why it looks as it does.
        return addToCart.mutate({ body: referenceOf(next.item) }, { onSettled: () => go(screens.cart(), replace) });
      case 'path':
        return go(next.path, replace);
      case 'back':
        return goBack();
    }
  };
}

function useGoBack() {
  const navigate = useNavigate();
  return () => {
    // The router counts the pages of this visit; before the first one lies somebody else's.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate(screens.home(), replace));
  };
}
