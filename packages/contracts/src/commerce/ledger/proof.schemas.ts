import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';

/** Kinds of difference that the nightly proof of the books may find. */
export const differenceKinds = [
  /** The sum of all entries is not 0. */
  'imbalance',
  /** The entries of an event do not sum to 0. */
  'unbalancedEvents',
  /** A balance is below zero, or a debt above it. */
  'overdrawn',
  /** A mitra could withdraw although it is in debt. */
  'unsettled',
  /** The money of a payout is not where its status says. */
  'misplacedPayouts',
  /** A participant has two paid grants of one class. */
  'paidTwice',
  /** A closed period, or a balance by all of them, is no longer as it was closed. */
  'closedTotals',
  /** The list of held shares lacks one, or has one that is free. */
  'heldShares',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const difference = z.object({
  kind: z.enum(differenceKinds),
  count: z.int().positive(),
  /** The first of them: ids, numbers of payouts, or an amount in rupiah. */
  examples: z.array(z.string()),
});
export type Difference = z.infer<typeof difference>;

/** A run of the nightly proof. */
export const ledgerProof = z.object({
  id: uuid,
  finishedAt: instant,
  /** Duration of the run. */
  milliseconds: z.int().nonnegative(),
  /** Empty if the books add up. */
  differences: z.array(difference),
  /** True if the rows of closed periods were read, too, instead of their totals. */
  isFull: z.boolean(),
});
export type LedgerProof = z.infer<typeof ledgerProof>;

/** Alarm about the books: the last proof found a difference, or none has run for 36 hours. */
export const ledgerAlarm = z.enum(['different', 'overdue']).nullable();
