import { z } from 'zod';
import { idOf, instant, rupiah, shapeOf, text, uuid } from '../../fields.ts';
import { refund, refundWays } from '../transaction/transaction.schemas.ts';
import { accountRules, differenceKinds, disputeStates, refundHolds, refundRefusals } from './refund.rules.ts';

/** One line of an order that is kept so far, and whether it can be given back. */
export const refundLine = z.object({
  lineId: uuid,
  classId: uuid,
  title: z.string(),
  ticket: z.string().nullable(),
  bundle: z.string().nullable(),
  /** What comes back for it alone; 0 for what cost nothing. */
  amount: rupiah,
  /** Additional tickets of a seat go with it, whichever order they are of. */
  withIt: z.array(z.object({ lineId: uuid, title: z.string(), amount: rupiah })),
  progress: z.int().min(0).max(100),
  /** Until when it can be given back; null for ever. */
  until: instant.nullable(),
  /** Which rule is in the way, and by how much; null if none is. */
  refusal: z.object({ code: z.enum(refundRefusals), message: z.string() }).nullable(),
});
export type RefundLine = z.infer<typeof refundLine>;

export const refundPreview = z.object({
  /** The order's, and its public code. */
  id: uuid,
  orderId: z.string(),
  /** How the money comes back, as far as is known before the gateway was asked. */
  way: z.enum(refundWays).exclude(['chargeback']),
  lines: z.array(refundLine),
});
export type RefundPreview = z.infer<typeof refundPreview>;

const lineIds = z.array(idOf('orderLine')).min(1).max(50);

export const refundRequest = z.strictObject({
  lineIds,
  /** What the preview promised; anything else is refused. */
  total: rupiah,
});

export const refundGrant = z.strictObject({
  lineIds,
  /** For the audit log; the buyer does not read it. */
  reason: text(500, 10),
});

export const refundAccountInput = z.strictObject({ ...shapeOf(accountRules), bankCode: z.string().min(1).max(10) });

export const bank = z.object({ code: z.string(), name: z.string() });

/** A refund with the account that it goes to, for the operator who transfers it. */
export const refundDetail = refund.extend({
  /** Null while it must not be transferred. */
  accountNumber: z.string().nullable(),
  /** Why it must not be transferred, by what the gateway says now. */
  hold: z.enum(refundHolds).nullable(),
});
export type RefundDetail = z.infer<typeof refundDetail>;

const buyer = z.object({ id: uuid, fullname: z.string(), email: z.string() });

/** An order as operators see it who decide about a refund. */
export const refundableOrder = refundPreview.extend({
  status: z.string(),
  total: rupiah,
  paidAt: instant.nullable(),
  paymentMethod: z.string().nullable(),
  buyer,
});
export type RefundableOrder = z.infer<typeof refundableOrder>;

export const dispute = z.object({
  /** The order's, and its public code. */
  id: uuid,
  orderId: z.string(),
  buyer,
  titles: z.array(z.string()),
  total: rupiah,
  disputedAt: instant,
  state: z.enum(disputeStates),
});
export type Dispute = z.infer<typeof dispute>;

export const disputeDecision = z.strictObject({ outcome: z.enum(['won', 'lost']), reason: text(500, 10) });

/** Where the gateway and our books say different things of a payment. */
export const difference = z.object({
  id: uuid,
  orderId: z.string(),
  kind: z.enum(differenceKinds),
  /** The gateway's name of a refund. */
  key: z.string(),
  amount: rupiah.nullable(),
  total: rupiah,
  foundAt: instant,
  /** Once both say the same again. */
  endedAt: instant.nullable(),
});
export type Difference = z.infer<typeof difference>;
