import { z } from 'zod';
import { attendanceMethods } from '../attendance/attendance.rules.ts';
import { educatorBrief } from '../../storefront/educator/educator.schemas.ts';
import { instant, rupiah, uuid } from '../../fields.ts';
import { mediaKinds } from '../../core/media/media.rules.ts';
import { maxPackageState } from '../lesson/interactive.rules.ts';
import { buildableLessonTypes, type BuildableLessonType, type FreePreviewType } from '../lesson/lesson.rules.ts';
import { embedProviders } from '../../core/rich-text/video-embed.ts';
import {
  articleContent,
  articleSetting,
  assignmentContent,
  assignmentSetting,
  audioSetting,
  interactiveSetting,
  lessonStatus,
  newsWritingContent,
  newsWritingSetting,
  pdfSetting,
  quizSetting,
  videoSetting,
  webinarSetting,
} from '../lesson/lesson.schemas.ts';
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

/** Where somebody goes on, at the lesson that `continueClass` leads to. */
export const resumption = z.object({
  enrolment: myClass,
  lesson: z.object({
    id: uuid,
    type: z.enum(buildableLessonTypes),
    title: z.string(),
    /** Seconds of a recording that are still to be played to finish the lesson; null for any other lesson. */
    remaining: z.int().nonnegative().nullable(),
    /** Whether it was worked on already. */
    isBegun: z.boolean(),
  }),
});
export type Resumption = z.infer<typeof resumption>;

/** A file of a lesson at a signed address. Once the address has expired, the client requests the lesson again. */
const lessonFile = z.object({
  address: z.string(),
  addressExpiresAt: instant,
  type: z.string(),
  size: z.int().positive(),
});
/** A file to download beside a lesson, under the name that its makers gave it. */
const attachment = lessonFile.extend({ id: uuid, kind: z.enum(mediaKinds), name: z.string() });
export type Attachment = z.infer<typeof attachment>;
const recording = lessonFile.extend({
  durationSeconds: z.number().positive(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
});

/** How much of a recording was played: `watched` counts distinct seconds, `remaining` is how many more finish the lesson. */
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
  /** Grows with each heartbeat of a lesson, across all of its players. A number that was used before changes nothing. */
  seq: z.int().min(1).max(2_147_483_647),
  /**
   * The ranges that were played since the last heartbeat, in seconds and in any order. They are cut at the end of the
   * recording, and at what the time on the server's clock allows (domain.md, "Completion").
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
  /** False if another player of this user has taken over: heartbeats of this one change nothing until it opens again. */
  isActive: z.boolean(),
});
export type PlaybackState = z.infer<typeof playbackState>;

const bytesOf = (value: string) => new TextEncoder().encode(value).length;
/** JSON text of a package's own, which is kept as it is and never read by us. */
export const packageStateValue = z
  .string()
  .max(maxPackageState)
  .refine(
    (value) => isJson(value) && bytesOf(value) <= maxPackageState,
    'Simpanan materi harus berupa JSON, paling banyak 64 KB',
  );

/** What a package asks to keep: the revision is one more than that of what it read or saved last. */
export const packageSave = z.object({ value: packageStateValue, revision: z.int().min(1).max(2_147_483_647) });
/** Whether this save is what is kept now, and the revision of what is. */
export const packageSaved = z.object({ revision: z.int().nonnegative(), isKept: z.boolean() });
export type PackageSave = z.infer<typeof packageSave>;
export type PackageSaved = z.infer<typeof packageSaved>;

