import { z } from 'zod';
import { instant, uuid } from '../fields.ts';
import { buildableLessonTypes, embedProviders, type BuildableLessonType } from '../lesson/lesson.rules.ts';
import {
  articleContent,
  articleSetting,
  audioSetting,
  lessonStatus,
  pdfSetting,
  quizSetting,
  videoSetting,
} from '../lesson/lesson.schemas.ts';
import { mitraBrief, programFormats } from '../program/program.schemas.ts';
import { quizState } from '../quiz/quiz.schemas.ts';

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

/** A file of a lesson at a signed address; after it ends the lesson is asked for again. */
const lessonFile = z.object({
  address: z.string(),
  addressExpiresAt: instant,
  type: z.string(),
  size: z.int().positive(),
});
const recording = lessonFile.extend({
  durationSeconds: z.number().positive(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
});

/** How far a recording was played. `watched` counts different seconds; `remaining` of them are missing until it is finished. */
export const playback = z.object({
  /** Where it stopped, in seconds. */
  position: z.number().nonnegative(),
  watched: z.int().nonnegative(),
  remaining: z.int().nonnegative(),
  /** The number of the last heartbeat that was taken; the next one is larger. */
  seq: z.int().nonnegative(),
});
export type Playback = z.infer<typeof playback>;

const seconds = z.number().nonnegative();

/** A heartbeat of a player: about every ten seconds, and whenever it pauses, seeks, ends or is hidden. */
export const playbackBeat = z.object({
  /** One running player, by a random name of its own. */
  player: z
    .string()
    .min(8)
    .max(40)
    .regex(/^[\w-]+$/),
  /** Grows with each beat of a lesson, over all of its players. A number that was reached before changes nothing. */
  seq: z.int().min(1).max(2_147_483_647),
  /**
   * What was played since the last beat, from where to where, in seconds and in any order. What lies past the end is cut
   * off, and so is what the time that passed by the server's clock does not allow (domain.md, "Completion").
   */
  ranges: z.array(z.tuple([seconds, seconds]).refine(([from, to]) => from <= to)).max(100),
  position: seconds,
  /** How fast it plays; nothing is counted by it. */
  rate: z.number().min(0.25).max(4),
  /** Playing begins: this player takes over from any other of its user. */
  opening: z.boolean().optional(),
});
export type PlaybackBeat = z.infer<typeof playbackBeat>;

export const playbackState = playback.extend({
  status: lessonStatus,
  /** Of the class. */
  progress: z.int().min(0).max(100),
  /** False where another player of this user has taken over: its beats count for nothing until it opens again. */
  isActive: z.boolean(),
});
export type PlaybackState = z.infer<typeof playbackState>;

const participantLessonOf = <T extends BuildableLessonType, C extends z.ZodType, S extends z.ZodType>(
  type: T,
  content: C,
  setting: S,
) =>
  z.object({
    id: uuid,
    classId: uuid,
    type: z.literal(type),
    title: z.string(),
    durationSeconds: z.int().nonnegative(),
    content,
    setting,
    session: z.object({
      id: uuid,
      participantId: uuid,
      status: lessonStatus,
      /** When its participant first worked on it; null while it is only open. */
      beganAt: instant.nullable(),
      /** Null for what is not an uploaded recording. */
      playback: playback.nullable(),
    }),
  });

export const participantLesson = z.discriminatedUnion('type', [
  participantLessonOf('article', articleContent, articleSetting),
  participantLessonOf(
    'video',
    z.object({
      file: recording.nullable(),
      /** WebVTT. */
      captions: lessonFile.nullable(),
      embed: z.object({ provider: z.enum(embedProviders), id: z.string() }).nullable(),
    }),
    videoSetting,
  ),
  participantLessonOf('audio', z.object({ file: recording.nullable() }), audioSetting),
  participantLessonOf(
    'pdf',
    z.object({ file: lessonFile.extend({ name: z.string(), pageCount: z.int().positive() }).nullable() }),
    pdfSetting,
  ),
  participantLessonOf('quiz', z.object({ instruction: z.string(), questionCount: z.int().nonnegative() }), quizSetting),
]);
export type ParticipantLesson = z.infer<typeof participantLesson>;
export type ParticipantLessonOf<T extends BuildableLessonType> = Extract<ParticipantLesson, { type: T }>;

export const sessionResult = z.object({ id: uuid, status: lessonStatus, progress: z.int().min(0).max(100) });
export type SessionResult = z.infer<typeof sessionResult>;

export const sessionDetail = z.object({
  id: uuid,
  participantId: uuid,
  lesson: z.object({ id: uuid, type: z.enum(buildableLessonTypes), title: z.string() }),
  status: lessonStatus,
  /** When it was opened to its participant. */
  startedAt: instant.nullable(),
  /** When its participant first worked on it. */
  beganAt: instant.nullable(),
  passedAt: instant.nullable(),
  /** Null for what is no quiz. */
  quiz: quizState.nullable(),
});
export type SessionDetail = z.infer<typeof sessionDetail>;
