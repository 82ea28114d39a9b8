import { expect, test } from 'vitest';
import { accountDigits, refundableUntil, refundRefusalOf, type Purchase } from './refund.rules.ts';

const paidAt = new Date('2026-11-21T09:00:00Z');
const bought = (changes: Partial<Purchase> = {}): Purchase => ({
  paidAt,
  firstSessionAt: null,
  progress: 0,
  hasCertificate: false,
  isPriced: true,
  ...changes,
});
const session = new Date('2027-01-10T12:00:00Z');

test.each([
  ['a moment before seven days are over', bought(), '2026-11-28T08:59:59.999Z', null],
  ['after seven days', bought(), '2026-11-28T09:00:00Z', 'refund_window_over'],
  ['at 20 per cent', bought({ progress: 20 }), '2026-11-22T09:00:00Z', null],
  ['beyond 20 per cent', bought({ progress: 21 }), '2026-11-22T09:00:00Z', 'refund_too_much_used'],
  ['with a certificate', bought({ hasCertificate: true }), '2026-11-22T09:00:00Z', 'refund_certificate_issued'],
  ['weeks before the first session', bought({ firstSessionAt: session }), '2027-01-10T11:59:59.999Z', null],
  ['once the first session began', bought({ firstSessionAt: session }), '2027-01-10T12:00:00Z', 'refund_session_began'],
  ['of what cost nothing, at any time', bought({ isPriced: false, progress: 80 }), '2027-11-22T09:00:00Z', null],
] as const)('refund refusal %s: %s', (_, purchase, now, refusal) => {
  expect(refundRefusalOf(purchase, new Date(now))).toBe(refusal);
});

test('a class is refundable for seven days, a live one until it begins, and a free one without limit', () => {
  expect(refundableUntil(bought())?.toISOString()).toBe('2026-11-28T09:00:00.000Z');
  expect(refundableUntil(bought({ firstSessionAt: session }))).toEqual(session);
  expect(refundableUntil(bought({ isPriced: false }))).toBeNull();
});

test.each([
  ['123-456.789 0', '1234567890'],
  ['1234567890', '1234567890'],
])('accountDigits of %s are %s', (typed, digits) => {
  expect(accountDigits(typed)).toBe(digits);
});
