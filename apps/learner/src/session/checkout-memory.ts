import type { CheckoutSelection } from '../shared/offer-ref.ts';

const key = 'checkout';

/** Saves the checkout in the session storage, where it survives a reload, unlike the store. */
export const saveCheckout = (selection: CheckoutSelection) => sessionStorage.setItem(key, JSON.stringify(selection));
export const clearCheckout = () => sessionStorage.removeItem(key);

export function loadCheckout(): CheckoutSelection {
  const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Record<keyof CheckoutSelection, unknown>>;
  return {
    programIds: idsIn(stored.programIds),
    bundleIds: idsIn(stored.bundleIds),
    ticketIds: idsIn(stored.ticketIds),
    ...(stored.webinarIds !== undefined && { webinarIds: idsIn(stored.webinarIds) }),
    ...vouchersIn(stored),
  };
}

/**
 * Returns the vouchers of the checkout that was begun last: a buyer who goes back to change the selection keeps them.
 */
export const loadVouchers = () => vouchersOf(loadCheckout());

const vouchersOf = ({ voucherMitra, voucherPlatform }: CheckoutSelection) => ({
  ...(voucherMitra && { voucherMitra }),
  ...(voucherPlatform && { voucherPlatform }),
});
const vouchersIn = ({ voucherMitra, voucherPlatform }: Partial<Record<keyof CheckoutSelection, unknown>>) => ({
  ...(voucherMitra !== undefined && { voucherMitra: idsIn(voucherMitra).slice(0, 1) }),
  ...(typeof voucherPlatform === 'string' && { voucherPlatform }),
});

const idsIn = (list: unknown): string[] => (Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []);
