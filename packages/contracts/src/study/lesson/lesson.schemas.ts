import { z } from 'zod';
import { address, html, idOf, instant, text, typing, uuid } from '../../fields.ts';
import { liveSessionFields, presenceCode } from '../live/live.schemas.ts';
import { media } from '../../core/media/media.schemas.ts';
import { fitsEssays, maxQuizQuestions, tooManyEssays } from '../question/question.rules.ts';
import { quizQuestion } from '../question/question.schemas.ts';
import { scorePolicies } from '../quiz/quiz.rules.ts';
import { interactiveEmbedOf } from './interactive.rules.ts';
import {
  completionTypes,
  fileChoices,
  finishingChoices,
  maxNewsWords,
  maxAttachments,
  maxLessonDescription,
  maxRubricCriteria,
  randomizeChoices,
  type BuildableLessonType,
} from './lesson.rules.ts';
import { videoEmbedOf } from '../../core/rich-text/video-embed.ts';

export const lessonStatuses = ['pending', 'not-started', 'started', 'passed', 'not-passed'] as const;
export const lessonStatus = z.enum(lessonStatuses);
export type LessonStatus = z.infer<typeof lessonStatus>;

/** The text of an article. */
export const articleContent = z.object({ html: html(200_000) });
/** An uploaded recording with its captions, or the address of one at YouTube or Vimeo. */
export const videoContent = z.object({
  mediaId: idOf('media').nullable(),
  captionsId: idOf('media').nullable().default(null),
  address: address(300)
    .refine((typed) => videoEmbedOf(typed) !== null, 'Tempel alamat video YouTube atau Vimeo')
    .nullable()
    .default(null),
});
export const audioContent = z.object({ mediaId: idOf('media').nullable() });
export const pdfContent = z.object({ mediaId: idOf('media').nullable() });

/** An uploaded HTML5 package, or the address of a material at one of the allowed providers. */
export const interactiveContent = z.object({
  mediaId: idOf('media').nullable(),
  address: address(500)
    .refine((typed) => interactiveEmbedOf(typed) !== null, 'Alamat ini bukan dari layanan yang didukung')
    .nullable()
    .default(null),
});

export const quizContent = z.object({
  instruction: html(20_000).default(''),
  questions: z
    .array(quizQuestion)
    .max(maxQuizQuestions)
    .refine(hasOwnIds, 'Ada soal yang tercatat dua kali')
    .refine(fitsEssays, tooManyEssays),
});

const criterionId = z
  .string()
  .regex(/^[\w-]{1,21}$/)
  .max(21);
/** What a teacher looks at, and how many points it is worth. May be unfinished while it is written. */
const criterion = z.object({ id: criterionId, title: text(200, 0), points: z.int().min(1).max(100) });
export type Criterion = z.infer<typeof criterion>;
export const rubric = z
  .array(criterion)
  .max(maxRubricCriteria)
  .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Ada kriteria yang tercatat dua kali');
export const assignmentContent = z.object({ instruction: html(20_000).default(''), rubric: rubric.default([]) });

const words = z.int().min(1).max(maxNewsWords).nullable().default(null);
/** What a news text is to be about. Its length is advice: the assistant and the teacher look at it. */
export const newsWritingContent = assignmentContent
  .extend({ minimumWords: words, maximumWords: words })
  .refine(({ minimumWords, maximumWords }) => !minimumWords || !maximumWords || minimumWords <= maximumWords, {
    path: ['maximumWords'],
    message: 'Jumlah kata paling banyak tidak boleh kurang dari yang paling sedikit',
  });
export type NewsWritingContent = z.infer<typeof newsWritingContent>;

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

/** Whether everybody may open it from the class page. Lessons from before it was known may not. */
const isFreePreview = z.boolean().optional();

export const articleSetting = z.object({ progressBar, isFreePreview, completionType: completionOf('article') });
export const videoSetting = z.object({ progressBar, isFreePreview, completionType: completionOf('video') });
export const audioSetting = z.object({ progressBar, isFreePreview, completionType: completionOf('audio') });
export const pdfSetting = z.object({
  progressBar,
  isFreePreview,
  completionType: completionOf('pdf'),
  downloadFile: z.boolean().default(false),
});
export const interactiveSetting = z.object({ progressBar, completionType: completionOf('interactive') });
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

export const assignmentSetting = z.object({
  progressBar,
  /** With `minimum-score` a teacher gives a score, with `hit-button` only says whether it passes. */
  completionType: completionOf('assignment'),
  /** In per cent; 0 with `hit-button`. */
  minimumScore: z.int().min(0).max(100).default(0),
  /** The files that it takes; with none of them it is written in the editor alone. */
  fileValidation: choices(fileChoices),
  /** How often it may be handed in again after it was not passed, the first time included; null for any number. */
  maxAttempts: z.int().min(1).max(20).nullable().default(null),
  /** Days from when the participant first opened it; null without a deadline. */
  dueDays: z.int().min(1).max(365).nullable().default(null),
  /** Whether it is taken, and marked, after the deadline. */
  allowLate: z.boolean().default(true),
  /** Whether the participant is offered to keep it in the portfolio once it passed. */
  saveToArchive: z.boolean().default(false),
});
export type AssignmentSetting = z.infer<typeof assignmentSetting>;

