import type { CheckoutSelection } from '../shared/offer-ref.ts';

const key = 'checkout';

/** The store is lost on reload; the current checkout survives it here. */
export const saveCheckout = (selection: CheckoutSelection) => sessionStorage.setItem(key, JSON.stringify(selection));
export const clearCheckout = () => sessionStorage.removeItem(key);

export function loadCheckout(): CheckoutSelection {
  const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Record<keyof CheckoutSelection, unknown>>;
  return {
    programIds: idsIn(stored.programIds),
    bundleIds: idsIn(stored.bundleIds),
    ticketIds: idsIn(stored.ticketIds),
    ...(stored.webinarIds !== undefined && { webinarIds: idsIn(stored.webinarIds) }),
  };
}

const idsIn = (list: unknown): string[] => (Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []);
