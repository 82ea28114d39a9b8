import { z } from 'zod';
import { idOf, instant, rupiah, shapeOf, text, uuid } from '../../fields.ts';
import { refund, refundWays } from '../transaction/transaction.schemas.ts';
import { accountRules, differenceKinds, disputeStates, refundHolds, refundRefusals } from './refund.rules.ts';

/** A line of an order that is not refunded yet, and whether it is refundable. */
export const refundLine = z.object({
  lineId: uuid,
  classId: uuid,
  title: z.string(),
  ticket: z.string().nullable(),
  bundle: z.string().nullable(),
  /** Refund for this line alone; 0 if it was free. */
  amount: rupiah,
  /** Additional tickets of a seat are refunded with it, from any order. */
  withIt: z.array(z.object({ lineId: uuid, title: z.string(), amount: rupiah })),
  progress: z.int().min(0).max(100),
  /** Time until which it is refundable; null without limit. */
  until: instant.nullable(),
  /** The rule that prevents the refund, and by how much; null if none does. */
  refusal: z.object({ code: z.enum(refundRefusals), message: z.string() }).nullable(),
});
export type RefundLine = z.infer<typeof refundLine>;

export const refundPreview = z.object({
  /** Id of the order, and its public code. */
  id: uuid,
  orderId: z.string(),
  /** Way of the refund, as far as is known before calling the gateway. */
  way: z.enum(refundWays).exclude(['chargeback']),
  lines: z.array(refundLine),
});
export type RefundPreview = z.infer<typeof refundPreview>;

const lineIds = z.array(idOf('orderLine')).min(1).max(50);

export const refundRequest = z.strictObject({
  lineIds,
  /** The total that the preview showed; any other is refused. */
  total: rupiah,
});

export const refundGrant = z.strictObject({
  lineIds,
  /** Reason for the audit log; the buyer does not see it. */
  reason: text(500, 10),
});

export const refundAccountInput = z.strictObject({ ...shapeOf(accountRules), bankCode: z.string().min(1).max(10) });

export const bank = z.object({ code: z.string(), name: z.string() });

/** A refund with its bank account, for the operator who transfers it. */
export const refundDetail = refund.extend({
  /** Null while it must not be transferred. */
  accountNumber: z.string().nullable(),
  /** Reason why it must not be transferred, by the gateway's current state. */
  hold: z.enum(refundHolds).nullable(),
});
export type RefundDetail = z.infer<typeof refundDetail>;

const buyer = z.object({ id: uuid, fullname: z.string(), email: z.string() });

/** An order for operators who decide about a refund. */
export const refundableOrder = refundPreview.extend({
  status: z.string(),
  total: rupiah,
  paidAt: instant.nullable(),
  paymentMethod: z.string().nullable(),
  buyer,
});
export type RefundableOrder = z.infer<typeof refundableOrder>;

export const dispute = z.object({
  /** Id of the order, and its public code. */
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

/** A difference between the gateway and our books about a payment. */
export const difference = z.object({
  id: uuid,
  orderId: z.string(),
  kind: z.enum(differenceKinds),
  /** The gateway's key of a refund. */
  key: z.string(),
  amount: rupiah.nullable(),
  total: rupiah,
  foundAt: instant,
  /** Time since which both agree again. */
  endedAt: instant.nullable(),
});
export type Difference = z.infer<typeof difference>;
