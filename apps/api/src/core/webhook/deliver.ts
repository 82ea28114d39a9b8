import { failureDays, retryMinutes, webhookLogDays } from '@sinau/contracts/core/webhook/webhook.rules';
import { days, hours, later, minutes } from '../../platform/clock.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { webhookAttempts } from '../../platform/metrics/process-metrics.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import {
  claimWebhook,
  deleteOldDeliveries,
  findDueDelivery,
  findDueWebhooks,
  findOwners,
  insertAttempt,
  lockWebhook,
  releaseWebhook,
  updateDelivery,
  updateWebhookHealth,
  type ClaimedWebhook,
  type DueDelivery,
} from './delivery.queries.ts';
import { post, type Posted } from './post.ts';
import { openSecret, signedHeaders } from './signing.ts';
import { webhookStoppedMail } from './webhook.mails.ts';

/** Sends what is due for one webhook. A run that failed is made up for by the next minute's. */
export const deliverJob = defineJob<{ webhookId: string }>('webhook.deliver', { retryLimit: 0, concurrency: 4 });
export const deliverDueJob = defineJob('webhook.deliverDue', { retryLimit: 0 });
export const sweepDeliveriesJob = defineJob('webhook.sweep');

/** Time for which a webhook is claimed: longer than a run, whose last attempt may begin at its end. */
const claim = 45_000;
/** Milliseconds and attempts after which a run lets other webhooks go first. */
const turn = 20_000;
const turnAttempts = 100;
/** Webhooks whose due deliveries one minute's run queues. */
const mostWebhooks = 1_000;

type DeliveryDeps = Pick<Deps, 'db' | 'env' | 'keys' | 'clock' | 'jobs' | 'log'>;

export const isDelivered = ({ status }: Pick<Posted, 'status'>) => status !== null && status >= 200 && status < 300;

/**
 * Sends deliveries at least once, and those about one subject in their order. One process at a time sends to a webhook,
 * and several webhooks are sent to at once, so that a slow receiver delays only its own.
 */
export function createDeliverer(deps: DeliveryDeps) {
  const { db, clock, jobs } = deps;

  /** Sends what is due; false if something is left for the next turn. */
  async function sendDue(webhook: ClaimedWebhook) {
    const began = performance.now();
    for (let attempts = 0; attempts < turnAttempts && performance.now() - began < turn; attempts += 1) {
      const delivery = await findDueDelivery(db, webhook.id, clock.now());
      if (!delivery) return true;
      if (!(await attempt(deps, webhook, delivery))) return true;
    }
    return false;
  }

  return {
    async deliver({ webhookId }: { webhookId: string }) {
      // Rows that commit while this run ends are seen by the next round: its own run found the webhook claimed.
      for (;;) {
        const now = clock.now();
        const until = later(now, claim);
        const webhook = await claimWebhook(db, webhookId, { now, until });
        if (!webhook) return;
        let isDone = true;
        try {
          isDone = await sendDue(webhook);
        } finally {
          await releaseWebhook(db, webhookId, until);
        }
        if (!isDone) return jobs.send(db, deliverJob, { webhookId });
        if (!(await findDueDelivery(db, webhookId, clock.now()))) return;
      }
    },

    async deliverDue() {
      for (const webhookId of await findDueWebhooks(db, clock.now(), mostWebhooks))
        await jobs.send(db, deliverJob, { webhookId });
    },

    sweep: () => deleteOldDeliveries(db, later(clock.now(), -days(webhookLogDays))),
  };
}

/** Makes one attempt. False if the webhook is to be left alone for a while. */
async function attempt(deps: DeliveryDeps, webhook: ClaimedWebhook, delivery: DueDelivery) {
  const { env, clock } = deps;
  const at = clock.now();
  const secrets = secretsOf(deps, webhook, at);
  const posted = secrets
    ? await post(webhook.address, signedHeaders({ ...delivery, at }, secrets), delivery.body, {
        toAny: env.WEBHOOK_TARGETS === 'any',
      })
    : unsigned;
  webhookAttempts.inc({ result: isDelivered(posted) ? 'delivered' : 'failed' });
  return transact(deps.db, (tx) => record(tx, deps, { webhook, delivery, posted, at }));
}

/** Outcome of an attempt whose secret cannot be read. */
const unsigned: Posted = {
  status: null,
  answer: '',
  problem: 'Rahasia webhook ini tidak terbaca lagi. Ganti rahasianya.',
  milliseconds: 0,
};

/** Secrets that sign: the current one, and the one before while it is valid. Null if BANK_KEY was replaced since. */
function secretsOf({ keys }: DeliveryDeps, { id, secret, previousSecret, previousUntil }: ClaimedWebhook, now: Date) {
  const sealed = [secret, ...(previousSecret && previousUntil! > now ? [previousSecret] : [])];
  try {
    return sealed.map((one) => openSecret(keys, id, one));
  } catch {
    return null;
  }
}

interface Outcome {
  readonly webhook: ClaimedWebhook;
  readonly delivery: DueDelivery;
  readonly posted: Posted;
  readonly at: Date;
}

/** Records an attempt. False if the webhook is to be left alone for a while. */
async function record(tx: Db, deps: DeliveryDeps, { webhook, delivery, posted, at }: Outcome) {
  const health = await lockWebhook(tx, webhook.id);
  if (!health) return false;
  const { status, answer, problem, milliseconds } = posted;
  await insertAttempt(tx, { deliveryId: delivery.id, at, status, answer, problem, milliseconds });
  const tries = delivery.tries + 1;
  if (isDelivered(posted)) {
    await updateDelivery(tx, delivery.id, { state: 'delivered', tries, nextTryAt: null });
    if (health.failingSince) await updateWebhookHealth(tx, webhook.id, { failingSince: null, pausedUntil: null });
    return true;
  }
  const wait = retryMinutes[tries - 1];
  await updateDelivery(
    tx,
    delivery.id,
    wait === undefined ? { state: 'failed', tries, nextTryAt: null } : { tries, nextTryAt: later(at, minutes(wait)) },
  );
  return recordFailure(tx, deps, webhook, { since: health.failingSince ?? at, at, isSilent: status === null });
}

/** Longest pause after an attempt without an answer; it grows with the time since the last success. */
const longestPause = hours(1);

async function recordFailure(
  tx: Db,
  deps: DeliveryDeps,
  webhook: ClaimedWebhook,
  { since, at, isSilent }: { since: Date; at: Date; isSilent: boolean },
) {
  const lasted = at.getTime() - since.getTime();
  if (lasted >= days(failureDays)) {
    const stop = { stoppedAt: at, stopReason: 'failures' } as const;
    await updateWebhookHealth(tx, webhook.id, { failingSince: since, pausedUntil: null, ...stop });
    for (const { email, fullname } of await findOwners(tx, webhook.mitraId))
      await queueMail(tx, deps.jobs, webhookStoppedMail, {
        to: email,
        fullname,
        webhookId: webhook.id,
        address: webhook.address,
        since: since.toISOString(),
      });
    return false;
  }
  // A receiver that answers may refuse one delivery and take the others; one that is silent would hold up the queue.
  const pause = Math.min(Math.max(lasted / 10, minutes(1)), longestPause);
  await updateWebhookHealth(tx, webhook.id, { failingSince: since, pausedUntil: isSilent ? later(at, pause) : null });
  return !isSilent;
}
