import { expect, test } from 'vitest';
import { later, minutes } from '../../platform/clock.ts';
import type { PaymentReport } from '../../platform/payments/gateway.ts';
import { nextTryOf, saysMore } from './event.rules.ts';

const report = (state: PaymentReport['state'], ...keys: string[]): PaymentReport => ({
  state,
  amount: 150_000,
  ...(keys.length > 0 && { refunds: keys.map((key) => ({ key, amount: 50_000 })) }),
});

test.each([
  ['paid', report('paid'), null, true],
  ['paid', report('paid'), report('pending'), true],
  ['paid', report('paid'), report('denied'), true],
  ['paid', report('paid'), report('paid'), false],
  ['pending', report('pending'), report('paid'), false],
  ['a second part', report('partly_refunded', 'a', 'b'), report('partly_refunded', 'a'), true],
  ['the first part', report('partly_refunded', 'a'), report('partly_refunded', 'a', 'b'), false],
  ['a part, of which the gateway lists none', report('partly_refunded', 'a'), report('partly_refunded'), true],
  ['the same part', report('partly_refunded', 'a'), report('partly_refunded', 'a'), false],
  ['a part, before a chargeback', report('partly_refunded', 'a'), report('charged_back'), false],
  ['refunded', report('refunded'), report('paid'), true],
  ['a chargeback', report('charged_back'), report('paid'), true],
  ['nothing that we know', null, report('pending'), false],
])('a payment announced as %s: %j compared with %j says more: %s', (_what, announced, asked, expected) => {
  expect(saysMore(announced, asked)).toBe(expected);
});

const receivedAt = new Date('2026-12-27T02:00:00Z');
test.each([
  [0, 1],
  [1, 5],
  [4.9, 5],
  [5, 15],
  [15, null],
])('after %d minutes the gateway is asked again at minute %s', (age, next) => {
  expect(nextTryOf(receivedAt, later(receivedAt, minutes(age)))).toEqual(
    next === null ? null : later(receivedAt, minutes(next)),
  );
});
