import type { Webhook, WebhookDelivery, WebhookDeliveryDetail } from '@sinau/contracts/core/webhook/webhook.schemas';
import type { DeliveryDetailRow, DeliveryRow, WebhookRow } from './webhook.queries.ts';

export const presentWebhook = ({ id, address, ...row }: WebhookRow, now: Date): Webhook => ({
  id,
  address,
  // The contract has checked them when they were stored.
  events: row.events as Webhook['events'],
  rotatesUntil: row.previousUntil && row.previousUntil > now ? row.previousUntil.toISOString() : null,
  failingSince: row.failingSince?.toISOString() ?? null,
  stop: row.stoppedAt && { reason: row.stopReason!, at: row.stoppedAt.toISOString() },
  createdAt: row.createdAt.toISOString(),
});

export const presentDelivery = ({ id, state, event, ...row }: DeliveryRow): WebhookDelivery => ({
  id,
  state,
  event: event as WebhookDelivery['event'],
  createdAt: row.createdAt.toISOString(),
  attempts: row._count.attempts,
  lastStatus: row.attempts[0]?.status ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});

export const presentDeliveryDetail = (row: DeliveryDetailRow): WebhookDeliveryDetail => ({
  ...presentDelivery(row),
  body: row.body,
  attemptList: row.attempts.map(({ id, at, milliseconds, status, answer, problem }) => ({
    id,
    at: at.toISOString(),
    milliseconds,
    status,
    answer,
    problem,
  })),
});
