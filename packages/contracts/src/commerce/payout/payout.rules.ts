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

/** In rupiah; less is not worth a transfer. */
export const minPayout = 50_000;

/** So long after another account was entered nothing is paid out, and whoever owns the mitra can object. */
export const accountCooldownHours = 72;

/** What is wrong with the number of an account, in a sentence for its field. Spaces and dots group it, and do not count. */
export const accountNumberProblem = (typed: string) =>
  /^\d{6,20}$/.test(bareNumber(typed)) ? null : 'Tulis nomor rekening, 6 sampai 20 angka';
export const bareNumber = (typed: string) => folded(typed).replace(/[ .-]/g, '');

export const bankAccountRules = {
  number: { kind: 'text', max: 40, missing: 'Tulis nomor rekeningmu', check: accountNumberProblem },
  holder: { kind: 'text', min: 2, max: 100, missing: 'Tulis nama pemilik rekening' },
  password: currentPasswordRule,
} as const satisfies FormRules;

/** What the bank calls the transfer. */
export const payoutReferenceRules = {
  reference: { kind: 'text', min: 3, max: 100, missing: 'Tulis nomor referensi dari bank' },
} as const satisfies FormRules;

/** Told to the mitra. */
export const payoutReasonRules = {
  reason: { kind: 'text', min: 5, max: 500, missing: 'Tulis alasannya, mitra membacanya' },
} as const satisfies FormRules;
