import { wish as pendingPurchaseSchema, type PendingPurchase } from '@sinau/contracts/core/auth/auth.schemas';
import { days, later } from '../../platform/clock.ts';

const lifetime = days(30);

/** What somebody came for, while it is still fresh. One that an older version kept and this one cannot read is none. */
export function currentPendingPurchase(
  { wish, wishedAt }: { wish: unknown; wishedAt: Date | null },
  now: Date,
): PendingPurchase | null {
  if (!wishedAt || later(wishedAt, lifetime) <= now) return null;
  return pendingPurchaseSchema.safeParse(wish).data ?? null;
}
