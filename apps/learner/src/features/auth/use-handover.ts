import { useMutation } from '@tanstack/react-query';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { cart } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { afterLogin, useGo } from '@sinau/shell';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import { selectionOf, referenceOf } from '../../shared/offer-ref.ts';

const replace = { replace: true };

/** Continues what signing in interrupted. */
export function useHandover() {
  const go = useGo();
  const goBack = useGoBack();
  const dispatch = useDispatch();
  const addToCart = useMutation({
    mutationFn: cart.add.call,
    meta: { success: 'Berhasil menambahkan ke keranjang', refreshes: [cart] },
  });

  return (query: URLSearchParams, profile: Profile) => {
    const next = afterLogin(query, profile);
    switch (next.kind) {
      case 'buy':
        dispatch(checkoutStarted(selectionOf([next.item])));
        return go(screens.checkout(), replace);
      case 'cart':
        // Also after a refusal, because the cart then shows what it contains.
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
    // The router counts the pages of this visit; the page before the first one belongs to another site.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate(screens.home(), replace));
  };
}
