import type { CartItem, CartReference } from '@sinau/contracts/cart/cart.schemas';
import type { Wanted } from '@sinau/shell';

/** What a checkout is made of. A type, since it is kept in the store. */
export type Choice = { programIds: string[]; bundleIds: string[] };

/** As the cart is told of it. */
export const referenceOf = ({ type, id }: Wanted): CartReference =>
  type === 'bundle' ? { type: 'Bundle', bundleId: id } : { type: 'Program', programId: id };

export const wantedOf = (item: CartItem): Wanted =>
  item.type === 'Bundle' ? { type: 'bundle', id: item.bundleId } : { type: 'program', id: item.programId };

/** As a checkout is told of it. */
export const choiceOf = (wanted: readonly Wanted[]): Choice => ({
  programIds: wanted.filter(({ type }) => type === 'program').map(({ id }) => id),
  bundleIds: wanted.filter(({ type }) => type === 'bundle').map(({ id }) => id),
});

export const isNothing = ({ programIds, bundleIds }: Choice) => programIds.length + bundleIds.length === 0;
