import { expect, test } from 'vitest';
import { wrongHistory } from '../../testing/payback-model.ts';

test.each([[[100, 100]], [[100, 150]]])(
  'payments, refunds and chargebacks of classes for %j, reported late and in every order: no buyer is refunded twice or keeps what the bank took',
  { timeout: 300_000 },
  (prices) => {
    expect(wrongHistory({ prices })).toBeNull();
  },
);
