import { z } from 'zod';
import { educatorBrief } from '../../storefront/educator/educator.schemas.ts';
import { address, idOf, instant, text, uuid } from '../../fields.ts';
import { media } from '../../core/media/media.schemas.ts';
import { maxReason, maxSpeakers, presenceCodeLength } from './live.rules.ts';

/** An address that a browser opens over an encrypted connection. */
const secureAddress = address(500).refine((typed) => /^https:\/\/[^/]/.test(typed), 'Isi alamat yang diawali https://');

export const presenceCode = text(presenceCodeLength.max, presenceCodeLength.min);

/** Fields of a live session for its makers. It is not versioned with its class: a change is live immediately. */
export const liveSessionFields = z.object({
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Participants see it half an hour before the start. */
  meetingUrl: z.string().nullable(),
  presenceCode: z.string().nullable(),
  /** Educators of the class, in display order. */
  speakerIds: z.array(uuid),
  /** An uploaded video, or the address of one. */
  recordingId: uuid.nullable(),
  recordingUrl: z.string().nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
  /** Increases with each change of times or title, and with the cancellation. */
  sequence: z.int().nonnegative(),
  /** True if participants and visitors see it. */
  isLive: z.boolean(),
});

export const liveSession = liveSessionFields.extend({
  /** Id of its lesson. */
  id: uuid,
  class: z.object({
    id: uuid,
    type: z.enum(['program', 'webinar']),
    title: z.string(),
    slug: z.string(),
    participantCount: z.int().nonnegative(),
  }),
  title: z.string(),
  /** The file of `recordingId`; null if there is none, or it was lost. */
  recording: media.nullable(),
});
export type LiveSession = z.infer<typeof liveSession>;

const reason = text(maxReason, 5);

const changes = z.object({
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  meetingUrl: secureAddress.nullable(),
  speakerIds: z
    .array(idOf('educator'))
    .max(maxSpeakers)
    .refine((ids) => new Set(ids).size === ids.length, 'Ada pembicara yang tercatat dua kali'),
});
/** Initial fields of a new webinar session. */
export const liveSessionCreation = changes.partial();
/** Omitted fields do not change. */
export const liveSessionUpdate = changes.partial().extend({
  presenceCode: presenceCode.nullable().optional(),
  recordingId: idOf('media').nullable().optional(),
  recordingUrl: secureAddress.nullable().optional(),
  /** Reason of the move. Participants are notified; if there are any, a change of times requires it. */
  reason: reason.optional(),
});
export type LiveSessionUpdate = z.output<typeof liveSessionUpdate>;
export const liveSessionCancellation = z.object({ reason });

/** A live session as the public sees it; only participants see where it meets, elsewhere. */
export const scheduledSession = z.object({
  /** Id of its lesson. */
  id: uuid,
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  cancelledAt: instant.nullable(),
  speakers: z.array(educatorBrief),
});
export type ScheduledSession = z.infer<typeof scheduledSession>;
