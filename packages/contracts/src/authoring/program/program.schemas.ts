import {
  programFormats,
  classPriceRefusal,
  isClassPrice,
  maxClassPrice,
  minClassPrice,
} from '../../storefront/catalog/offer.rules.ts';
import { mitraBrief, programCard } from '../../storefront/catalog/offer.schemas.ts';
import { z } from 'zod';
import { makerStates, submissionFields } from '../authoring/authoring.rules.ts';
import { educator, educatorBrief } from '../../storefront/educator/educator.schemas.ts';
import { html, instant, rupiah, text, uuid } from '../../fields.ts';
import { instructorScopes } from '../../core/auth/membership.rules.ts';
import { lessonTypes } from '../../study/lesson/lesson.rules.ts';
import { scheduledSession } from '../../study/live/live.schemas.ts';
import { lessonSetting, lessonStatus } from '../../study/lesson/lesson.schemas.ts';
import { mediaIdOf } from '../../core/media/media.rules.ts';
import { classLanguages, classLevels } from '../../storefront/catalog/audience.ts';
import { coverAddress, coverNames } from './program.covers.ts';
import { maxWeeklyHours, programCreationRules } from './program.rules.ts';

/** A lesson in an outline. Status and session are the participant's, so they are null for everybody else. */
export const outlineLesson = z.object({
  _id: uuid,
  id: uuid,
  type: z.enum(lessonTypes),
  title: z.string(),
  slug: z.string(),
  isComplete: z.boolean(),
  /** Questions of a quiz that are not complete and so not asked. */
  unfinishedQuestions: z.int().nonnegative(),
  /** State of the conversion that makes a recording play in every browser; only its makers see it. */
  preparation: z.enum(['running', 'failed']).optional(),
  /** The length of a recording, otherwise an estimate of the time it takes. */
  durationSeconds: z.int().nonnegative(),
  status: lessonStatus.nullable(),
  /**
   * Remaining task of a participant: seconds to play, the minimum score in per cent, the presence code, work to hand in,
   * its review, or the button.
   * Null once passed, and for everybody else.
   */
  missing: z
    .object({
      kind: z.enum(['watch', 'score', 'button', 'hand-in', 'review', 'presence']),
      amount: z.int().nonnegative(),
    })
    .nullable(),
  sessionId: uuid.nullable(),
  sessionStatus: lessonStatus.nullable(),
  /** Time when the participant first worked on the lesson; null while it is only open, and for everybody else. */
  beganAt: instant.nullable(),
  /** Time of a live session, for participants. */
  meets: z.object({ startsAt: instant, cancelledAt: instant.nullable() }).optional(),
  setting: lessonSetting,
});
export type OutlineLesson = z.infer<typeof outlineLesson>;

export const outlineSection = z.object({ _id: uuid, id: uuid, title: z.string(), lessons: z.array(outlineLesson) });
export type OutlineSection = z.infer<typeof outlineSection>;

/** The persons shown on the page of a class, in their order. */
export const withEducators = { educators: z.array(educatorBrief) };
/** A program in the second version of its list. */
export const listedProgram = programCard.extend(withEducators);

export const program = z.object({
  id: uuid,
  code: z.string(),
  type: z.enum(['program']),
  format: z.enum(programFormats),
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string().nullable(),
  salePrice: rupiah.nullable(),
  /** The price before a promotion, struck through; null without one. */
  normalPrice: rupiah.nullable(),
  /** Time when the promotion ends and `normalPrice` applies again; null without an end. */
  promotionEndsAt: instant.nullable(),
  /** The mean of the reviews, 1 to 5 with one decimal; null without reviews. */
  rating: z.object({ average: z.number(), count: z.int().positive() }).nullable(),
  /** One or two sentences, plain text. */
  description: z.string(),
  /** One requirement on each line. */
  requirements: z.string(),
  /** Rich text. */
  about: z.string(),
  /** Shown to participants who finished; null for the public. */
  completionMessage: z.string().nullable(),
  category: z.object({ id: uuid, title: z.string(), slug: z.string() }).nullable(),
  level: z.enum(classLevels),
  /** Language of teaching. */
  language: z.enum(classLanguages),
  createdBy: z.object({ fullname: z.string() }),
  /** The persons shown on its page, in their order. */
  educators: z.array(educator),
  mitra: mitraBrief,
  statusApprove: z.enum(makerStates),
  status: z.enum(['review', 'publish']),
  /** Group of participants that it is for, as in 'Angkatan 5'; only for intensive classes and bootcamps. */
  cohort: z.string().nullable(),
  /** Hours that participants need per week. */
  weeklyHours: z.int().positive().nullable(),
  /** True if its videos show the participant's name and masked e-mail address, faintly. */
  hasWatermark: z.boolean(),
  /** Start of its first live session and end of its last one; null without any. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Live sessions with known times, in the order in which they begin. */
  sessions: z.array(scheduledSession),
  /** Time of its last submission for review; null except for its makers and operators. */
  submittedAt: instant.nullable(),
  /** The operator's reason for a revision. */
  reviewReason: z.string().nullable(),
  archiveAt: instant.nullable(),
  updatedAt: instant,
  revision: z.int().positive(),
  sections: z.array(outlineSection),
  /** True if its makers may add news writing; false to everybody else. */
  allowsNewsWriting: z.boolean(),
  participant: z.object({ id: uuid, progress: z.int().min(0).max(100) }).nullable(),
  participantCount: z.int().nonnegative(),
  /** Sum over all lessons. */
  durationSeconds: z.int().nonnegative(),
});
export type Program = z.infer<typeof program>;

