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

/** Plain text with its line breaks, never interpreted as markup. */
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
  /** Signed; once it has expired, the submission is loaded again. */
  address: z.string(),
  addressExpiresAt: instant,
});
export type SubmissionFile = z.infer<typeof submissionFile>;

/** Requirements at the time when a version was submitted. */
export const brief = z.object({
  instruction: z.string(),
  rubric,
  /** In per cent; null if a teacher only decides whether it passes. */
  minimumScore: percent.nullable(),
  /** Required length of a news text; omitted for other work. */
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

/** Event of a submission, listed oldest first. */
const submissionEvent = z.object({
  id: uuid,
  kind: z.enum(submissionEventKinds),
  number,
  /** Name of a teacher; null for the author, and for automatic events. */
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
  /** True if it is writable now. */
  isWritable: z.boolean(),
  /** Revision of the text below; a save names a larger one. */
  revision: z.int().nonnegative(),
  savedAt: instant.nullable(),
  /** The current draft, which begins as the version before. */
  content: z.string(),
  files: z.array(submissionFile),
  /** Null without a deadline. */
  dueAt: instant.nullable(),
  /** Number of submissions left when it is not passed; null if unlimited. */
  attemptsLeft: z.int().nonnegative().nullable(),
  /** Submitted versions, oldest first. */
  versions: z.array(submissionVersion),
  history: z.array(submissionEvent),
});
export type OwnSubmission = z.infer<typeof ownSubmission>;

const person = z.object({ fullname: z.string(), avatar: z.string().nullable() });

/** A submission in the queue of a mitra's teachers. */
export const queuedSubmission = z.object({
  id: uuid,
  state: z.enum(submissionStates),
  /** Number of its newest version. */
  number,
  submittedAt: instant,
  isLate: z.boolean(),
  score: percent.nullable(),
  participant: person,
  lesson: z.object({ title: z.string(), type: z.enum(lessonTypes) }),
  class: z.object({ id: uuid, title: z.string(), slug: z.string() }),
  /** Teacher who is grading it. */
  claim: z.object({ fullname: z.string(), isMine: z.boolean(), until: instant }).nullable(),
});
export type QueuedSubmission = z.infer<typeof queuedSubmission>;

/** An essay of a quiz with its grading data. Its id is that of a criterion of the version's rubric. */
const gradedEssay = z.object({
  id: z.string(),
  text: z.string(),
  picture: shownPicture.optional(),
  points: z.int().positive(),
  minWords: z.int().nullable(),
  maxWords: z.int().nullable(),
  modelAnswer: z.string(),
  /** Empty if unanswered. */
  answer: z.string(),
});
export type GradedEssay = z.infer<typeof gradedEssay>;

export const gradedSubmission = queuedSubmission.extend({
  versions: z.array(
    submissionVersion.extend({
      /** Essays of an attempt at a quiz, which is graded only by these; none for an assignment. */
      essays: z.array(gradedEssay),
    }),
  ),
  history: z.array(submissionEvent),
});
export type GradedVersion = GradedSubmission['versions'][number];
export type GradedSubmission = z.infer<typeof gradedSubmission>;

export const gradingSummary = z.object({
  /** Submitted and not graded yet. */
  waiting: z.int().nonnegative(),
  /** Number of them older than the aim. */
  overdue: z.int().nonnegative(),
});
export type GradingSummary = z.infer<typeof gradingSummary>;

export const gradeWriting = z.object({
  /** Version that was graded. */
  number,
  /** Derived from the points where they decide: null for an attempt at a quiz. */
  outcome: z.enum(outcomes).nullable(),
  /** In per cent. Omitted with a rubric, where the points decide. */
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
  /** True to change an existing grade; false to give the first one. */
  isCorrection: z.boolean().default(false),
});
export type GradeWriting = z.output<typeof gradeWriting>;

export const snippet = z.object({ id: uuid, content: z.string() });
export type Snippet = z.infer<typeof snippet>;
