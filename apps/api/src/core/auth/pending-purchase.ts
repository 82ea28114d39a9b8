import { wish as pendingPurchaseSchema, type PendingPurchase } from '@sinau/contracts/core/auth/auth.schemas';
import { screens } from '@sinau/contracts';
import { days, later } from '../../platform/clock.ts';

const lifetime = days(30);

/** Returns whether a user came to apply as a teacher. */
export const wantsToTeach = (wish: PendingPurchase | null | undefined) =>
  wish?.next?.startsWith(screens.creatorQuestion()) ?? false;

/**
 * Returns the pending purchase while it is recent. One that an older version stored and this version cannot read counts
 * as none.
 */
export function currentPendingPurchase(
  { wish, wishedAt }: { wish: unknown; wishedAt: Date | null },
  now: Date,
): PendingPurchase | null {
  if (!wishedAt || later(wishedAt, lifetime) <= now) return null;
  return pendingPurchaseSchema.safeParse(wish).data ?? null;
}
