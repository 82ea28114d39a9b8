import { currentPasswordRule } from '../../core/auth/auth.rules.ts';
import type { FormRules } from '../../form-rules.ts';
import { folded } from '../../core/typed/text.rules.ts';

export const payoutStatuses = [
  'requested',
  'approved',
  'paid',
  'returning',
  'returned',
  'rejected',
  'failed',
  'cancelled',
] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** In rupiah; less does not justify a transfer. */
export const minPayout = 50_000;

/** Hours after a change of bank account in which nothing is paid out, and the owners of the mitra can object. */
export const accountCooldownHours = 72;

/** Returns the problem of an account number, as a sentence for its field. Spaces and dots group it, and are ignored. */
export const accountNumberProblem = (typed: string) =>
  /^\d{6,20}$/.test(bareNumber(typed)) ? null : 'Tulis nomor rekening, 6 sampai 20 angka';
export const bareNumber = (typed: string) => folded(typed).replace(/[ .-]/g, '');

export const bankAccountRules = {
  number: { kind: 'text', max: 40, missing: 'Tulis nomor rekeningmu', check: accountNumberProblem },
  holder: { kind: 'text', min: 2, max: 100, missing: 'Tulis nama pemilik rekening' },
  password: currentPasswordRule,
} as const satisfies FormRules;

/** The bank's reference of the transfer. */
export const payoutReferenceRules = {
  reference: { kind: 'text', min: 3, max: 100, missing: 'Tulis nomor referensi dari bank' },
} as const satisfies FormRules;

/** Shown to the mitra. */
export const payoutReasonRules = {
  reason: { kind: 'text', min: 5, max: 500, missing: 'Tulis alasannya, mitra membacanya' },
} as const satisfies FormRules;
