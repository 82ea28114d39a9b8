import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, instant, noData } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { deliveredEventNames, webhookDeliveryStates } from './webhook.rules.ts';
import {
  webhook,
  webhookCreation,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookUpdate,
  webhookWithSecret,
} from './webhook.schemas.ts';

const byId = z.object({ id: idOf('webhook') });
const byDelivery = z.object({ id: idOf('webhookDelivery') });

/** Events that are sent to a mitra's own systems, signed as Standard Webhooks says; see docs/webhooks.md. */
export const webhookEndpoints = defineEndpoints('webhook', {
  list: {
    method: 'GET',
    path: '/user/webhook',
    auth: 'partner',
    summary: 'The webhooks of my mitra, the oldest first',
    data: z.object({ list: z.array(webhook) }),
  },
  detail: {
    method: 'GET',
    path: '/user/webhook/:id',
    auth: 'partner',
    summary: 'One webhook of my mitra',
    params: byId,
    data: webhook,
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/user/webhook',
    auth: 'partner',
    summary: 'Subscribe an address to events. The secret that signs them is in this answer alone',
    body: webhookCreation,
    data: webhookWithSecret,
    errors: ['too_many_webhooks', 'webhook_address_refused'],
    example: { address: 'https://hr.contoh.id/sinau', events: ['participant.enrolled', 'class.finished'] },
  },
  update: {
    method: 'PUT',
    path: '/user/webhook/:id',
    auth: 'partner',
    summary: 'Change the address or the events; what waits goes to the new address',
    params: byId,
    body: webhookUpdate,
    data: webhook,
    errors: ['not_found', 'webhook_address_refused'],
    example: { events: ['order.paid', 'order.refunded'] },
  },
  remove: {
    method: 'DELETE',
    path: '/user/webhook/:id',
    auth: 'partner',
    summary: 'Delete a webhook with its log',
    params: byId,
    data: noData,
    errors: ['not_found'],
  },
  rotate: {
    method: 'POST',
    path: '/user/webhook/:id/secret',
    auth: 'partner',
    summary: 'Replace the secret. For 24 hours deliveries have a signature by either',
    params: byId,
    data: webhookWithSecret,
    errors: ['not_found'],
  },
  setActive: {
    method: 'PUT',
    path: '/user/webhook/:id/active',
    auth: 'partner',
    summary: 'Switch a webhook off or on. While it is off no event is recorded; what waits is sent once it is on again',
    params: byId,
    body: z.object({ isActive: z.boolean() }),
    data: webhook,
    errors: ['not_found'],
    example: { isActive: true },
  },
  test: {
    method: 'POST',
    path: '/user/webhook/:id/test',
    auth: 'partner',
    summary: 'Send a `webhook.test`',
    params: byId,
    data: webhookDelivery,
    errors: ['not_found', 'webhook_stopped'],
  },
  deliveries: {
    method: 'GET',
    path: '/user/webhook/:id/delivery',
    auth: 'partner',
    summary: 'The log of a webhook, the newest first: 30 days of deliveries',
    params: byId,
    query: listQuery({
      filter: { state: z.enum(webhookDeliveryStates), event: z.enum(deliveredEventNames), createdAt: instant },
    }),
    data: listOf(webhookDelivery),
    errors: ['not_found'],
  },
  delivery: {
    method: 'GET',
    path: '/user/webhook-delivery/:id',
    auth: 'partner',
    summary: 'One delivery with its body and its attempts',
    params: byDelivery,
    data: webhookDeliveryDetail,
    errors: ['not_found'],
  },
  replay: {
    method: 'POST',
    path: '/user/webhook-delivery/:id/replay',
    auth: 'partner',
    summary: 'Send a delivery again, with the same id and body',
    params: byDelivery,
    data: webhookDelivery,
    errors: ['not_found', 'webhook_stopped', 'webhook_delivery_waiting'],
  },
});
