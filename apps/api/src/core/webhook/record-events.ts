import { screens } from '@sinau/contracts';
import type { WebhookEventData } from '@sinau/contracts/core/webhook/webhook-events';
import type { DeliveredEventName } from '@sinau/contracts/core/webhook/webhook.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { hyphenated } from '../../platform/enum-names.ts';
import { deliverJob } from './deliver.ts';
import {
  findLesson,
  findLineWebhooks,
  findParticipantWebhooks,
  insertDeliveries,
  type LineFacts,
  type ParticipantFacts,
} from './record-events.queries.ts';

/**
 * Recorders of events, each called in the transaction of its event: the deliveries exist if and only if it commits. They
 * take one statement where no webhook wants the event.
 */
type Recording = Pick<Deps, 'jobs'>;

interface Message<Name extends DeliveredEventName> {
  readonly webhookId: string;
  readonly event: Name;
  /** Deliveries about one subject are sent in their order. */
  readonly subject: string;
  readonly data: WebhookEventData[Name];
}

export async function sendMessages<Name extends DeliveredEventName>(
  tx: Db,
  { jobs }: Recording,
  messages: readonly Message<Name>[],
  now: Date,
) {
  if (messages.length === 0) return;
  await insertDeliveries(
    tx,
    messages.map(({ webhookId, event, subject, data }) => ({
      webhookId,
      event,
      subject,
      body: JSON.stringify({ type: event, timestamp: now.toISOString(), data }),
      nextTryAt: now,
      createdAt: now,
    })),
  );
  for (const webhookId of new Set(messages.map((message) => message.webhookId)))
    await jobs.send(tx, deliverJob, { webhookId });
}

const aboutParticipant = <Name extends DeliveredEventName>(
  { webhookId, ...facts }: ParticipantFacts,
  event: Name,
  data: (facts: Omit<ParticipantFacts, 'webhookId'>) => WebhookEventData[Name],
): Message<Name> => ({ webhookId, event, subject: `participant:${facts.participantId}`, data: data(facts) });

const areParticipants = (ids: readonly string[]) => Prisma.sql`p.id = ANY(${[...ids]}::uuid[])`;

export async function recordEnrolled(
  tx: Db,
  deps: Recording,
  { userId, classIds, now }: { userId: string; classIds: readonly string[]; now: Date },
) {
  const where = Prisma.sql`p."userId" = ${userId}::uuid AND p."classId" = ANY(${[...classIds]}::uuid[])`;
  const found = await findParticipantWebhooks(tx, 'participant.enrolled', where);
  const messages = found.map((row) =>
    aboutParticipant(row, 'participant.enrolled', (facts) => ({ ...facts, enrolledAt: now.toISOString() })),
  );
  await sendMessages(tx, deps, messages, now);
}

export async function recordPassed(
  tx: Db,
  deps: Recording,
  { participantId, lessonId, progress, now }: { participantId: string; lessonId: string; progress: number; now: Date },
) {
  const found = await findParticipantWebhooks(tx, 'lesson.passed', areParticipants([participantId]));
  if (found.length === 0) return;
  const { type, ...lesson } = await findLesson(tx, lessonId);
  const messages = found.map((row) =>
    aboutParticipant(row, 'lesson.passed', (facts) => ({
      ...facts,
      lesson: { ...lesson, type: hyphenated(type) },
      progress,
      passedAt: now.toISOString(),
    })),
  );
  await sendMessages(tx, deps, messages, now);
}

export async function recordFinished(tx: Db, deps: Recording, participantIds: readonly string[], now: Date) {
  const found = await findParticipantWebhooks(tx, 'class.finished', areParticipants(participantIds));
  const messages = found.map((row) =>
    aboutParticipant(row, 'class.finished', (facts) => ({ ...facts, finishedAt: now.toISOString() })),
  );
  await sendMessages(tx, deps, messages, now);
}

export async function recordCertified(
  tx: Db,
  deps: Recording & Pick<Deps, 'env'>,
  { participantId, number, now }: { participantId: string; number: string; now: Date },
) {
  const found = await findParticipantWebhooks(tx, 'certificate.issued', areParticipants([participantId]));
  const certificate = { number, address: `${deps.env.PUBLIC_URL}${screens.certificate(number)}` };
  const messages = found.map((row) =>
    aboutParticipant(row, 'certificate.issued', (facts) => ({ ...facts, certificate, issuedAt: now.toISOString() })),
  );
  await sendMessages(tx, deps, messages, now);
}

/** Groups the lines of an order by webhook: each gets those of its own mitra alone. */
const byWebhook = (found: readonly LineFacts[]) =>
  [...Map.groupBy(found, ({ webhookId }) => webhookId)].map(([webhookId, lines]) => {
    const { orderId, code, person } = lines[0]!;
    return { webhookId, subject: `order:${orderId}`, order: { orderId: code, buyer: person }, lines };
  });

export async function recordPaid(tx: Db, deps: Recording, lineIds: readonly string[], now: Date) {
  const messages = byWebhook(await findLineWebhooks(tx, 'order.paid', lineIds)).map(
    ({ webhookId, subject, order, lines }) => ({
      webhookId,
      subject,
      event: 'order.paid' as const,
      data: {
        ...order,
        paidAt: now.toISOString(),
        lines: lines.map(({ class: sold, quantity, listPrice, paid, mitraShare }) => ({
          class: sold,
          quantity,
          listPrice,
          paid,
          mitraShare,
        })),
      },
    }),
  );
  await sendMessages(tx, deps, messages, now);
}

export async function recordRefunded(tx: Db, deps: Recording, lineIds: readonly string[], now: Date) {
  const messages = byWebhook(await findLineWebhooks(tx, 'order.refunded', lineIds)).map(
    ({ webhookId, subject, order, lines }) => ({
      webhookId,
      subject,
      event: 'order.refunded' as const,
      data: {
        ...order,
        refundedAt: now.toISOString(),
        lines: lines.map(({ class: sold, quantity, paid }) => ({ class: sold, quantity, amount: paid })),
      },
    }),
  );
  await sendMessages(tx, deps, messages, now);
}
