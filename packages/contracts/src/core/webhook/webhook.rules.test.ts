import { expect, test } from 'vitest';
import { callableAddressRefusal, isCallableAddress } from '../../web-address.ts';
import { webhookRules } from './webhook.rules.ts';

test.each([
  ['https://toko.test/sinau', true],
  ['https://kampus.test/lti', true],
  ['http://localhost:8080', true],
  [' https://toko.test ', true],
  ['toko.test', false],
  ['ftp://toko.test', false],
  ['https://ani:rahasia@toko.test', false],
  ['', false],
])('isCallableAddress: the server may call %j: %s', (typed, isAllowed) => {
  expect(isCallableAddress(typed)).toBe(isAllowed);
  expect(webhookRules.address.check(typed)).toBe(isAllowed ? null : callableAddressRefusal);
});