/** A program in the list of its mitra. */
export const programOfMitra = z.object({
  ...program.pick({
    id: true,
    code: true,
    type: true,
    format: true,
    title: true,
    slug: true,
    thumbnail: true,
    salePrice: true,
    rating: true,
    mitra: true,
    statusApprove: true,
    status: true,
    archiveAt: true,
    updatedAt: true,
    participantCount: true,
  }).shape,
  ...withEducators,
  totalLesson: z.int().nonnegative(),
  /** Fields that a draft or a returned class still lacks before it can be submitted; empty for others. */
  missing: z.array(z.enum(submissionFields)),
  /** Scopes of the caller as its instructor; null for members of the mitra, who may do everything. */
  scopes: z.array(z.enum(instructorScopes)).nullable(),
});
export type MyProgram = z.infer<typeof programOfMitra>;

export const outline = z.object({ revision: z.int().positive(), sections: z.array(outlineSection) });

const covers: readonly string[] = coverNames.map(coverAddress);
/** One of the product's covers, or a public picture of the mitra. */
export const classThumbnail = z
  .string()
  .max(120)
  .refine((address) => covers.includes(address) || mediaIdOf(address) !== null, 'Pilih sampul, atau unggah gambar');

/** 0 for a free class, else Rp10.000 to Rp100.000.000. */
export const classPrice = z.int().refine(isClassPrice, classPriceRefusal);

export const classFields = z.object({
  title: text(programCreationRules.title.max, programCreationRules.title.min),
  description: text(300, 0),
  requirements: text(2_000, 0),
  about: html(50_000),
  completionMessage: html(20_000).nullable(),
  categoryId: uuid.nullable(),
  level: z.enum(classLevels),
  language: z.enum(classLanguages),
  thumbnail: classThumbnail.nullable(),
  /** The current price; during a promotion, the reduced price. */
  salePrice: classPrice.nullable(),
  /** Higher than `salePrice` during a promotion; null ends the promotion and keeps the current price. */
  normalPrice: z.int().min(minClassPrice).max(maxClassPrice).nullable(),
  /** In the future; null for a promotion without an end. */
  promotionEndsAt: instant.nullable(),
});
/** Only intensive classes and bootcamps have these fields. */
export const cohortFields = z.object({
  cohort: text(60).nullable(),
  weeklyHours: z.int().min(1).max(maxWeeklyHours).nullable(),
});
const programFields = classFields.extend({ ...cohortFields.shape, hasWatermark: z.boolean() });
export const programCreation = programFields
  .partial()
  .required({ title: true })
  .extend({ format: z.enum(programFormats).default('self-paced') });
/** Prices of a class, and the end of a promotion. */
export const programPrices = programFields.pick({ salePrice: true, normalPrice: true, promotionEndsAt: true });

/** A publication of a class. */
export const classVersion = z.object({
  id: uuid,
  /** From 1 within the class. */
  number: z.int().positive(),
  publishedAt: instant,
  /** Null for the command line, and for a closed account. */
  publishedBy: z.string().nullable(),
});
export type ProgramVersion = z.infer<typeof classVersion>;

/** A price change by the makers: of a class, of a ticket, or of a ticket's early bird. */
export const priceChange = z.object({
  id: uuid,
  part: z.enum(['sale', 'normal', 'ticket', 'tier']),
  /** Title of the ticket at that time; null for a class. */
  ticketTitle: z.string().nullable(),
  /** Null if there was no price, or is none any more. */
  from: rupiah.nullable(),
  to: rupiah.nullable(),
  /** Null for a closed account. */
  changedBy: z.string().nullable(),
  changedAt: instant,
});
export type PriceChange = z.infer<typeof priceChange>;

export const programUpdate = programFields.partial().extend({ revision: z.int().positive() });
