import { expect, test } from 'vitest';
import { paymentScreenOf } from './transaction.rules.ts';
import { orderStatuses } from './transaction.schemas.ts';

test('a paid order leads to finish, a pending one to unfinish, any other to error [4.42]', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, paymentScreenOf(status)]))).toEqual({
    PENDING: 'unfinish',
    SUCCESS: 'finish',
    FAILED: 'error',
    EXPIRED: 'error',
    CANCELLED: 'error',
    PARTIALLY_REFUNDED: 'error',
    REFUNDED: 'error',
    DISPUTED: 'error',
  });
});
