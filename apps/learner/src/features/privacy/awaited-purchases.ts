import { ownKey } from '@sinau/shell';

/** Limit for the newest orders, in case most buyers never return to them. */
const mostAwaited = 20;
const keyOf = (userId: string) => ownKey(userId, 'ad-orders');

const awaitedBy = (userId: string): string[] => {
  const list = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as unknown;
  return Array.isArray(list) ? list.filter((code) => typeof code === 'string') : [];
};
const write = (userId: string, codes: readonly string[]) =>
  localStorage.setItem(keyOf(userId), JSON.stringify(codes.slice(-mostAwaited)));
const others = (userId: string, orderId: string) => awaitedBy(userId).filter((code) => code !== orderId);

/** Records on this device that an order was placed on it: its purchase is reported from here, and once. */
export const awaitPurchase = ({ userId, orderId }: { userId: string; orderId: string }) =>
  write(userId, [...others(userId, orderId), orderId]);

/** Tells whether a purchase is still to be reported from here, and marks it as reported. */
export function takePurchase({ userId, orderId }: { userId: string; orderId: string }): boolean {
  const isAwaited = awaitedBy(userId).includes(orderId);
  if (isAwaited) write(userId, others(userId, orderId));
  return isAwaited;
}
