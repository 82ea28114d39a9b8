import { z } from 'zod';
import { instant, rupiah, uuid } from '../fields.ts';
import { classTypes } from '../report/report.schemas.ts';
import { walletEntryKinds } from './ledger.rules.ts';

/** Whole rupiah, all of them sums of the ledger's entries. */
export const wallet = z.object({
  /** Could be paid out now. */
  available: rupiah,
  /** Earned, and free at the latest of seven days after the payment and three days after the class's last session (domain.md, "Money"). */
  held: rupiah,
  /** Paid out so far. */
  paidOut: rupiah,
  /** The next day in Jakarta on which held shares are freed: the first moment, and what comes free that day. */
  nextMaturity: z.object({ at: instant, amount: rupiah }).nullable(),
});
export type Wallet = z.infer<typeof wallet>;

export const walletEntry = z.object({
  id: uuid,
  kind: z.enum(walletEntryKinds),
  occurredAt: instant,
  /** What came to be held, came free, or went back. */
  amount: rupiah,
  class: z.object({ id: uuid, title: z.string(), slug: z.string() }),
  /** What was sold, as in the report on sales. */
  type: z.enum(classTypes),
  bundle: z.object({ id: uuid, title: z.string(), slug: z.string() }).nullable(),
  /** The order's public code. */
  orderId: z.string(),
  /** Of a sale: until when its share is held. */
  heldUntil: instant.nullable(),
  isHeld: z.boolean(),
  /** Whether this sale was given back. */
  isRefunded: z.boolean(),
});
export type WalletEntry = z.infer<typeof walletEntry>;
