import { z } from 'zod';
import { instant, rupiah, uuid } from '../../fields.ts';
import { payoutStatuses } from '../payout/payout.rules.ts';
import { classTypes } from '../../storefront/catalog/offer.rules.ts';
import { walletEntryKinds } from './ledger.rules.ts';

/** Whole rupiah, all of them sums of the ledger's entries. */
export const wallet = z.object({
  /** Amount that can be withdrawn now. */
  available: rupiah,
  /**
   * Earned; freed at the later of seven days after the payment and three days after the class's last session
   *.
   */
  held: rupiah,
  /** Withdrawn, and not transferred yet. */
  inTransit: rupiah,
  /** Paid out so far. */
  paidOut: rupiah,
  /** Refunds deducted after the payout. Later sales make up for it before anything becomes available. */
  debt: rupiah,
  /** The next day in Jakarta on which held shares are freed: its first maturity, and the amount of that day. */
  nextMaturity: z.object({ at: instant, amount: rupiah }).nullable(),
});
export type Wallet = z.infer<typeof wallet>;

const titled = z.object({ id: uuid, title: z.string(), slug: z.string() });

/** A movement of a sale or a payout. Fields of a sale are null for payouts, and vice versa. */
export const walletEntry = z.object({
  id: uuid,
  kind: z.enum(walletEntryKinds),
  occurredAt: instant,
  /**
   * Amount added to the mitra's money or, below zero, deducted. A maturity moves its amount from `held` to `available`.
   */
  amount: z.int(),
  /** Balance after it: the amount available or, below zero, owed; and the amount held. */
  balance: z.object({ available: z.int(), held: z.int() }),
  class: titled.nullable(),
  /** Product that was sold, as in the sales report. */
  type: z.enum(classTypes).nullable(),
  bundle: titled.nullable(),
  /** The order's public code. */
  orderId: z.string().nullable(),
  /** Price less the mitra's voucher, of which the platform keeps its fee; the rest is the mitra's. */
  base: rupiah.nullable(),
  fee: rupiah.nullable(),
  /** Time until which a sale's share is held. */
  heldUntil: instant.nullable(),
  isHeld: z.boolean(),
  /** True if this sale was refunded. */
  isRefunded: z.boolean(),
  payout: z.object({ id: uuid, number: z.int().positive(), status: z.enum(payoutStatuses) }).nullable(),
});
export type WalletEntry = z.infer<typeof walletEntry>;
