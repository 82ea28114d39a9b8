import type { CartItem, CartReference } from '@sinau/contracts/cart/cart.schemas';
import type { Wanted } from '@sinau/shell';

/** The classes and bundles of one checkout. A type alias, because the store serialises it. */
export type CheckoutSelection = { programIds: string[]; bundleIds: string[] };

/** The body of a cart call. */
export const referenceOf = ({ type, id }: Wanted): CartReference =>
  type === 'bundle' ? { type: 'Bundle', bundleId: id } : { type: 'Program', programId: id };

export const wantedOf = (item: CartItem): Wanted =>
  item.type === 'Bundle' ? { type: 'bundle', id: item.bundleId } : { type: 'program', id: item.programId };

/** The body of a checkout call. */
export const selectionOf = (wanted: readonly Wanted[]): CheckoutSelection => ({
  programIds: wanted.filter(({ type }) => type === 'program').map(({ id }) => id),
  bundleIds: wanted.filter(({ type }) => type === 'bundle').map(({ id }) => id),
});

export const isEmptySelection = ({ programIds, bundleIds }: CheckoutSelection) =>
  programIds.length + bundleIds.length === 0;
