import { expect, test } from 'vitest';
import type { OrderState } from '../../generated/prisma/enums.ts';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { PaymentState } from '../../platform/payments/gateway.ts';
import { isTakenBack, isWatched, nextCheckOf, statesOf, statusOf, stepOf, type Step } from './transaction.rules.ts';

const states: PaymentState[] = ['pending', 'review', 'paid', 'denied', 'cancelled', 'expired', 'reversed'];
const table: Record<OrderState, Step[]> = {
  //          pending   review    paid    denied    cancelled expired   reversed
  PENDING: ['keep', 'review', 'pay', 'keep', 'cancel', 'expire', 'fail'],
  REVIEW: ['resume', 'keep', 'pay', 'resume', 'cancel', 'expire', 'fail'],
  EXPIRED: ['keep', 'keep', 'pay', 'keep', 'keep', 'keep', 'keep'],
  CANCELLED: ['keep', 'keep', 'pay', 'keep', 'keep', 'keep', 'keep'],
  FAILED: ['keep', 'keep', 'pay', 'keep', 'keep', 'keep', 'keep'],
  SUCCESS: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep', 'keep'],
  PARTIALLY_REFUNDED: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep', 'keep'],
  REFUNDED: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep', 'keep'],
  DISPUTED: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep', 'keep'],
};
const cases = Object.entries(table).flatMap(([status, steps]) =>
  steps.map((step, index) => [status as OrderState, states[index]!, step] as const),
);

test.each(cases)('an order in %s of which the gateway says %s: %s', (status, state, step) => {
  expect(stepOf(status, state)).toBe(step);
});

test.each([
  ['SUCCESS', 'reversed', true],
  ['SUCCESS', 'cancelled', true],
  ['SUCCESS', 'denied', true],
  ['SUCCESS', 'expired', true],
  ['SUCCESS', 'paid', false],
  ['SUCCESS', 'pending', false],
  ['PENDING', 'cancelled', false],
  ['PENDING', 'reversed', true],
  ['CANCELLED', 'expired', false],
] as const)('of an order in %s that is %s, money went back: %s', (status, state, expected) => {
  expect(isTakenBack(status, state)).toBe(expected);
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
])('at minute %i an order is looked at next at minute %i, of 24 hours', (age, next) => {
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

test('the buyer sees a payment under review as pending, and every other state as it is', () => {
  for (const state of Object.keys(table) as OrderState[])
    expect(statusOf(state)).toBe(state === 'REVIEW' ? 'PENDING' : state);
  expect(statesOf('PENDING')).toEqual(['PENDING', 'REVIEW']);
  expect(statesOf('SUCCESS')).toEqual(['SUCCESS']);
});
