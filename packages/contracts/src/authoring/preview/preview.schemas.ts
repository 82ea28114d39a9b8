import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';
import { lessonStatus } from '../../study/lesson/lesson.schemas.ts';
import { outlineSection, program } from '../program/program.schemas.ts';
import { answers, attempt, attemptResult } from '../../study/quiz/quiz.schemas.ts';
import { webinar, webinarSession } from '../webinar/webinar.schemas.ts';

const percent = z.int().min(0).max(100);

const viewer = z.object({
  /** False for an operator who does not teach the class. */
  isOnTeam: z.boolean(),
  /** True if this viewer may open the builder. */
  mayEdit: z.boolean(),
});
/** The working version of a class, with its outline as a new participant would have it. */
export const previewedProgram = program.extend({ viewer });
export type PreviewedProgram = z.infer<typeof previewedProgram>;

/** The working version of a webinar, its sessions in their own order; some may have no times yet. Its outline is as above. */
export const previewedWebinar = webinar.extend({
  sessions: z.array(webinarSession.extend({ startsAt: instant.nullable(), endsAt: instant.nullable() })),
  sections: z.array(outlineSection),
  viewer,
});
export type PreviewedWebinar = z.infer<typeof previewedWebinar>;

export const previewedClass = z.discriminatedUnion('type', [previewedProgram, previewedWebinar]);
export type PreviewedClass = z.infer<typeof previewedClass>;

/** An attempt that is not stored, and the right answers to its questions. */
export const sampleAttempt = z.object({ attempt, key: answers });
export type SampleAttempt = z.infer<typeof sampleAttempt>;

/** An attempt to be graded, and the results of the earlier ones. */
export const sampleAnswers = z.object({
  id: uuid,
  number: z.int().positive().max(10_000),
  startedAt: instant,
  isExpired: z.boolean().default(false),
  answers,
  /** Scores of the earlier attempts, in per cent. */
  earlier: z.array(percent).max(10_000).default([]),
  isPassed: z.boolean().default(false),
  /** Simulated grade of its essays, which a teacher grades. */
  essays: z.enum(['awaiting', 'full', 'none']).default('awaiting'),
});
export type SampleAnswers = z.output<typeof sampleAnswers>;

export const sampleResult = z.object({
  /** Result as a participant sees it. */
  result: attemptResult,
  /** Null while its essays wait for a grade. */
  score: percent.nullable(),
  /** The score that counts, shown or not. */
  finalScore: percent.nullable(),
  status: lessonStatus,
});
export type SampleResult = z.infer<typeof sampleResult>;

/** A certificate as it would be issued, with a fictitious name. */
export const sampleCertificate = z.object({
  name: z.string(),
  /** An SVG document. */
  picture: z.string(),
});
