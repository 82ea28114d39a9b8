import { z } from 'zod';
import { instant, rupiah, uuid } from '../../fields.ts';
import { deliveredEventNames, type DeliveredEventName } from './webhook.rules.ts';

const soldClass = z.object({ id: uuid, type: z.enum(['program', 'webinar']), slug: z.string(), title: z.string() });

const person = z.object({ id: uuid, fullname: z.string() });

/** Participant that an event is about. Deliveries about the same participant arrive in their order. */
const ofParticipant = { participantId: uuid, person, class: soldClass };

/** Data of every event of an order; only the lines of the mitra whose webhook it is. */
const ofOrder = {
  /** Code of the order, as reports and invoices have it. */
  orderId: z.string(),
  buyer: person,
};

/** Data of each event, by its name. */
export const webhookEventData = {
  'order.paid': z.object({
    ...ofOrder,
    paidAt: instant,
    lines: z.array(
      z.object({ class: soldClass, quantity: z.int(), listPrice: rupiah, paid: rupiah, mitraShare: rupiah }),
    ),
  }),
  'participant.enrolled': z.object({ ...ofParticipant, enrolledAt: instant }),
  'lesson.passed': z.object({
    ...ofParticipant,
    lesson: z.object({ id: uuid, type: z.string(), title: z.string() }),
    /** Progress in the class after it, in per cent. */
    progress: z.int(),
    passedAt: instant,
  }),
  'class.finished': z.object({ ...ofParticipant, finishedAt: instant }),
  'certificate.issued': z.object({
    ...ofParticipant,
    /** Number of the certificate, and the page where everybody may verify it. */
    certificate: z.object({ number: z.string(), address: z.string() }),
    issuedAt: instant,
  }),
  'order.refunded': z.object({
    ...ofOrder,
    refundedAt: instant,
    lines: z.array(z.object({ class: soldClass, quantity: z.int(), amount: rupiah })),
  }),
  'webhook.test': z.object({ message: z.string() }),
} as const satisfies Record<DeliveredEventName, z.ZodObject>;

export type WebhookEventData = { [Name in DeliveredEventName]: z.infer<(typeof webhookEventData)[Name]> };

/** Body of a delivery, as Standard Webhooks recommends it. */
export const webhookBody = z.object({
  type: z.enum(deliveredEventNames),
  /** When the event happened. */
  timestamp: instant,
  data: z.record(z.string(), z.unknown()),
});

const example = {
  participantId: '0199b1c0-5a10-7c3e-8f00-2b6c1d9e4f10',
  person: { id: '0199b1c0-1111-7c3e-8f00-2b6c1d9e4f10', fullname: 'Sekar Ayu' },
  class: {
    id: '0199b1c0-2222-7c3e-8f00-2b6c1d9e4f10',
    type: 'program',
    slug: 'dasar-jurnalistik',
    title: 'Dasar Jurnalistik',
  },
} as const;
const ofExampleOrder = { orderId: 'SNU-261130-7QK4M2', buyer: example.person };
const at = '2026-11-30T03:15:42.000Z';

/** An example of each event's data; docs/webhooks.md shows them. */
export const webhookExamples: WebhookEventData = {
  'order.paid': {
    ...ofExampleOrder,
    paidAt: at,
    lines: [{ class: example.class, quantity: 1, listPrice: 250_000, paid: 200_000, mitraShare: 160_000 }],
  },
  'participant.enrolled': { ...example, enrolledAt: at },
  'lesson.passed': {
    ...example,
    lesson: { id: '0199b1c0-3333-7c3e-8f00-2b6c1d9e4f10', type: 'quiz', title: 'Kuis: unsur berita' },
    progress: 40,
    passedAt: at,
  },
  'class.finished': { ...example, finishedAt: at },
  'certificate.issued': {
    ...example,
    certificate: { number: 'AB12-CD34-EF56', address: 'https://sinau.id/certificate/AB12-CD34-EF56' },
    issuedAt: at,
  },
  'order.refunded': {
    ...ofExampleOrder,
    refundedAt: at,
    lines: [{ class: example.class, quantity: 1, amount: 200_000 }],
  },
  'webhook.test': { message: 'Kiriman uji dari Sinau' },
};
