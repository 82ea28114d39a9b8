import { z } from 'zod';
import { educatorBrief } from '../../storefront/educator/educator.schemas.ts';
import { instant, text, uuid } from '../../fields.ts';
import { lessonTypes } from '../../study/lesson/lesson.rules.ts';
import { lessonStatus } from '../../study/lesson/lesson.schemas.ts';
import { liveSessionCreation, liveSessionFields } from '../../study/live/live.schemas.ts';
import { classFields, outlineSection, program, programOfMitra } from '../program/program.schemas.ts';
import { publicTicket, waitingPosition } from '../../commerce/ticket/ticket.schemas.ts';
import { sale } from '../../storefront/stock/sale.schemas.ts';
import { webinarSteps } from './webinar.rules.ts';

const lessonOfSession = z.object({
  _id: uuid,
  id: uuid,
  type: z.enum(lessonTypes),
  title: z.string(),
  slug: z.string(),
});

/** A meeting of a webinar, and its lesson. Only participants see its location. */
export const webinarSession = z.object({
  _id: uuid,
  id: uuid,
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** Time when it was cancelled. */
  cancelledAt: instant.nullable(),
  speakers: z.array(educatorBrief),
  lesson: lessonOfSession.nullable(),
  /** Status of the participant; null for everybody else. */
  status: lessonStatus.nullable(),
});
export type WebinarSession = z.infer<typeof webinarSession>;

const common = program
  .omit({ type: true, format: true, sections: true, cohort: true, weeklyHours: true, hasWatermark: true })
  .extend({
    type: z.enum(['webinar']),
  });

export const webinar = common.extend({
  /** In the order in which they begin. */
  sessions: z.array(webinarSession),
  sale,
  /** Tickets for sale, in their order. */
  tickets: z.array(publicTicket),
  /** For a signed-in user: the tickets that they bought, and their waiting list positions. Null for visitors. */
  own: z.object({ ticketIds: z.array(uuid), waiting: z.array(waitingPosition) }).nullable(),
});
export type Webinar = z.infer<typeof webinar>;

/** With its lessons, as the classroom opens them. */
export const participantWebinar = webinar.extend({ sections: z.array(outlineSection) });
export type ParticipantWebinar = z.infer<typeof participantWebinar>;

/** The same in the form of its makers. */
const writtenSession = liveSessionFields.extend({
  _id: uuid,
  id: uuid,
  title: z.string(),
  /** Revision for the calls of lessons; the id is that of the live session. Null once it was removed. */
  lesson: lessonOfSession
    .extend({ isComplete: z.boolean(), durationSeconds: z.int().nonnegative(), revision: z.int().positive() })
    .nullable(),
  status: z.null(),
});
export type WrittenSession = z.infer<typeof writtenSession>;

/** A webinar in the form of its makers, its sessions in their own order. */
export const ownWebinar = common.extend({
  sessions: z.array(writtenSession),
  /** State of each step. */
  steps: z.array(
    z.object({
      key: z.enum(webinarSteps),
      isCompleted: z.boolean(),
      /** Remaining tasks, in words for its makers. */
      missing: z.array(z.string()),
    }),
  ),
});
export type OwnWebinar = z.infer<typeof ownWebinar>;

/** A webinar in the list of its mitra. */
export const webinarOfMitra = programOfMitra.omit({ type: true, format: true }).extend({
  type: z.enum(['webinar']),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
});
export type MyWebinar = z.infer<typeof webinarOfMitra>;

/** Without prices: a webinar is sold by its tickets, which have calls of their own. */
const webinarFields = classFields.omit({ salePrice: true, normalPrice: true, promotionEndsAt: true });
export const webinarCreation = webinarFields.partial().required({ title: true });
export const webinarUpdate = webinarFields.partial().extend({ revision: z.int().positive() });

export const webinarSessionCreation = liveSessionCreation.extend({
  title: text(120),
  /** Ids for the session and its lesson; repeated calls with them add one session. */
  sessionId: uuid.optional(),
  lessonId: uuid.optional(),
});
/** Omitted fields do not change; the lesson of a session has the session's title. */
export const webinarSessionUpdate = z.object({
  title: text(120).optional(),
  /** From 0; a position beyond the last means the last. */
  newIndex: z.int().min(0).max(10_000).optional(),
});
