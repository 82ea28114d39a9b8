import {
  programFormats,
  classPriceRefusal,
  isClassPrice,
  maxClassPrice,
  minClassPrice,
} from '../../storefront/catalog/offer.rules.ts';
import { mitraBrief, programCard } from '../../storefront/catalog/offer.schemas.ts';
import { z } from 'zod';
import { makerStates } from '../authoring/authoring.rules.ts';
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
  /** The questions of a quiz that cannot be asked yet. */
  unfinishedQuestions: z.int().nonnegative(),
  /** Of a recording that every browser will play once it is prepared; only its makers are told. */
  preparation: z.enum(['running', 'failed']).optional(),
  /** The length of a recording, otherwise an estimate of the time it takes. */
  durationSeconds: z.int().nonnegative(),
  status: lessonStatus.nullable(),
  /** What a participant still has to do: seconds to play, the minimum score in per cent, the presence code, or the button. Null once passed, and for everybody else. */
  missing: z
    .object({ kind: z.enum(['watch', 'score', 'button', 'review', 'presence']), amount: z.int().nonnegative() })
    .nullable(),
  sessionId: uuid.nullable(),
  sessionStatus: lessonStatus.nullable(),
  /** When the participant first worked on the lesson; null while it is only open, and for everybody else. */
  beganAt: instant.nullable(),
  /** When a live session is, for participants. */
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
  /** When the promotion ends and `normalPrice` holds again; null for one without an end. */
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
  /** What it is taught in. */
  language: z.enum(classLanguages),
  createdBy: z.object({ fullname: z.string() }),
  /** The persons shown on its page, in their order. */
  educators: z.array(educator),
  mitra: mitraBrief,
  statusApprove: z.enum(makerStates),
  status: z.enum(['review', 'publish']),
  /** Which group of participants it is for, as in 'Angkatan 5'; of intensive classes and bootcamps. */
  cohort: z.string().nullable(),
  /** What participants need a week. */
  weeklyHours: z.int().positive().nullable(),
  /** When its first live session begins and its last one ends; null without any. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Its live sessions whose times are known, in the order in which they begin. */
  sessions: z.array(scheduledSession),
  /** When it was last submitted for review; null to everybody but its makers and operators. */
  submittedAt: instant.nullable(),
  /** Why an operator asked for changes. */
  reviewReason: z.string().nullable(),
  archiveAt: instant.nullable(),
  updatedAt: instant,
  revision: z.int().positive(),
  sections: z.array(outlineSection),
  /** Whether its makers may add news writing; false to everybody else. */
  allowsNewsWriting: z.boolean(),
  participant: z.object({ id: uuid, progress: z.int().min(0).max(100) }).nullable(),
  participantCount: z.int().nonnegative(),
  /** The sum of all lessons. */
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
  /** What I may do in it as its instructor; null for members of the mitra, who may do everything. */
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
  /** The current price; during a promotion, the price of the promotion. */
  salePrice: classPrice.nullable(),
  /** Higher than `salePrice` during a promotion; null ends the promotion and keeps the current price. */
  normalPrice: z.int().min(minClassPrice).max(maxClassPrice).nullable(),
  /** In the future; null for a promotion without an end. */
  promotionEndsAt: instant.nullable(),
});
/** Intensive classes and bootcamps alone have these. */
const cohortFields = z.object({
  cohort: text(60).nullable(),
  weeklyHours: z.int().min(1).max(maxWeeklyHours).nullable(),
});
const programFields = classFields.extend(cohortFields.shape);
export const programCreation = programFields
  .partial()
  .required({ title: true })
  .extend({ format: z.enum(programFormats).default('self-paced') });
/** What a class costs, and until when. */
export const programPrices = programFields.pick({ salePrice: true, normalPrice: true, promotionEndsAt: true });

/** A publication of a class. */
export const classVersion = z.object({
  id: uuid,
  /** From 1 within the class. */
  number: z.int().positive(),
  publishedAt: instant,
  /** Null for the command line, and for somebody whose account was closed. */
  publishedBy: z.string().nullable(),
});
export type ProgramVersion = z.infer<typeof classVersion>;

/** A price that its makers changed: that of a class, of a ticket, or of an early bird of one. */
export const priceChange = z.object({
  id: uuid,
  part: z.enum(['sale', 'normal', 'ticket', 'tier']),
  /** What the ticket was called then; null for a class. */
  ticketTitle: z.string().nullable(),
  /** Null where there was none, or is none any more. */
  from: rupiah.nullable(),
  to: rupiah.nullable(),
  /** Null for somebody whose account was closed. */
  changedBy: z.string().nullable(),
  changedAt: instant,
});
export type PriceChange = z.infer<typeof priceChange>;

export const programUpdate = programFields.partial().extend({ revision: z.int().positive() });
