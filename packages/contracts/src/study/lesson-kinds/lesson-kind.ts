import { z } from 'zod';
import { idOf, instant, text, typing, uuid } from '../../fields.ts';
import { completionTypes, maxAttachments, maxLessonDescription, type LessonType } from '../lesson/lesson.rules.ts';

/** True if the learner sees the progress within the lesson. */
export const progressBar = z.boolean().default(true);
/** True if anyone may open it from the class page. Older lessons without the field are not public. */
export const isFreePreview = z.boolean().optional();
export const completionOf = <T extends LessonType>(type: T) =>
  z
    .enum(completionTypes[type] as readonly [string, ...string[]] as (typeof completionTypes)[T])
    .default(completionTypes[type][0] as never);

/** A set of checkboxes, as listed in section 3 of the specification. A missing checkbox is off. */
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

/** Content of a lesson that has no file yet. */
export const noFile = { mediaId: idOf('media').nullable().default(null) };

/**
 * Optional fields of every type of lesson besides its content: a short description in plain text, and files that its
 * participants may download. Fields omitted in an update do not change.
 */
const extras = {
  description: typing(maxLessonDescription).optional(),
  attachmentIds: z
    .array(idOf('media'))
    .max(maxAttachments)
    .refine((ids) => new Set(ids).size === ids.length, 'Ada lampiran yang tercatat dua kali')
    .optional(),
};

/** Id for the lesson. Repeated calls with it add one lesson. */
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
  /** True if participants can study it: it has text, its file, or a complete question. */
  isComplete: z.boolean(),
  /** Questions of a quiz that are not complete and so not asked. */
  unfinishedQuestions: z.int().nonnegative(),
  /** The length of a recording, otherwise an estimate of the time it takes. */
  durationSeconds: z.int().nonnegative(),
  /** Increases with each change; an update names the revision that it read. */
  revision,
  updatedAt: instant,
};

/**
 * Defines a kind of lesson: what its makers send (`content`; `blank` when they create it; `sentSetting` if that differs
 * from the stored setting), what they get (`makerContent`, with files), and what a participant gets (`view`,
 * `viewSetting`).
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
    /** A new lesson needs only a type and a title. Missing content is reported when its class is submitted. */
    creation: sent.extend({ lessonId, content: blank.prefault({} as never) }),
    /** The type of a lesson never changes. The type in the call tells which content to expect. */
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
