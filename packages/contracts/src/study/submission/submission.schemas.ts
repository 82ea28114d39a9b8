import { z } from 'zod';
import { idOf, instant, text, typing, uuid } from '../../fields.ts';
import { rubric } from '../lesson-kinds/assignment.ts';
import { shownPicture } from '../question/question.schemas.ts';
import { lessonTypes } from '../lesson/lesson.rules.ts';
import { mediaKinds } from '../../core/media/media.rules.ts';
import {
  maxSubmissionFiles,
  maxSubmissionText,
  outcomes,
  submissionEventKinds,
  submissionStates,
} from './submission.rules.ts';

const percent = z.int().min(0).max(100);
const number = z.int().positive();

/** Plain text with its line breaks: nothing in it is ever markup. */
export const submissionText = typing(maxSubmissionText);
export const submissionFileIds = z
  .array(idOf('media'))
  .max(maxSubmissionFiles, `Maksimal ${maxSubmissionFiles} berkas`)
  .refine((ids) => new Set(ids).size === ids.length, 'Ada berkas yang tercatat dua kali');

export const submissionFile = z.object({
  id: uuid,
  kind: z.enum(mediaKinds),
  name: z.string(),
  type: z.string(),
  size: z.int().positive(),
  pageCount: z.int().positive().nullable(),
  /** Signed; once it has expired, the submission is asked for again. */
  address: z.string(),
  addressExpiresAt: instant,
});
export type SubmissionFile = z.infer<typeof submissionFile>;

/** What was asked when a version was handed in. */
export const brief = z.object({
  instruction: z.string(),
  rubric,
  /** In per cent; null where a teacher only says whether it passes. */
  minimumScore: percent.nullable(),
  /** How long a news text was to be; other work has no such bounds. */
  words: z.object({ minimum: number.nullable(), maximum: number.nullable() }).optional(),
});
export type Brief = z.infer<typeof brief>;

/** The newest grade of a version. */
const grade = z.object({
  outcome: z.enum(outcomes),
  score: percent.nullable(),
  /** Points by the id of the criterion; null without a rubric. */
  rubric: z.record(z.string().max(21), z.int().nonnegative()).nullable(),
  feedback: z.string(),
  gradedAt: instant,
});
export type Grade = z.infer<typeof grade>;

const submissionVersion = z.object({
  /** Counted from 1. */
  number,
  content: z.string(),
  files: z.array(submissionFile),
  brief,
  submittedAt: instant,
  isLate: z.boolean(),
  grade: grade.nullable(),
});
export type SubmissionVersion = z.infer<typeof submissionVersion>;

/** What happened, oldest first. */
const submissionEvent = z.object({
  id: uuid,
  kind: z.enum(submissionEventKinds),
  number,
  /** The name of a teacher; null for the author, and for what happened by itself. */
  teacher: z.string().nullable(),
  score: percent.nullable(),
  feedback: z.string(),
  at: instant,
});
export type SubmissionEvent = z.infer<typeof submissionEvent>;

/** A participant's work for a lesson, as its author sees it. */
export const ownSubmission = z.object({
  /** Null before the first word. */
  id: uuid.nullable(),
  state: z.enum(submissionStates),
  /** Whether it can be written in now. */
  isWritable: z.boolean(),
  /** Of the text below; a save names a larger one. */
  revision: z.int().nonnegative(),
  savedAt: instant.nullable(),
  /** What is being written, which begins with the version before. */
  content: z.string(),
  files: z.array(submissionFile),
  /** Null without a deadline. */
  dueAt: instant.nullable(),
  /** How often it may still be handed in after not passing; null for any number. */
  attemptsLeft: z.int().nonnegative().nullable(),
  /** What was handed in, oldest first. */
  versions: z.array(submissionVersion),
  history: z.array(submissionEvent),
});
export type OwnSubmission = z.infer<typeof ownSubmission>;

const person = z.object({ fullname: z.string(), avatar: z.string().nullable() });

/** A submission in the queue of a mitra's teachers. */
export const queuedSubmission = z.object({
  id: uuid,
  state: z.enum(submissionStates),
  /** Of its newest version. */
  number,
  submittedAt: instant,
  isLate: z.boolean(),
  score: percent.nullable(),
  participant: person,
  lesson: z.object({ title: z.string(), type: z.enum(lessonTypes) }),
  class: z.object({ id: uuid, title: z.string(), slug: z.string() }),
  /** Who is grading it. */
  claim: z.object({ fullname: z.string(), isMine: z.boolean(), until: instant }).nullable(),
});
export type QueuedSubmission = z.infer<typeof queuedSubmission>;

/** An essay of a quiz with what it is graded by. Its id is that of a criterion of the version's rubric. */
const gradedEssay = z.object({
  id: z.string(),
  text: z.string(),
  picture: shownPicture.optional(),
  points: z.int().positive(),
  minWords: z.int().nullable(),
  maxWords: z.int().nullable(),
  modelAnswer: z.string(),
  /** Empty if it was not answered. */
  answer: z.string(),
});
export type GradedEssay = z.infer<typeof gradedEssay>;

export const gradedSubmission = queuedSubmission.extend({
  versions: z.array(
    submissionVersion.extend({
      /** Of an attempt at a quiz, which is graded by these alone; none of an assignment. */
      essays: z.array(gradedEssay),
    }),
  ),
  history: z.array(submissionEvent),
});
export type GradedVersion = GradedSubmission['versions'][number];
export type GradedSubmission = z.infer<typeof gradedSubmission>;

export const gradingSummary = z.object({
  /** Handed in and not graded yet. */
  waiting: z.int().nonnegative(),
  /** Of those, older than the aim. */
  overdue: z.int().nonnegative(),
});
export type GradingSummary = z.infer<typeof gradingSummary>;

export const gradeWriting = z.object({
  /** The version that was looked at. */
  number,
  /** Left to the points where they decide: of an attempt at a quiz it is null. */
  outcome: z.enum(outcomes).nullable(),
  /** In per cent. With a rubric the points decide, and this is left out. */
  score: percent.nullable().default(null),
  /** Points by the id of the criterion. */
  rubric: z
    .record(
      z
        .string()
        .regex(/^[\w-]{1,21}$/)
        .max(21),
      z.int().min(0).max(100),
    )
    .nullable()
    .default(null),
  feedback: text(5_000, 0).default(''),
  /** True to change a grade that was given; false to give the first one. */
  isCorrection: z.boolean().default(false),
});
export type GradeWriting = z.output<typeof gradeWriting>;

export const snippet = z.object({ id: uuid, content: z.string() });
export type Snippet = z.infer<typeof snippet>;
