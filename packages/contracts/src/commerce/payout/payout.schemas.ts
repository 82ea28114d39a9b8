import { z } from 'zod';
import { idOf, instant, rupiah, shapeOf, uuid } from '../../fields.ts';
import { accountCheckResults } from '../banking/banking.rules.ts';
import { accountNumberProblem, bankAccountRules, bareNumber, minPayout, payoutStatuses } from './payout.rules.ts';

export const bank = z.object({ code: z.string(), name: z.string() });
export type Bank = z.infer<typeof bank>;

export const bankAccountEntry = z.strictObject({
  ...shapeOf(bankAccountRules),
  bankCode: z
    .string()
    .max(3)
    .regex(/^\d{3}$/, 'Pilih banknya'),
  number: z
    .string()
    .trim()
    .max(bankAccountRules.number.max)
    .overwrite(bareNumber)
    .refine((number) => accountNumberProblem(number) === null, { message: accountNumberProblem('')! }),
});

export const bankAccount = z.object({
  bank,
  /** Number of the account, with all but its last four digits hidden. */
  number: z.string(),
  holder: z.string(),
  enteredAt: instant,
  /** Time from which payouts can be requested: 72 hours after the account was entered. */
  usableFrom: instant,
});
export type BankAccount = z.infer<typeof bankAccount>;

export const paymentData = z.object({
  account: bankAccount.nullable(),
  /** Only owners of a mitra enter its bank account and withdraw. */
  canWithdraw: z.boolean(),
});
export type PaymentData = z.infer<typeof paymentData>;

export const payoutRequest = z.strictObject({
  amount: rupiah.min(minPayout, 'Paling sedikit Rp50.000'),
});

const facts = {
  id: idOf('payout'),
  /** Public number of the payout. */
  number: z.int().positive(),
  amount: rupiah,
  status: z.enum(payoutStatuses),
  requestedAt: instant,
  approvedAt: instant.nullable(),
  paidAt: instant.nullable(),
  /** The bank's reference of the transfer. */
  reference: z.string().nullable(),
  /** Time when it was rejected, failed or was cancelled, and the money returned to the balance. */
  endedAt: instant.nullable(),
  /** Reason for a rejection or a failure. */
  reason: z.string().nullable(),
  /** Destination at the time of the request; all but the last four digits are hidden. */
  account: bankAccount.pick({ bank: true, number: true, holder: true }),
};

/** A payout as the mitra sees it. */
export const payout = z.object({ ...facts, requestedBy: z.string() });
export type Payout = z.infer<typeof payout>;

const person = z.object({ id: uuid, fullname: z.string() });

/** A payout in the operators' queue. */
export const receivedPayout = z.object({
  ...facts,
  mitra: z.object({ id: uuid, name: z.string(), slug: z.string() }),
  requestedBy: person,
  approvedBy: person.nullable(),
  paidBy: person.nullable(),
  /** Operator who reported that the bank returned it, and when; another operator confirms that. */
  returnNotedAt: instant.nullable(),
  returnNotedBy: person.nullable(),
  endedBy: person.nullable(),
});
export type ReceivedPayout = z.infer<typeof receivedPayout>;

/** A payout with all that an operator needs to transfer it: the only answer with the full account number. */
export const receivedPayoutDetail = receivedPayout.extend({
  account: facts.account.extend({
    enteredAt: instant,
    enteredBy: z.string(),
    /** Finance's check of the account; null if nobody has checked it. */
    check: z.object({ result: z.enum(accountCheckResults), note: z.string(), checkedBy: z.string() }).nullable(),
  }),
  /** Balances of the mitra. */
  balances: z.object({ available: rupiah, held: rupiah, debt: rupiah, paidOut: rupiah }),
  /** True if its mitra is stopped: nothing more of it is approved, and nothing should be transferred. */
  isMitraStopped: z.boolean(),
  /** True if this operator may approve or pay it now: not for their own mitra, and not pay what they approved. */
  canApprove: z.boolean(),
  canPay: z.boolean(),
  /** True if this operator may report that the bank returned it, or confirm another operator's report. */
  canNoteReturn: z.boolean(),
  canConfirmReturn: z.boolean(),
});
export type ReceivedPayoutDetail = z.infer<typeof receivedPayoutDetail>;
