import { z } from 'zod';
import { html, idOf, instant, text, uuid } from '../fields.ts';
import { media } from '../media/media.schemas.ts';
import { maxQuizQuestions } from '../question/question.rules.ts';
import { quizQuestion } from '../question/question.schemas.ts';
import { scorePolicies } from '../quiz/quiz.rules.ts';
import {
  completionTypes,
  finishingChoices,
  randomizeChoices,
  videoEmbedOf,
  type BuildableLessonType,
} from './lesson.rules.ts';

export const lessonStatuses = ['pending', 'not-started', 'started', 'passed', 'not-passed'] as const;
export const lessonStatus = z.enum(lessonStatuses);
export type LessonStatus = z.infer<typeof lessonStatus>;

/** The text of an article. */
export const articleContent = z.object({ html: html(200_000) });
/** An uploaded recording with its captions, or the address of one at YouTube or Vimeo. */
export const videoContent = z.object({
  mediaId: idOf('media').nullable(),
  captionsId: idOf('media').nullable().default(null),
  address: z
    .string()
    .trim()
    .max(300)
    .refine((address) => videoEmbedOf(address) !== null, 'Tempel alamat video YouTube atau Vimeo')
    .nullable()
    .default(null),
});
export const audioContent = z.object({ mediaId: idOf('media').nullable() });
export const pdfContent = z.object({ mediaId: idOf('media').nullable() });

export const quizContent = z.object({
  instruction: html(20_000).default(''),
  questions: z.array(quizQuestion).max(maxQuizQuestions).refine(hasOwnIds, 'Ada soal yang tercatat dua kali'),
});

/** A set of checkboxes, as listed in section 3 of the specification. A checkbox that is not sent is off. */
const choices = <T extends string>(known: readonly { readonly type: T; readonly text: string }[]) =>
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

/** Whether the learner sees the progress within the lesson. */
const progressBar = z.boolean().default(true);
const completionOf = <T extends BuildableLessonType>(type: T) =>
  z
    .enum(completionTypes[type] as readonly [string, ...string[]] as (typeof completionTypes)[T])
    .default(completionTypes[type][0] as never);

export const articleSetting = z.object({ progressBar, completionType: completionOf('article') });
export const videoSetting = z.object({ progressBar, completionType: completionOf('video') });
export const audioSetting = z.object({ progressBar, completionType: completionOf('audio') });
export const pdfSetting = z.object({
  progressBar,
  completionType: completionOf('pdf'),
  downloadFile: z.boolean().default(false),
});
export const quizSetting = z.object({
  progressBar,
  completionType: completionOf('quiz'),
  /** In per cent of the points; 0 with `hit-button`. */
  minimumScore: z.int().min(0).max(100).default(0),
  randomize: choices(randomizeChoices),
  finishing: choices(finishingChoices),
  /** Minutes that an attempt may take; null for no limit. */
  timeLimit: z.int().min(1).max(300).nullable().default(null),
  /** Null for any number of attempts. */
  maxAttempts: z.int().min(1).max(20).nullable().default(null),
  /** Minutes from handing an attempt in until the next may begin. Quizzes from before it was known have none. */
  cooldown: z.int().min(1).max(10_080).nullable().optional(),
  /** Which attempts make the score that counts; the highest unless said otherwise. */
  scorePolicy: z.enum(scorePolicies).optional(),
});
export type QuizSetting = z.infer<typeof quizSetting>;

/** The setting of a lesson of any type, as an outline carries it. Settings that its type does not have are left out. */
export const lessonSetting = quizSetting
  .extend({ completionType: z.enum(['duration', 'hit-button', 'minimum-score']), downloadFile: z.boolean() })
  .partial();
export type LessonSetting = z.infer<typeof lessonSetting>;

const writing = <T extends BuildableLessonType, C extends z.ZodType, S extends z.ZodType>(
  type: T,
  content: C,
  setting: S,
) => z.object({ type: z.literal(type), title: text(150), content, setting: setting.prefault({} as never) });

const articleWriting = writing('article', articleContent, articleSetting);
const videoWriting = writing('video', videoContent, videoSetting);
const audioWriting = writing('audio', audioContent, audioSetting);
const pdfWriting = writing('pdf', pdfContent, pdfSetting);
const quizWriting = writing('quiz', quizContent, quizSetting);

export const lessonCreation = z.discriminatedUnion('type', [
  articleWriting,
  videoWriting,
  audioWriting,
  pdfWriting,
  quizWriting,
]);
export type LessonCreation = z.output<typeof lessonCreation>;

/** The revision that the writer read. */
const revision = z.int().positive();
/** A lesson keeps its type. The type that is sent tells which content to expect. */
export const lessonUpdate = z.discriminatedUnion('type', [
  articleWriting.extend({ revision }),
  videoWriting.extend({ revision }),
  audioWriting.extend({ revision }),
  pdfWriting.extend({ revision }),
  quizWriting.extend({ revision }),
]);

const reading = <T extends BuildableLessonType, C extends z.ZodType, S extends z.ZodType>(
  type: T,
  content: C,
  setting: S,
) =>
  z.object({
    _id: uuid,
    id: uuid,
    sectionId: uuid,
    type: z.literal(type),
    title: z.string(),
    slug: z.string(),
    content,
    setting,
    /** Whether participants can study it: it has text, its file, or a finished question. */
    isComplete: z.boolean(),
    /** The questions of a quiz that cannot be asked yet. */
    unfinishedQuestions: z.int().nonnegative(),
    /** The length of a recording, otherwise an estimate of the time it takes. */
    durationSeconds: z.int().nonnegative(),
    /** Grows with each change; an update names the revision that it read. */
    revision,
    updatedAt: instant,
  });

/** Null if there is no file, or it was lost. */
const file = media.nullable();
/** A lesson as its makers see it, with its files. */
export const lesson = z.discriminatedUnion('type', [
  reading('article', articleContent, articleSetting),
  reading('video', videoContent.extend({ media: file, captions: file }), videoSetting),
  reading('audio', audioContent.extend({ media: file }), audioSetting),
  reading('pdf', pdfContent.extend({ media: file }), pdfSetting),
  reading('quiz', quizContent, quizSetting),
]);
export type Lesson = z.infer<typeof lesson>;
export type LessonOf<T extends BuildableLessonType> = Extract<Lesson, { type: T }>;

function hasOwnIds(questions: readonly { id: string }[]) {
  return new Set(questions.map(({ id }) => id)).size === questions.length;
}
