import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';
import { mediaKinds } from '../../core/media/media.rules.ts';
import { lessonTypes, freePreviewTypes, type LessonType, type FreePreviewType } from '../lesson/lesson.rules.ts';
import { lessonKinds, type LessonKinds } from '../lesson-kinds/index.ts';
import { lessonFile } from '../lesson-kinds/files.ts';
import { packageStateValue } from '../lesson-kinds/interactive.ts';
import { lessonStatus } from '../lesson/lesson.schemas.ts';
import { mitraBrief } from '../../storefront/catalog/offer.schemas.ts';
import { programFormats } from '../../storefront/catalog/offer.rules.ts';
import { quizState } from '../quiz/quiz.schemas.ts';
import { ownSubmission } from '../submission/submission.schemas.ts';

export const myClass = z.object({
  id: uuid,
  type: z.enum(['program', 'webinar']),
  format: z.enum(programFormats),
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string().nullable(),
  mitra: mitraBrief,
  participant: z.object({ id: uuid, progress: z.int().min(0).max(100) }),
  totalLesson: z.int().nonnegative(),
  enrolledAt: instant,
});
export type MyClass = z.infer<typeof myClass>;

/** Resumption of a class, at the lesson that `continueClass` links to. */
export const resumption = z.object({
  enrolment: myClass,
  lesson: z.object({
    id: uuid,
    type: z.enum(lessonTypes),
    title: z.string(),
    /** Seconds of a recording that must still be played to finish the lesson; null for any other lesson. */
    remaining: z.int().nonnegative().nullable(),
    /** True if the participant already worked on it. */
    isBegun: z.boolean(),
  }),
});
export type Resumption = z.infer<typeof resumption>;

/** A file to download beside a lesson, with the name that its makers gave it. */
const attachment = lessonFile.extend({ id: uuid, kind: z.enum(mediaKinds), name: z.string() });
export type Attachment = z.infer<typeof attachment>;
/** Playback progress: `watched` counts distinct seconds, `remaining` is how many more finish the lesson. */
export const playback = z.object({
  /** The position at which playing stopped, in seconds. */
  position: z.number().nonnegative(),
  watched: z.int().nonnegative(),
  remaining: z.int().nonnegative(),
  /** The number of the last heartbeat that was accepted; the next one must be larger. */
  seq: z.int().nonnegative(),
});
export type Playback = z.infer<typeof playback>;

const seconds = z.number().nonnegative();

/** A heartbeat of a player, sent about every ten seconds and whenever it pauses, seeks, ends or is hidden. */
export const playbackBeat = z.object({
  /** A random name for one open player. */
  player: z
    .string()
    .min(8)
    .max(40)
    .regex(/^[\w-]+$/),
  /** Increases with each heartbeat of a lesson, across all of its players. A repeated number has no effect. */
  seq: z.int().min(1).max(2_147_483_647),
  /**
   * Ranges played since the last heartbeat, in seconds and in any order. They are clipped to the end of the recording,
   * and to what the time on the server's clock allows.
   */
  ranges: z.array(z.tuple([seconds, seconds]).refine(([from, to]) => from <= to)).max(100),
  position: seconds,
  /** The playback rate, for information only. */
  rate: z.number().min(0.25).max(4),
  /** True when playing begins: this player takes over from every other player of its user. */
  opening: z.boolean().optional(),
});
export type PlaybackBeat = z.infer<typeof playbackBeat>;

export const playbackState = playback.extend({
  status: lessonStatus,
  /** The participant's progress in the class. */
  progress: z.int().min(0).max(100),
  /**
   * False if another player of this user has taken over: heartbeats of this one have no effect until it opens again.
   */
  isActive: z.boolean(),
});
export type PlaybackState = z.infer<typeof playbackState>;

/** Part of a saved recording that was played without a pause or a jump, and its time by the clock of the device. */
const playedSpan = z
  .object({ from: seconds, to: seconds, startedAt: instant, endedAt: instant })
  .refine(({ from, to, startedAt, endedAt }) => from <= to && Date.parse(startedAt) <= Date.parse(endedAt));
export type PlayedSpan = z.infer<typeof playedSpan>;

/** Batch of spans that were played of a saved recording without a connection. */
export const offlinePlayback = z.object({
  /** Time by the clock of the device at which this is sent, by which a wrong clock is corrected to the minute. */
  sentAt: instant,
  /** Spans in any order. Those that were sent before have no effect. */
  spans: z.array(playedSpan).min(1).max(200),
  /** Position after the last of them, in seconds. */
  position: seconds,
});
export type OfflinePlayback = z.infer<typeof offlinePlayback>;