export const newsWritingSetting = z.object({
  progressBar,
  completionType: completionOf('news_writing'),
  saveToArchive: z.boolean().default(false),
});

/** The code that its participants type. It is kept with the live session, and told to makers alone. */
const codeOfMakers = presenceCode.nullable().default(null);
export const webinarSetting = z.object({
  progressBar,
  completionType: completionOf('webinar'),
  presenceCode: codeOfMakers,
});
/** A live session has no recording to be played: 'duration' becomes the presence code, and empties it. */
const webinarSettingSent = z.object({
  progressBar,
  completionType: z.enum([...completionTypes.webinar, 'duration']).default('input-presence-code'),
  /** What is not sent stays. */
  presenceCode: presenceCode.nullable().optional(),
});
/** Of a webinar all that is written stands in its live session, its description and its attachments. */
const webinarContent = z.object({});

/** The setting of a lesson of any type, as an outline carries it. Settings that its type does not have are left out. */
export const lessonSetting = quizSetting
  .extend(assignmentSetting.shape)
  .extend({
    completionType: z.enum(['duration', 'hit-button', 'minimum-score', 'input-presence-code']),
    downloadFile: z.boolean(),
    isFreePreview,
  })
  .partial();
export type LessonSetting = z.infer<typeof lessonSetting>;

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

const writing = <T extends BuildableLessonType, C extends z.ZodType, S extends z.ZodType>(
  type: T,
  content: C,
  setting: S,
) => z.object({ type: z.literal(type), title: text(150), content, setting: setting.prefault({} as never), ...extras });

const articleWriting = writing('article', articleContent, articleSetting);
const videoWriting = writing('video', videoContent, videoSetting);
const audioWriting = writing('audio', audioContent, audioSetting);
const pdfWriting = writing('pdf', pdfContent, pdfSetting);
const interactiveWriting = writing('interactive', interactiveContent, interactiveSetting);
const quizWriting = writing('quiz', quizContent, quizSetting);
const assignmentWriting = writing('assignment', assignmentContent, assignmentSetting);
const newsWriting = writing('news_writing', newsWritingContent, newsWritingSetting);
const webinarWriting = writing('webinar', webinarContent, webinarSettingSent);

/** The id for it. A call that is repeated with it adds one lesson. */
const lessonId = uuid.optional();
const noFile = { mediaId: idOf('media').nullable().default(null) };
/** A lesson begins with a type and a title. What is missing is told when its class is submitted. */
export const lessonCreation = z.discriminatedUnion('type', [
  articleWriting.extend({
    lessonId,
    content: articleContent.extend({ html: articleContent.shape.html.default('') }).prefault({}),
  }),
  videoWriting.extend({ lessonId, content: videoContent.extend(noFile).prefault({}) }),
  audioWriting.extend({ lessonId, content: audioContent.extend(noFile).prefault({}) }),
  pdfWriting.extend({ lessonId, content: pdfContent.extend(noFile).prefault({}) }),
  interactiveWriting.extend({ lessonId, content: interactiveContent.extend(noFile).prefault({}) }),
  quizWriting.extend({
    lessonId,
    content: quizContent.extend({ questions: quizContent.shape.questions.default([]) }).prefault({}),
  }),
  assignmentWriting.extend({ lessonId, content: assignmentContent.prefault({}) }),
  newsWriting.extend({ lessonId, content: newsWritingContent.prefault({}) }),
  webinarWriting.extend({ lessonId, content: webinarContent.prefault({}) }),
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
  interactiveWriting.extend({ revision }),
  quizWriting.extend({ revision }),
  assignmentWriting.extend({ revision }),
  newsWriting.extend({ revision }),
  webinarWriting.extend({ revision }),
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
  });

/** Null if there is no file, or it was lost. */
const file = media.nullable();
/** A lesson as its makers see it, with its files. */
export const lesson = z.discriminatedUnion('type', [
  reading('article', articleContent, articleSetting),
  reading('video', videoContent.extend({ media: file, captions: file }), videoSetting),
  reading('audio', audioContent.extend({ media: file }), audioSetting),
  reading('pdf', pdfContent.extend({ media: file }), pdfSetting),
  reading('interactive', interactiveContent.extend({ media: file }), interactiveSetting),
  reading('quiz', quizContent, quizSetting),
  reading('assignment', assignmentContent, assignmentSetting),
  reading('news_writing', newsWritingContent, newsWritingSetting),
  reading('webinar', z.object({ session: liveSessionFields }), webinarSetting),
]);
export type Lesson = z.infer<typeof lesson>;
export type LessonOf<T extends BuildableLessonType> = Extract<Lesson, { type: T }>;

function hasOwnIds(questions: readonly { id: string }[]) {
  return new Set(questions.map(({ id }) => id)).size === questions.length;
}
