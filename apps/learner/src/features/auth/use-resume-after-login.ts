import { useMutation } from '@tanstack/react-query';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { cart, webinar } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import type { CartItem } from '@sinau/contracts/commerce/cart/cart.schemas';
import { screens } from '@sinau/contracts/screens';
import { afterLogin, useGo, type OfferRef } from '@sinau/shell';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import { trackAddedToCart } from '../../shared/ads/added-to-cart.ts';
import { itemsOf, referenceOf, selectionOfOffer } from '../../shared/offer-ref.ts';

const replace = { replace: true };

/** Adds an offer; for a webinar without a chosen ticket, the cheapest one on sale. */
async function addOffer(offer: OfferRef) {
  const added: CartItem[] = [];
  for (const item of itemsOf(await withTicket(offer))) added.push(await cart.add.call({ body: referenceOf(item) }));
  return added;
}

async function withTicket(offer: OfferRef): Promise<OfferRef> {
  if (offer.type !== 'webinar' || offer.ticketIds.length > 0) return offer;
  const { tickets } = await webinar.detail.call({ params: { id: offer.id } });
  const seats = tickets.filter(({ kind }) => kind === 'regular').sort((a, b) => a.price - b.price);
  const seat = seats.find(({ sale }) => sale.state === 'open') ?? seats[0];
  return { ...offer, ticketIds: seat ? [seat.id] : [] };
}

/** Continues the action that signing in interrupted. */
export function useResumeAfterLogin() {
  const go = useGo();
  const goBack = useGoBack();
  const dispatch = useDispatch();
  const addToCart = useMutation({
    mutationFn: addOffer,
    onSuccess: trackAddedToCart,
    meta: { success: 'Berhasil menambahkan ke keranjang', refreshes: [cart] },
  });

  return (query: URLSearchParams, profile: Profile) => {
    const next = afterLogin(query, profile);
    switch (next.kind) {
      case 'buy':
        dispatch(checkoutStarted(selectionOfOffer(next.item)));
        return go(screens.checkout(), replace);
      case 'cart':
        // Continues also after a refusal, because the cart then shows its contents.
        return addToCart.mutate(next.item, { onSettled: () => go(screens.cart(), replace) });
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
    // The router counts the pages of this visit; the page before the first belongs to another site.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate(screens.home(), replace));
  };
}
