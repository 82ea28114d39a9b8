import { expect, test } from 'vitest';
import { isWebhookAddress, webhookAddressRefusal, webhookRules } from './webhook.rules.ts';

test.each([
  ['https://toko.test/sinau', true],
  ['http://localhost:8080', true],
  [' https://toko.test ', true],
  ['toko.test', false],
  ['ftp://toko.test', false],
  ['https://ani:rahasia@toko.test', false],
  ['', false],
])('isWebhookAddress: %j may receive webhooks: %s', (typed, isAllowed) => {
  expect(isWebhookAddress(typed)).toBe(isAllowed);
  expect(webhookRules.address.check(typed)).toBe(isAllowed ? null : webhookAddressRefusal);
});
