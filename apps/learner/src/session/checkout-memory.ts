const key = 'checkout';

/** The store does not outlive a reload; the checkout under way does. */
export const rememberCheckout = (programIds: readonly string[]) => sessionStorage.setItem(key, JSON.stringify(programIds));
export const forgetCheckout = () => sessionStorage.removeItem(key);

export function recallCheckout(): string[] {
  const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
