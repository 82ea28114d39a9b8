import { expect, test } from 'vitest';
import { wrongHistory } from '../../testing/payback-model.ts';

test.each([
  ['one class', {}],
  ['one class, at a gateway that does not list its refunds', { isListed: false }],
  ['money that never paid for its order', { isGranted: false }],
  ['two classes of one price', { prices: [100, 100], isLate: false }],
  ['two classes of two prices', { prices: [100, 150], isLate: false }],
])(
  'payments, refunds and chargebacks of %s, in every order of them: nobody is paid twice or keeps what the bank took',
  (_what, settings) => {
    expect(wrongHistory(settings)).toBeNull();
  },
);
