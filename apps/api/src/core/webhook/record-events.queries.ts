import type { WebhookEventName } from '@sinau/contracts/core/webhook/webhook.rules';
import { Prisma, type Db } from '../../platform/db.ts';

interface SoldClass {
  id: string;
  type: 'program' | 'webinar';
  slug: string;
  title: string;
}
interface Person {
  id: string;
  fullname: string;
}

const classJson = Prisma.sql`json_build_object('id', c.id, 'type', c.kind, 'slug', c.slug, 'title', c.title)`;
const personJson = Prisma.sql`json_build_object('id', u.id, 'fullname', u.fullname)`;
/** Joins the webhooks that the mitra of a class `c` has for an event. */
const webhooksFor = (event: WebhookEventName) =>
  Prisma.sql`JOIN "Webhook" w ON w."mitraId" = c."mitraId" AND w."stoppedAt" IS NULL AND ${event} = ANY(w.events)`;

export interface ParticipantFacts {
  webhookId: string;
  participantId: string;
  person: Person;
  class: SoldClass;
}

/** Finds the webhooks that an event of participants goes to, each with the facts about its participant. */
export const findParticipantWebhooks = (tx: Db, event: WebhookEventName, where: Prisma.Sql) =>
  tx.$queryRaw<ParticipantFacts[]>`
    SELECT w.id AS "webhookId", p.id AS "participantId", ${personJson} AS person, ${classJson} AS class
    FROM "Participant" p JOIN "Class" c ON c.id = p."classId" ${webhooksFor(event)} JOIN "User" u ON u.id = p."userId"
    WHERE ${where} ORDER BY p.id, w.id`;

export interface LineFacts {
  webhookId: string;
  orderId: string;
  /** Code of the order. */
  code: string;
  person: Person;
  class: SoldClass;
  quantity: number;
  listPrice: number;
  paid: number;
  mitraShare: number;
}

/** Finds the webhooks that an event of order lines goes to, a row for each line. */
export const findLineWebhooks = (tx: Db, event: WebhookEventName, lineIds: readonly string[]) =>
  tx.$queryRaw<LineFacts[]>`
    SELECT w.id AS "webhookId", o.id AS "orderId", o.code, ${personJson} AS person, ${classJson} AS class,
      l.quantity, l."listPrice", l.paid, l."mitraShare"
    FROM "OrderLine" l JOIN "Class" c ON c.id = l."classId" ${webhooksFor(event)}
    JOIN "Order" o ON o.id = l."orderId" JOIN "User" u ON u.id = o."userId"
    WHERE l.id = ANY(${[...lineIds]}::uuid[]) ORDER BY w.id, l.id`;

export const findLesson = (tx: Db, id: string) =>
  tx.lesson.findUniqueOrThrow({ where: { id }, select: { id: true, type: true, title: true } });

export interface NewDelivery {
  webhookId: string;
  event: string;
  subject: string;
  body: string;
  nextTryAt: Date;
  createdAt: Date;
}
export const insertDeliveries = (tx: Db, deliveries: readonly NewDelivery[]) =>
  tx.webhookDelivery.createMany({ data: [...deliveries] });
