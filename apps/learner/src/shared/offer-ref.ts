import type { CartItem, CartReference } from '@sinau/contracts/cart/cart.schemas';
import type { OfferRef } from '@sinau/shell';

/** The classes and bundles of one checkout. A type alias, because the store serialises it. */
export type CheckoutSelection = { programIds: string[]; bundleIds: string[] };

/** The body of a cart call. */
export const referenceOf = ({ type, id }: OfferRef): CartReference =>
  type === 'bundle' ? { type: 'Bundle', bundleId: id } : { type: 'Program', programId: id };

export const offerRefOf = (item: CartItem): OfferRef =>
  item.type === 'Bundle' ? { type: 'bundle', id: item.bundleId } : { type: 'program', id: item.programId };

/** The body of a checkout call. */
export const selectionOf = (offers: readonly OfferRef[]): CheckoutSelection => ({
  programIds: offers.filter(({ type }) => type === 'program').map(({ id }) => id),
  bundleIds: offers.filter(({ type }) => type === 'bundle').map(({ id }) => id),
});

export const isEmptySelection = ({ programIds, bundleIds }: CheckoutSelection) =>
  programIds.length + bundleIds.length === 0;
