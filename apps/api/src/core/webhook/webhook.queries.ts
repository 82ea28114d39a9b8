import type { QueryOf } from '@sinau/contracts';
import type { webhookEndpoints } from '@sinau/contracts/core/webhook/webhook.endpoints';
import type { MitraId } from '../../platform/actor.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';

const columns = {
  id: true,
  address: true,
  events: true,
  previousUntil: true,
  failingSince: true,
  stoppedAt: true,
  stopReason: true,
  createdAt: true,
} satisfies Prisma.WebhookSelect;
export type WebhookRow = Prisma.WebhookGetPayload<{ select: typeof columns }>;

export const findWebhooks = (db: Db, mitraId: MitraId) =>
  db.webhook.findMany({
    where: { mitraId },
    select: columns,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 100,
  });
export const findWebhook = (db: Db, mitraId: MitraId, id: string) =>
  db.webhook.findFirst({ where: { id, mitraId }, select: columns });
/** Locks the webhooks of a mitra, so that two calls do not make one too many. */
export const lockWebhooks = (tx: Db, mitraId: MitraId) =>
  tx.$executeRaw`SELECT FROM "Mitra" WHERE id = ${mitraId}::uuid FOR NO KEY UPDATE`;
export const countWebhooks = (tx: Db, mitraId: MitraId) => tx.webhook.count({ where: { mitraId } });
export const insertWebhook = (tx: Db, data: Prisma.WebhookUncheckedCreateInput) =>
  tx.webhook.create({ data, select: columns });
export const updateWebhook = (tx: Db, id: string, data: Prisma.WebhookUncheckedUpdateInput) =>
  tx.webhook.update({ where: { id }, data, select: columns });
export const deleteWebhook = (tx: Db, id: string) => tx.webhook.delete({ where: { id }, select: { id: true } });

/** Replaces the secret; the one before signs until then, too. */
export async function updateSecret(tx: Db, id: string, secret: string, previousUntil: Date) {
  const { secret: previousSecret } = await tx.webhook.findUniqueOrThrow({ where: { id }, select: { secret: true } });
  return updateWebhook(tx, id, { secret, previousSecret, previousUntil });
}
/** Lets everything that waits be sent now. */
export const updateWaitingDue = (tx: Db, webhookId: string, now: Date) =>
  tx.webhookDelivery.updateMany({ where: { webhookId, state: 'waiting' }, data: { nextTryAt: now, tries: 0 } });

const deliveryColumns = {
  id: true,
  event: true,
  state: true,
  createdAt: true,
  nextTryAt: true,
  _count: { select: { attempts: true } },
  attempts: { select: { status: true }, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 1 },
} satisfies Prisma.WebhookDeliverySelect;
export type DeliveryRow = Prisma.WebhookDeliveryGetPayload<{ select: typeof deliveryColumns }>;

type DeliveryQuery = QueryOf<typeof webhookEndpoints.deliveries>;
const deliveryList = prismaList<
  DeliveryQuery,
  Prisma.WebhookDeliveryWhereInput,
  Prisma.WebhookDeliveryOrderByWithRelationInput
>({
  sort: { createdAt: (createdAt) => ({ createdAt }), updatedAt: (createdAt) => ({ createdAt }) },
  filter: {
    state: (state) => ({ state: conditionOf(state) as Prisma.EnumWebhookDeliveryStateFilter }),
    event: (event) => ({ event: conditionOf(event) as Prisma.StringFilter }),
    createdAt: (createdAt) => ({ createdAt: conditionOf(createdAt) as Prisma.DateTimeFilter }),
  },
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});
export function findDeliveries(db: Db, webhookId: string, query: DeliveryQuery) {
  const { where, ...page } = deliveryList(query, { webhookId });
  return readPage(
    db.webhookDelivery.findMany({ where, ...page, select: deliveryColumns }),
    db.webhookDelivery.count({ where }),
  );
}

const detailColumns = {
  ...deliveryColumns,
  body: true,
  webhook: { select: { id: true, stoppedAt: true } },
  attempts: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 50 },
} satisfies Prisma.WebhookDeliverySelect;
export type DeliveryDetailRow = Prisma.WebhookDeliveryGetPayload<{ select: typeof detailColumns }>;

export const findDelivery = (db: Db, mitraId: MitraId, id: string) =>
  db.webhookDelivery.findFirst({ where: { id, webhook: { mitraId } }, select: detailColumns });
/** Puts a delivery back into the queue. Null if it waits already. */
export async function updateReplayed(tx: Db, id: string, now: Date) {
  const { count } = await tx.webhookDelivery.updateMany({
    where: { id, state: { not: 'waiting' } },
    data: { state: 'waiting', tries: 0, nextTryAt: now },
  });
  return count === 1 ? tx.webhookDelivery.findUniqueOrThrow({ where: { id }, select: deliveryColumns }) : null;
}
export const findNewestDelivery = (tx: Db, webhookId: string, subject: string) =>
  tx.webhookDelivery.findFirstOrThrow({ where: { webhookId, subject }, select: deliveryColumns });