export const offlinePlaybackState = playbackState.omit({ isActive: true });
export type OfflinePlaybackState = z.infer<typeof offlinePlaybackState>;

/** State that a package saves: the revision is one more than that of what it read or saved last. */
export const packageSave = z.object({ value: packageStateValue, revision: z.int().min(1).max(2_147_483_647) });
/**
 * Result of a save: true if it is the stored state now, the revision of the stored state, and whether a result in it has
 * passed the lesson.
 */
export const packageSaved = z.object({
  revision: z.int().nonnegative(),
  isKept: z.boolean(),
  isPassed: z.boolean().optional(),
});
export type PackageSave = z.infer<typeof packageSave>;
export type PackageSaved = z.infer<typeof packageSaved>;

const participantLessonOf = <T extends LessonType, V extends z.ZodType, S extends z.ZodType>(
  type: T,
  { view, viewSetting }: { readonly view: V; readonly viewSetting: S },
) =>
  z.object({
    id: uuid,
    classId: uuid,
    type: z.literal(type),
    title: z.string(),
    durationSeconds: z.int().nonnegative(),
    /** Plain text. */
    description: z.string().optional(),
    attachments: z.array(attachment).optional(),
    content: view,
    setting: viewSetting,
    session: z.object({
      id: uuid,
      participantId: uuid,
      status: lessonStatus,
      /** Time when the participant first worked on the lesson; null while it is only open. */
      beganAt: instant.nullable(),
      /** Null unless the lesson plays an uploaded recording. */
      playback: playback.nullable(),
    }),
  });

type ParticipantLessonSchema<T extends LessonType, K> = K extends {
  readonly view: infer V extends z.ZodType;
  readonly viewSetting: infer S extends z.ZodType;
}
  ? ReturnType<typeof participantLessonOf<T, V, S>>
  : never;
type ParticipantLessons = {
  [T in LessonType]: ParticipantLessonSchema<T, LessonKinds[T]>;
}[LessonType];
const participantLessons = lessonTypes.map((type) =>
  participantLessonOf(type, lessonKinds[type] as LessonKinds['quiz']),
);
export const participantLesson = z.discriminatedUnion(
  'type',
  participantLessons as unknown as [ParticipantLessons, ...ParticipantLessons[]],
);
export type ParticipantLesson = z.infer<typeof participantLesson>;
export type ParticipantLessonOf<T extends LessonType> = Extract<ParticipantLesson, { type: T }>;

const freeLessonOf = <T extends FreePreviewType, V extends z.ZodType>(type: T, { view }: { readonly view: V }) =>
  z.object({
    id: uuid,
    type: z.literal(type),
    title: z.string(),
    durationSeconds: z.int().nonnegative(),
    content: view,
    class: z.object({ id: uuid, title: z.string(), slug: z.string() }),
  });
type FreeLessonSchema<T extends FreePreviewType, K> = K extends { readonly view: infer V extends z.ZodType }
  ? ReturnType<typeof freeLessonOf<T, V>>
  : never;
type FreeLessons = { [T in FreePreviewType]: FreeLessonSchema<T, LessonKinds[T]> }[FreePreviewType];
const freeLessons = freePreviewTypes.map((type) => freeLessonOf(type, lessonKinds[type] as LessonKinds['video']));
/** A lesson open to everyone. */
export const freeLesson = z.discriminatedUnion('type', freeLessons as unknown as [FreeLessons, ...FreeLessons[]]);
export type FreeLesson = z.infer<typeof freeLesson>;

export const sessionResult = z.object({ id: uuid, status: lessonStatus, progress: z.int().min(0).max(100) });
export type SessionResult = z.infer<typeof sessionResult>;

export const sessionDetail = z.object({
  id: uuid,
  participantId: uuid,
  lesson: z.object({ id: uuid, type: z.enum(lessonTypes), title: z.string() }),
  status: lessonStatus,
  /** Time when the lesson was opened to its participant. */
  startedAt: instant.nullable(),
  /** Time when the participant first worked on the lesson. */
  beganAt: instant.nullable(),
  passedAt: instant.nullable(),
  /** Null unless the lesson is a quiz. */
  quiz: quizState.nullable(),
  /** Null unless the lesson is submitted and graded. */
  submission: ownSubmission.nullable(),
});
export type SessionDetail = z.infer<typeof sessionDetail>;
