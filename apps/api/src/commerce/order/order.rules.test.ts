import { expect, test } from 'vitest';
import type { OrderState } from '../../generated/prisma/enums.ts';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { PaymentState } from '../../platform/payments/gateway.ts';
import { isWatched, isWithoutMoney, nextCheckOf, stepOf, taxPercentOn, type Step } from './order.rules.ts';

const states: PaymentState[] = [
  'pending',
  'review',
  'paid',
  'denied',
  'cancelled',
  'expired',
  'partly_refunded',
  'refunded',
  'charged_back',
];
const table: Record<OrderState, Step[]> = {
  //          pending   review    paid    denied    cancelled expired   partly    refunded  charged back
  PENDING: ['keep', 'review', 'pay', 'keep', 'cancel', 'expire', 'pay', 'pay', 'pay'],
  REVIEW: ['resume', 'keep', 'pay', 'resume', 'cancel', 'expire', 'pay', 'pay', 'pay'],
  EXPIRED: ['keep', 'keep', 'pay', 'keep', 'keep', 'keep', 'pay', 'pay', 'pay'],
  CANCELLED: ['keep', 'keep', 'pay', 'keep', 'keep', 'keep', 'pay', 'pay', 'pay'],
  FAILED: ['keep', 'keep', 'pay', 'keep', 'keep', 'keep', 'pay', 'pay', 'pay'],
  SUCCESS: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep', 'reverse', 'reverse', 'reverse'],
  PARTIALLY_REFUNDED: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep', 'reverse', 'reverse', 'reverse'],
  REFUNDED: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep', 'reverse', 'reverse', 'reverse'],
  DISPUTED: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep', 'reverse', 'reverse', 'reverse'],
};
const cases = Object.entries(table).flatMap(([status, steps]) =>
  steps.map((step, index) => [status as OrderState, states[index]!, step] as const),
);

test.each(cases)('an order in %s that the gateway reports as %s: %s', (status, state, step) => {
  expect(stepOf(status, state)).toBe(step);
});

test.each([
  ['SUCCESS', 'cancelled', true],
  ['SUCCESS', 'denied', true],
  ['SUCCESS', 'expired', true],
  ['SUCCESS', 'paid', false],
  ['SUCCESS', 'refunded', false],
  ['PENDING', 'cancelled', false],
  ['CANCELLED', 'expired', false],
] as const)('an order in %s whose payment is %s is paid without money: %s', (status, state, expected) => {
  expect(isWithoutMoney(status, state)).toBe(expected);
});

const createdAt = new Date('2026-11-21T09:00:00Z');
test.each([
  [0, 5],
  [4, 5],
  [5, 30],
  [29, 30],
  [30, 90],
  [31, 90],
  [89, 90],
  [90, 150],
  [1439, 1440],
  [1440, 1470],
])('at minute %i the next check of an order is at minute %i, of 24 hours', (age, next) => {
  const expiresAt = later(createdAt, hours(24));
  expect(nextCheckOf({ createdAt, expiresAt }, later(createdAt, minutes(age)))).toEqual(
    later(createdAt, minutes(next)),
  );
});

test.each([
  ['PENDING', 30, true],
  ['EXPIRED', 1, true],
  ['CANCELLED', 1, true],
  ['EXPIRED', 1.1, false],
  ['REVIEW', 30, true],
  ['SUCCESS', -1, false],
] as const)('an order in %s is watched %d hours past its deadline: %s', (status, past, expected) => {
  expect(isWatched({ status, expiresAt: createdAt }, later(createdAt, hours(past)))).toBe(expected);
});

test.each([
  ['2026-12-31', 0],
  ['2027-01-01', 11],
  ['2027-12-31', 11],
  ['2028-01-01', 12],
])('on %s the rate of PPN is %i', (day, percent) => {
  const rates = [
    { from: '2028-01-01', percent: 12 },
    { from: '2027-01-01', percent: 11 },
  ];
  expect(taxPercentOn(rates, day)).toBe(percent);
});
