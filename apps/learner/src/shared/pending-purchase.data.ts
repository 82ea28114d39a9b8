import { useMutation, useQuery } from '@tanstack/react-query';
import { bundle, cart, program, webinar } from '@sinau/api-client';
import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { useIsSignedIn, type OfferRef } from '@sinau/shell';

/**
 * Loads what the user wanted to buy or open when they registered. The account stores it until the address is confirmed.
 */
export const usePendingPurchase = () =>
  useQuery({ ...cart.wish.query(), enabled: useIsSignedIn(), throwOnError: false });

export const useSavePendingPurchase = () =>
  useMutation({ mutationFn: cart.savePendingPurchase.call, meta: { failure: 'silent', refreshes: [cart.wish] } });

export const useDropPendingPurchase = () =>
  useMutation({
    mutationFn: () => cart.dropPendingPurchase.call(),
    meta: { failure: 'silent', refreshes: [cart.wish] },
  });

/** Loads the public data of a class, a webinar at the price of its chosen tickets, or a bundle. */
export function useOffer(offer: OfferRef | null) {
  const params = { id: offer?.id ?? '' };
  const asProgram = useQuery({
    ...program.detail.query({ params }),
    enabled: offer?.type === 'program',
    throwOnError: false,
  });
  const asBundle = useQuery({
    ...bundle.detail.query({ params }),
    enabled: offer?.type === 'bundle',
    throwOnError: false,
  });
  const asWebinar = useQuery({
    ...webinar.detail.query({ params }),
    enabled: offer?.type === 'webinar',
    throwOnError: false,
  });
  if (offer?.type === 'webinar') return asWebinar.data && atPriceOf(asWebinar.data, offer.ticketIds);
  return offer?.type === 'bundle' ? asBundle.data : asProgram.data;
}

function atPriceOf(offer: Webinar, ticketIds: readonly string[]) {
  const prices = ticketIds.flatMap((id) => offer.tickets.find((ticket) => ticket.id === id)?.price ?? []);
  if (prices.length === 0) return offer;
  return { ...offer, salePrice: prices.reduce((sum, price) => sum + price, 0), normalPrice: null };
}
