import { webhookEndpoints } from '@sinau/contracts/core/webhook/webhook.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { WebhookService } from './webhook.service.ts';

export const webhookRoutes = (webhooks: WebhookService) =>
  defineRoutes(webhookEndpoints, {
    list: ({ actor }) => webhooks.list(actor),
    detail: ({ actor, params }) => webhooks.detail(actor, params),
    create: ({ actor, body }) => webhooks.create(actor, body),
    update: ({ actor, params, body }) => webhooks.update(actor, params, body),
    remove: ({ actor, params }) => webhooks.remove(actor, params),
    rotate: ({ actor, params }) => webhooks.rotate(actor, params),
    setActive: ({ actor, params, body }) => webhooks.setActive(actor, params, body),
    test: ({ actor, params }) => webhooks.test(actor, params),
    deliveries: ({ actor, params, query }) => webhooks.deliveries(actor, params, query),
    delivery: ({ actor, params }) => webhooks.delivery(actor, params),
    replay: ({ actor, params }) => webhooks.replay(actor, params),
  });
