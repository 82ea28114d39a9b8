import type { Difference, DifferenceKind } from '@sinau/contracts/commerce/ledger/proof.schemas';
import { days, hours } from '../../platform/clock.ts';
import type { Proof } from './proof.queries.ts';

const maxExamples = 20;
/** A night and half a day: the proof of the last night was not run, or failed each time. */
const proofDueAfter = hours(36);

/** Lists what a proof found, each kind with its first examples; nothing if the books add up. */
export function differencesOf(proof: Proof): Difference[] {
  const found: Record<DifferenceKind, readonly (string | number)[]> = {
    imbalance: proof.imbalance === 0 ? [] : [proof.imbalance],
    unbalancedEvents: [],
    overdrawn: proof.overdrawn.map(({ mitraId, account, balance }) => `${mitraId} ${account} ${balance}`),
    unsettled: proof.unsettled,
    misplacedPayouts: proof.misplacedPayouts,
    paidTwice: proof.paidTwice,
    closedTotals: proof.closedTotals,
    heldShares: proof.heldShares,
  };
  const counts = { ...countsOf(found), unbalancedEvents: proof.unbalancedEvents };
  return (Object.keys(found) as DifferenceKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, count: counts[kind], examples: found[kind].slice(0, maxExamples).map(String) }));
}

const countsOf = (found: Record<DifferenceKind, readonly unknown[]>) =>
  Object.fromEntries(Object.entries(found).map(([kind, all]) => [kind, all.length])) as Record<DifferenceKind, number>;

/** A week less half a day, so that the same night of the week is due whenever the last one ended. */
const fullProofDueAfter = days(6.5);

/** Tells whether closed periods are due to be read again: once a week, and until a difference is gone. */
export const isFullProofDue = (
  latest: { readonly differences: unknown } | null,
  latestFull: { readonly finishedAt: Date } | null,
  now: Date,
) =>
  !latest ||
  !latestFull ||
  (latest.differences as readonly Difference[]).length > 0 ||
  now.getTime() - latestFull.finishedAt.getTime() > fullProofDueAfter;

/** Returns why operators have to look at the books. Without a proof the time counts from `since`. */
export function ledgerAlarmOf(
  latest: { finishedAt: Date; differences: readonly Difference[] } | null,
  since: Date,
  now: Date,
) {
  if (latest && latest.differences.length > 0) return 'different' as const;
  const last = latest?.finishedAt ?? since;
  return now.getTime() - last.getTime() > proofDueAfter ? ('overdue' as const) : null;
}