function isJson(value: string) {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

const embed = z.object({ provider: z.enum(embedProviders), id: z.string() });
const videoView = z.object({
  file: recording.nullable(),
  /** WebVTT. */
  captions: lessonFile.nullable(),
  embed: embed.nullable(),
});
const audioView = z.object({ file: recording.nullable() });
const pdfView = z.object({ file: lessonFile.extend({ name: z.string(), pageCount: z.int().positive() }).nullable() });

/** A live session at a participant's seat. */
const liveView = z.object({
  /** Null in the preview of a draft alone. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** When the meeting can be joined and the code typed; ask again then. */
  opensAt: instant.nullable(),
  /** The time on the server, which counts. */
  serverNow: instant,
  /** Where it meets: from `opensAt` until an hour after the end, never once it was called off. */
  meetingUrl: z.string().nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
  /** Why it was moved last. */
  moveReason: z.string().nullable(),
  speakers: z.array(educatorBrief),
  /** After the end: an uploaded video, or the address of one with its player if it has one. */
  recording: z
    .object({ file: recording.nullable(), address: z.string().nullable(), embed: embed.nullable() })
    .nullable(),
  /** Until when the seat may be given back since a session was moved, and what goes back; null where it may not. */
  giveBack: z.object({ until: instant, amount: rupiah }).nullable(),
  /** Null for whoever was not there. */
  attended: z.object({ at: instant, method: z.enum(attendanceMethods) }).nullable(),
});

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
    /** Plain text. */
    description: z.string().optional(),
    attachments: z.array(attachment).optional(),
    content,
    setting,
    session: z.object({
      id: uuid,
      participantId: uuid,
      status: lessonStatus,
      /** When the participant first worked on the lesson; null while it is only open. */
      beganAt: instant.nullable(),
      /** Null unless the lesson plays an uploaded recording. */
      playback: playback.nullable(),
    }),
  });

export const participantLesson = z.discriminatedUnion('type', [
  participantLessonOf('article', articleContent, articleSetting),
  participantLessonOf('video', videoView, videoSetting),
  participantLessonOf('audio', audioView, audioSetting),
  participantLessonOf('pdf', pdfView, pdfSetting),
  participantLessonOf(
    'interactive',
    z.object({
      /** The first page of an uploaded package, which loads the others beside it. */
      package: lessonFile.nullable(),
      embed: z.object({ provider: z.string(), name: z.string(), address: z.string() }).nullable(),
      /** What the package kept for this participant, and the number of the last save; 0 before the first one. */
      state: z.object({ value: packageStateValue.nullable(), revision: z.int().nonnegative() }),
    }),
    interactiveSetting,
  ),
  participantLessonOf('quiz', z.object({ instruction: z.string(), questionCount: z.int().nonnegative() }), quizSetting),
  participantLessonOf('assignment', assignmentContent, assignmentSetting),
  participantLessonOf('news_writing', newsWritingContent, newsWritingSetting),
  participantLessonOf('webinar', liveView, webinarSetting.omit({ presenceCode: true })),
]);
export type ParticipantLesson = z.infer<typeof participantLesson>;
export type ParticipantLessonOf<T extends BuildableLessonType> = Extract<ParticipantLesson, { type: T }>;

const freeLessonOf = <T extends FreePreviewType, C extends z.ZodType>(type: T, content: C) =>
  z.object({
    id: uuid,
    type: z.literal(type),
    title: z.string(),
    durationSeconds: z.int().nonnegative(),
    content,
    class: z.object({ id: uuid, title: z.string(), slug: z.string() }),
  });
/** A lesson that is open to everybody. */
export const freeLesson = z.discriminatedUnion('type', [
  freeLessonOf('article', articleContent),
  freeLessonOf('video', videoView),
  freeLessonOf('audio', audioView),
  freeLessonOf('pdf', pdfView),
]);
export type FreeLesson = z.infer<typeof freeLesson>;

export const sessionResult = z.object({ id: uuid, status: lessonStatus, progress: z.int().min(0).max(100) });
export type SessionResult = z.infer<typeof sessionResult>;

export const sessionDetail = z.object({
  id: uuid,
  participantId: uuid,
  lesson: z.object({ id: uuid, type: z.enum(buildableLessonTypes), title: z.string() }),
  status: lessonStatus,
  /** When the lesson was opened to its participant. */
  startedAt: instant.nullable(),
  /** When the participant first worked on the lesson. */
  beganAt: instant.nullable(),
  passedAt: instant.nullable(),
  /** Null unless the lesson is a quiz. */
  quiz: quizState.nullable(),
  /** Null unless the lesson is handed in and graded. */
  submission: ownSubmission.nullable(),
});
export type SessionDetail = z.infer<typeof sessionDetail>;
