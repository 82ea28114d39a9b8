import { z } from 'zod';
import { idOf, instant, text, typing, uuid } from '../../fields.ts';
import { completionTypes, maxAttachments, maxLessonDescription, type LessonType } from '../lesson/lesson.rules.ts';

/** Whether the learner sees the progress within the lesson. */
export const progressBar = z.boolean().default(true);
/** Whether everybody may open it from the class page. Lessons from before it was known may not. */
export const isFreePreview = z.boolean().optional();
export const completionOf = <T extends LessonType>(type: T) =>
  z
    .enum(completionTypes[type] as readonly [string, ...string[]] as (typeof completionTypes)[T])
    .default(completionTypes[type][0] as never);

/** A set of checkboxes, as listed in section 3 of the specification. A checkbox that is not sent is off. */
export const choices = <T extends string>(known: readonly { readonly type: T; readonly text: string }[]) =>
  z
    .array(
      z.object({
        type: z.enum(known.map(({ type }) => type) as [T, ...T[]]),
        text: z.string().max(100).default(''),
        isSelected: z.boolean(),
      }),
    )
    .max(known.length)
    .default([]);

/** The file of a lesson that has none yet. */
export const noFile = { mediaId: idOf('media').nullable().default(null) };

/**
 * What a lesson of any type may have beside its content: a few sentences of plain text about what it is for, and files
 * that its participants may download. What an update does not name stays as it is.
 */
const extras = {
  description: typing(maxLessonDescription).optional(),
  attachmentIds: z
    .array(idOf('media'))
    .max(maxAttachments)
    .refine((ids) => new Set(ids).size === ids.length, 'Ada lampiran yang tercatat dua kali')
    .optional(),
};

/** The id for it. A call that is repeated with it adds one lesson. */
const lessonId = uuid.optional();
/** The revision that the writer read. */
const revision = z.int().positive();

const stored = {
  _id: uuid,
  id: uuid,
  sectionId: uuid,
  title: z.string(),
  slug: z.string(),
  description: z.string().optional(),
  attachmentIds: z.array(uuid).optional(),
  /** Whether participants can study it: it has text, its file, or a finished question. */
  isComplete: z.boolean(),
  /** The questions of a quiz that cannot be asked yet. */
  unfinishedQuestions: z.int().nonnegative(),
  /** The length of a recording, otherwise an estimate of the time it takes. */
  durationSeconds: z.int().nonnegative(),
  /** Grows with each change; an update names the revision that it read. */
  revision,
  updatedAt: instant,
};

/**
 * One kind of lesson: what its makers send (`content`; `blank` when they create it; `sentSetting` where that is not what is
 * stored), what they get (`makerContent`, with files), and what a participant gets (`view`, `viewSetting`).
 */
export const defineLessonKind = <
  T extends LessonType,
  C extends z.ZodType,
  S extends z.ZodType,
  V extends z.ZodType,
  B extends z.ZodType = C,
  M extends z.ZodType = C,
  W extends z.ZodType = S,
  P extends z.ZodType = S,
>(
  type: T,
  kind: { content: C; setting: S; view: V; blank?: B; makerContent?: M; sentSetting?: W; viewSetting?: P },
) => {
  const { content, setting, view } = kind;
  const blank = (kind.blank ?? content) as B;
  const sentSetting = (kind.sentSetting ?? setting) as W;
  const sent = z.object({
    type: z.literal(type),
    title: text(150),
    content,
    setting: sentSetting.prefault({} as never),
    ...extras,
  });
  return {
    view,
    viewSetting: (kind.viewSetting ?? setting) as P,
    /** A lesson begins with a type and a title. What is missing is told when its class is submitted. */
    creation: sent.extend({ lessonId, content: blank.prefault({} as never) }),
    /** A lesson keeps its type. The type that is sent tells which content to expect. */
    update: sent.extend({ revision }),
    /** A lesson as its makers see it, with its files. */
    lesson: z.object({
      ...stored,
      type: z.literal(type),
      content: (kind.makerContent ?? content) as M,
      setting,
    }),
  };
};
