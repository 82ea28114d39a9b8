import { z } from 'zod';
import { instant, rupiah, uuid } from '../../fields.ts';
import { payoutStatuses } from '../payout/payout.rules.ts';
import { classTypes } from '../../storefront/catalog/offer.rules.ts';
import { walletEntryKinds } from './ledger.rules.ts';

/** Whole rupiah, all of them sums of the ledger's entries. */
export const wallet = z.object({
  /** Could be withdrawn now. */
  available: rupiah,
  /** Earned, and free at the latest of seven days after the payment and three days after the class's last session (domain.md, "Money"). */
  held: rupiah,
  /** Withdrawn, and not transferred yet. */
  inTransit: rupiah,
  /** Paid out so far. */
  paidOut: rupiah,
  /** What refunds took back after it had been paid out. Later sales make up for it before anything becomes available. */
  debt: rupiah,
  /** The next day in Jakarta on which held shares are freed: the first moment, and what comes free that day. */
  nextMaturity: z.object({ at: instant, amount: rupiah }).nullable(),
});
export type Wallet = z.infer<typeof wallet>;

const titled = z.object({ id: uuid, title: z.string(), slug: z.string() });

/** What happened to a sale or a payout. Payouts have nothing of a sale (null), and the other way round. */
export const walletEntry = z.object({
  id: uuid,
  kind: z.enum(walletEntryKinds),
  occurredAt: instant,
  /** What it adds to the mitra's money or, below zero, takes from it. A maturity moves its amount from `held` to `available`. */
  amount: z.int(),
  /** After it: what could be withdrawn or, below zero, was owed; and what was held. */
  balance: z.object({ available: z.int(), held: z.int() }),
  class: titled.nullable(),
  /** What was sold, as in the report on sales. */
  type: z.enum(classTypes).nullable(),
  bundle: titled.nullable(),
  /** The order's public code. */
  orderId: z.string().nullable(),
  /** The price less the mitra's voucher, of which the platform keeps its fee; the rest is the mitra's. */
  base: rupiah.nullable(),
  fee: rupiah.nullable(),
  /** Of a sale: until when its share is held. */
  heldUntil: instant.nullable(),
  isHeld: z.boolean(),
  /** Whether this sale was given back. */
  isRefunded: z.boolean(),
  payout: z.object({ id: uuid, number: z.int().positive(), status: z.enum(payoutStatuses) }).nullable(),
});
export type WalletEntry = z.infer<typeof walletEntry>;
