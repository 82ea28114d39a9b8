import { ownKey } from '@sinau/shell';

/** Of the newest orders, in case nobody comes back to most of them. */
const mostAwaited = 20;
const keyOf = (userId: string) => ownKey(userId, 'ad-orders');

const awaitedBy = (userId: string): string[] => {
  const list = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as unknown;
  return Array.isArray(list) ? list.filter((code) => typeof code === 'string') : [];
};
const write = (userId: string, codes: readonly string[]) =>
  localStorage.setItem(keyOf(userId), JSON.stringify(codes.slice(-mostAwaited)));
const others = (userId: string, orderId: string) => awaitedBy(userId).filter((code) => code !== orderId);

/** Notes on this device that an order was placed on it: its purchase is told from here, and once. */
export const awaitPurchase = ({ userId, orderId }: { userId: string; orderId: string }) =>
  write(userId, [...others(userId, orderId), orderId]);

/** Whether a purchase is still to be told from here; from now on it is not. */
export function takePurchase({ userId, orderId }: { userId: string; orderId: string }): boolean {
  const isAwaited = awaitedBy(userId).includes(orderId);
  if (isAwaited) write(userId, others(userId, orderId));
  return isAwaited;
}
