import { expect, test } from 'vitest';
import { wrongHistory } from '../../testing/payback-model.ts';

test.each([[[100, 100]], [[100, 150]]])(
  'payments, refunds and chargebacks of classes for %j, told late and in every order of them: nobody is paid twice or keeps what the bank took',
  { timeout: 300_000 },
  (prices) => {
    expect(wrongHistory({ prices })).toBeNull();
  },
);
