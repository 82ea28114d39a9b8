import type { CartItem, CartReference } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { OfferRef } from '@sinau/shell';

/** Reference to a cart item: a whole offer, a seat by its ticket, or additional tickets. */
export type ItemRef =
  | { type: 'program' | 'bundle'; id: string }
  | { type: 'webinar'; id: string; ticketId: string }
  | { type: 'ticket'; id: string; quantity: number };

/**
 * Contents of one checkout; a ticket's id that is repeated is a quantity. A type alias, because the store serializes
 * it.
 */
export type CheckoutSelection = {
  programIds: string[];
  bundleIds: string[];
  ticketIds: string[];
  /** Webinars of which the cheapest ticket is meant. */
  webinarIds?: string[];
  /** Codes of the vouchers that it uses: one of a mitra, and one of ours. */
  voucherMitra?: string[];
  voucherPlatform?: string;
};

/** Returns the body of a cart call. */
export function referenceOf(ref: ItemRef): CartReference {
  switch (ref.type) {
    case 'bundle':
      return { type: 'Bundle', bundleId: ref.id };
    case 'program':
      return { type: 'Program', programId: ref.id };
    case 'webinar':
      return { type: 'Webinar', webinarId: ref.id, ticketId: ref.ticketId };
    case 'ticket':
      return { type: 'Ticket', ticketId: ref.id, quantity: ref.quantity };
  }
}

export function offerRefOf(item: CartItem): ItemRef {
  switch (item.type) {
    case 'Bundle':
      return { type: 'bundle', id: item.bundleId };
    case 'Program':
      return { type: 'program', id: item.programId };
    case 'Webinar':
      return { type: 'webinar', id: item.webinarId, ticketId: item.ticketId };
    case 'Ticket':
      return { type: 'ticket', id: item.ticketId, quantity: item.quantity };
  }
}

/** Returns the items that an offer adds to the cart: for a webinar its seat, then each additional ticket. */
export function itemsOf(offer: OfferRef): ItemRef[] {
  if (offer.type !== 'webinar') return [offer];
  const [seat, ...additional] = offer.ticketIds;
  if (!seat) return [];
  return [
    { type: 'webinar', id: offer.id, ticketId: seat },
    ...[...new Set(additional)].map((id) => ({
      type: 'ticket' as const,
      id,
      quantity: additional.filter((other) => other === id).length,
    })),
  ];
}

/** Returns the body of a checkout call. */
export const selectionOf = (items: readonly ItemRef[]): CheckoutSelection => ({
  programIds: items.filter(({ type }) => type === 'program').map(({ id }) => id),
  bundleIds: items.filter(({ type }) => type === 'bundle').map(({ id }) => id),
  // A seat comes before the tickets that are bought with it.
  ticketIds: [...items].sort((a, b) => Number(a.type === 'ticket') - Number(b.type === 'ticket')).flatMap(ticketIdsOf),
});

/** Returns the same for an offer as a page or an address names it. */
export function selectionOfOffer(offer: OfferRef): CheckoutSelection {
  if (offer.type !== 'webinar') return selectionOf([offer]);
  const { id, ticketIds } = offer;
  return { ...selectionOf([]), ticketIds, ...(ticketIds.length === 0 && { webinarIds: [id] }) };
}

const ticketIdsOf = (ref: ItemRef): string[] => {
  if (ref.type === 'webinar') return [ref.ticketId];
  return ref.type === 'ticket' ? Array.from({ length: ref.quantity }, () => ref.id) : [];
};

export const isEmptySelection = ({ programIds, bundleIds, ticketIds, webinarIds = [] }: CheckoutSelection) =>
  programIds.length + bundleIds.length + ticketIds.length + webinarIds.length === 0;
