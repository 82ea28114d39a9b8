import { randomUUID } from 'node:crypto';
import type { QueryOf } from '@sinau/contracts';
import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import type { webhookEndpoints } from '@sinau/contracts/core/webhook/webhook.endpoints';
import { webhookExamples } from '@sinau/contracts/core/webhook/webhook-events';
import { maxWebhooks, rotationHours, webhookTest } from '@sinau/contracts/core/webhook/webhook.rules';
import type { WebhookCreation } from '@sinau/contracts/core/webhook/webhook.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { hours, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { isPublicAddress, literalAddress } from '../../platform/public-address.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../audit/index.ts';
import { deliverJob } from './deliver.ts';
import { sendMessages } from './record-events.ts';
import { newSecret, sealSecret } from './signing.ts';
import { presentDelivery, presentDeliveryDetail, presentWebhook } from './webhook.presenter.ts';
import {
  countWebhooks,
  deleteWebhook,
  findDeliveries,
  findDelivery,
  findNewestDelivery,
  findWebhook,
  findWebhooks,
  insertWebhook,
  lockWebhooks,
  updateReplayed,
  updateSecret,
  updateWaitingDue,
  updateWebhook,
  type WebhookRow,
} from './webhook.queries.ts';

export type WebhookService = ReturnType<typeof createWebhookService>;
interface Key {
  readonly id: string;
}

/** Tests and replays of a mitra, which a receiver gets beside the events. */
const byHand: Limit = { name: 'webhook-by-hand', calls: 120, seconds: 3600 };

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs' | 'limits'>;

/** Handles the commands of a mitra on its webhooks. */
export function createWebhookService(deps: ServiceDeps) {
  const { db, clock, env, keys, jobs, limits } = deps;

  const refusePrivate = (typed: string) => {
    if (env.WEBHOOK_TARGETS === 'any') return;
    const url = new URL(typed);
    const literal = literalAddress(url);
    if (url.protocol !== 'https:' || (literal !== null && !isPublicAddress(literal)))
      throw new AppError('webhook_address_refused');
  };

  const audit = (tx: Db, actor: Partner, act: AuditAct, { id, address, events }: WebhookRow) => {
    const subject = { type: 'webhook', id, title: address } as const;
    return appendAudit(tx, { act, actorId: actor.id, subject, after: { events: events.join(', ') } }, clock.now());
  };

  /** Changes one webhook of the caller's mitra. */
  const change = <T>(actor: Partner, { id }: Key, work: (tx: Db, webhook: WebhookRow) => Promise<T>) =>
    db.$transaction(async (tx) => work(tx, required(await findWebhook(tx, actor.mitraId, id))));

  return {
    async list({ mitraId }: Partner) {
      const now = clock.now();
      return { list: (await findWebhooks(db, mitraId)).map((row) => presentWebhook(row, now)) };
    },

    detail: async ({ mitraId }: Partner, { id }: Key) =>
      presentWebhook(required(await findWebhook(db, mitraId, id)), clock.now()),

    async create(actor: Partner, { address, events }: WebhookCreation) {
      refusePrivate(address);
      const now = clock.now();
      const secret = newSecret();
      const id = randomUUID();
      return db.$transaction(async (tx) => {
        await lockWebhooks(tx, actor.mitraId);
        if ((await countWebhooks(tx, actor.mitraId)) >= maxWebhooks) throw new AppError('too_many_webhooks');
        const row = await insertWebhook(tx, {
          id,
          mitraId: actor.mitraId,
          address: new URL(address).href,
          events: [...new Set(events)],
          secret: sealSecret(keys, id, secret),
          createdAt: now,
        });
        await audit(tx, actor, 'webhook.add', row);
        return { webhook: presentWebhook(row, now), secret };
      });
    },

    async update(actor: Partner, key: Key, { address, events }: Partial<WebhookCreation>) {
      if (address !== undefined) refusePrivate(address);
      return change(actor, key, async (tx, { id }) => {
        const row = await updateWebhook(tx, id, {
          ...(address !== undefined && { address: new URL(address).href, pausedUntil: null }),
          ...(events && { events: [...new Set(events)] }),
        });
        await audit(tx, actor, 'webhook.edit', row);
        return presentWebhook(row, clock.now());
      });
    },

    remove: (actor: Partner, key: Key) =>
      change(actor, key, async (tx, row) => {
        await deleteWebhook(tx, row.id);
        await audit(tx, actor, 'webhook.remove', row);
      }),

    async rotate(actor: Partner, key: Key) {
      const secret = newSecret();
      return change(actor, key, async (tx, { id }) => {
        const now = clock.now();
        const row = await updateSecret(tx, id, sealSecret(keys, id, secret), later(now, hours(rotationHours)));
        await audit(tx, actor, 'webhook.rotate', row);
        return { webhook: presentWebhook(row, now), secret };
      });
    },

    setActive: (actor: Partner, key: Key, { isActive }: { isActive: boolean }) =>
      change(actor, key, async (tx, webhook) => {
        const now = clock.now();
        if (isActive === (webhook.stoppedAt === null)) return presentWebhook(webhook, now);
        const row = await updateWebhook(
          tx,
          webhook.id,
          isActive
            ? { stoppedAt: null, stopReason: null, failingSince: null, pausedUntil: null }
            : { stoppedAt: now, stopReason: 'partner' },
        );
        await audit(tx, actor, 'webhook.edit', row);
        if (isActive) {
          await updateWaitingDue(tx, webhook.id, now);
          await jobs.send(tx, deliverJob, { webhookId: webhook.id });
        }
        return presentWebhook(row, now);
      }),

    async test(actor: Partner, key: Key) {
      await limits.consume(byHand, actor.mitraId);
      return change(actor, key, async (tx, { id: webhookId, stoppedAt }) => {
        if (stoppedAt) throw new AppError('webhook_stopped');
        const subject = `test:${randomUUID()}`;
        await updateWebhook(tx, webhookId, { pausedUntil: null });
        const message = { webhookId, event: webhookTest, subject, data: webhookExamples[webhookTest] } as const;
        await sendMessages(tx, deps, [message], clock.now());
        return presentDelivery(await findNewestDelivery(tx, webhookId, subject));
      });
    },

    async deliveries({ mitraId }: Partner, { id }: Key, query: QueryOf<typeof webhookEndpoints.deliveries>) {
      required(await findWebhook(db, mitraId, id));
      const { rows, total } = await findDeliveries(db, id, query);
      return listAnswer(query, rows.map(presentDelivery), total);
    },

    delivery: async ({ mitraId }: Partner, { id }: Key) =>
      presentDeliveryDetail(required(await findDelivery(db, mitraId, id))),

    async replay({ mitraId }: Partner, { id }: Key) {
      const { webhook } = required(await findDelivery(db, mitraId, id));
      if (webhook.stoppedAt) throw new AppError('webhook_stopped');
      await limits.consume(byHand, mitraId);
      return db.$transaction(async (tx) => {
        const row = await updateReplayed(tx, id, clock.now());
        if (!row) throw new AppError('webhook_delivery_waiting');
        await updateWebhook(tx, webhook.id, { pausedUntil: null });
        await jobs.send(tx, deliverJob, { webhookId: webhook.id });
        return presentDelivery(row);
      });
    },
  };
}
