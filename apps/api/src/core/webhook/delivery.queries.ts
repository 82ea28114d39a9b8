import type { WebhookStop } from '@sinau/contracts/core/webhook/webhook.rules';
import { Prisma, type Db } from '../../platform/db.ts';

export interface ClaimedWebhook {
  id: string;
  mitraId: string;
  address: string;
  secret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
}

/** Conditions of a webhook that may be sent to now, by whoever claims it. */
const isFree = (now: Date) => Prisma.sql`
  w."stoppedAt" IS NULL AND (w."pausedUntil" IS NULL OR w."pausedUntil" <= ${now}) AND (w."busyUntil" IS NULL OR w."busyUntil" <= ${now})`;

/** Claims a webhook for a time: nobody else sends to it meanwhile. Null if it is claimed, paused, stopped or gone. */
export async function claimWebhook(db: Db, id: string, { now, until }: { now: Date; until: Date }) {
  const [row] = await db.$queryRaw<ClaimedWebhook[]>`
    UPDATE "Webhook" w SET "busyUntil" = ${until} WHERE w.id = ${id}::uuid AND ${isFree(now)}
    RETURNING w.id, w."mitraId", w.address, w.secret, w."previousSecret", w."previousUntil"`;
  return row ?? null;
}
/** Releases a claim; one that has ended and was taken by another is left. */
export const releaseWebhook = (db: Db, id: string, until: Date) =>
  db.webhook.updateMany({ where: { id, busyUntil: until }, data: { busyUntil: null } });

export interface DueDelivery {
  id: string;
  event: string;
  body: string;
  tries: number;
}

/** Deliveries that are due: of each subject the first that waits, so that a later one never overtakes it. */
const due = (webhookId: Prisma.Sql, now: Date) => Prisma.sql`
  FROM "WebhookDelivery" d
  WHERE d."webhookId" = ${webhookId} AND d.state = 'waiting' AND d."nextTryAt" <= ${now} AND NOT EXISTS (
    SELECT FROM "WebhookDelivery" e
    WHERE e."webhookId" = d."webhookId" AND e.subject = d.subject AND e.state = 'waiting' AND e.sequence < d.sequence)`;

export async function findDueDelivery(db: Db, webhookId: string, now: Date): Promise<DueDelivery | null> {
  const [row] = await db.$queryRaw<DueDelivery[]>`
    SELECT d.id, d.event, d.body, d.tries ${due(Prisma.sql`${webhookId}::uuid`, now)}
    ORDER BY d."nextTryAt", d.sequence LIMIT 1`;
  return row ?? null;
}

/** Finds the webhooks that something is due for. */
export async function findDueWebhooks(db: Db, now: Date, take: number) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT w.id FROM "Webhook" w WHERE ${isFree(now)} AND EXISTS (SELECT ${due(Prisma.sql`w.id`, now)})
    ORDER BY w.id LIMIT ${take}`;
  return rows.map(({ id }) => id);
}

interface Health {
  failingSince: Date | null;
}
/** Locks a webhook, and returns since when it fails; null if it is gone. */
export async function lockWebhook(tx: Db, id: string): Promise<Health | null> {
  const [row] = await tx.$queryRaw<Health[]>`
    SELECT "failingSince" FROM "Webhook" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return row ?? null;
}
export const updateWebhookHealth = (
  tx: Db,
  id: string,
  data: { failingSince: Date | null; pausedUntil: Date | null; stoppedAt?: Date; stopReason?: WebhookStop },
) => tx.webhook.update({ where: { id }, data, select: { id: true } });

export const insertAttempt = (tx: Db, data: Prisma.WebhookAttemptUncheckedCreateInput) =>
  tx.webhookAttempt.create({ data, select: { id: true } });
export const updateDelivery = (
  tx: Db,
  id: string,
  data: Pick<Prisma.WebhookDeliveryUncheckedUpdateInput, 'state' | 'tries' | 'nextTryAt'>,
) => tx.webhookDelivery.update({ where: { id }, data, select: { id: true } });

/** Finds the owners of a mitra, whom a mail tells that a webhook was switched off. */
export const findOwners = (tx: Db, mitraId: string) =>
  tx.user.findMany({
    where: { deactivatedAt: null, memberships: { some: { mitraId, role: 'owner' } } },
    select: { email: true, fullname: true },
    orderBy: { id: 'asc' },
    take: 100,
  });

const batch = 5_000;

/** Deletes deliveries that are older than the log, a batch at a time. */
export async function deleteOldDeliveries(db: Db, before: Date) {
  const count = await db.$executeRaw`
    DELETE FROM "WebhookDelivery" WHERE id IN (
      SELECT id FROM "WebhookDelivery" WHERE "createdAt" < ${before} ORDER BY "createdAt" LIMIT ${batch})`;
  if (count === batch) await deleteOldDeliveries(db, before);
}
