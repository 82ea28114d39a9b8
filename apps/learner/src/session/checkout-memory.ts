import type { Choice } from '../shared/wanted.ts';

const key = 'checkout';

/** The store does not outlive a reload; the checkout under way does. */
export const rememberCheckout = (chosen: Choice) => sessionStorage.setItem(key, JSON.stringify(chosen));
export const forgetCheckout = () => sessionStorage.removeItem(key);

export function recallCheckout(): Choice {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Record<keyof Choice, unknown>>;
  return { programIds: idsIn(kept.programIds), bundleIds: idsIn(kept.bundleIds) };
}

const idsIn = (list: unknown): string[] => (Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []);
