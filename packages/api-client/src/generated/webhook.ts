// Written by `pnpm generate` from packages/contracts.
import type { webhookEndpoints } from '@sinau/contracts/core/webhook/webhook.endpoints';
import { operation } from '../operation.ts';

export const webhook = {
  key: ['webhook'],
  list: operation<typeof webhookEndpoints.list>('webhook.list', 'GET', '/user/webhook'),
  detail: operation<typeof webhookEndpoints.detail>('webhook.detail', 'GET', '/user/webhook/:id'),
  create: operation<typeof webhookEndpoints.create>('webhook.create', 'POST', '/user/webhook'),
  update: operation<typeof webhookEndpoints.update>('webhook.update', 'PUT', '/user/webhook/:id'),
  remove: operation<typeof webhookEndpoints.remove>('webhook.remove', 'DELETE', '/user/webhook/:id'),
  rotate: operation<typeof webhookEndpoints.rotate>('webhook.rotate', 'POST', '/user/webhook/:id/secret'),
  setActive: operation<typeof webhookEndpoints.setActive>('webhook.setActive', 'PUT', '/user/webhook/:id/active'),
  test: operation<typeof webhookEndpoints.test>('webhook.test', 'POST', '/user/webhook/:id/test'),
  deliveries: operation<typeof webhookEndpoints.deliveries>('webhook.deliveries', 'GET', '/user/webhook/:id/delivery'),
  delivery: operation<typeof webhookEndpoints.delivery>('webhook.delivery', 'GET', '/user/webhook-delivery/:id'),
  replay: operation<typeof webhookEndpoints.replay>('webhook.replay', 'POST', '/user/webhook-delivery/:id/replay'),
};
