import { outcomeProblem, rubricScore, type Outcome } from '@sinau/contracts/study/submission/submission.rules';
import type { Brief, GradeWriting } from '@sinau/contracts/study/submission/submission.schemas';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import { failSession, lockOwnStep, passSession, type OwnStep } from '../../core/progress/index.ts';
import { gradeEssays } from './essays.ts';
import type { AuthorRow } from './grading.queries.ts';
import { claimOf, newestOf, outcomeOf, type GradeKind } from './own-submission.ts';
import { gradedMail, gradedLabels } from './submission.mails.ts';
import {
  findVersions,
  insertEvent,
  lockSubmission,
  updateSubmission,
  type SubmissionRow,
} from './submission.queries.ts';

interface Grading {
  readonly teacherId: string;
  readonly submissionId: string;
  readonly author: AuthorRow;
  readonly writing: GradeWriting;
}

const kindOf: Record<Outcome, GradeKind> = {
  passed: 'passed',
  'not-passed': 'not_passed',
  'needs-revision': 'returned',
};
const stateOf = { passed: 'passed', not_passed: 'not_passed', returned: 'needs_revision' } as const;

/** Grades the newest version. The participant is locked before the submission, as in submitting. */
export async function gradeVersion(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'env' | 'keys' | 'jobs'>,
  { teacherId, submissionId, author, writing }: Grading,
) {
  const { session } = author;
  const { user } = session.participant;
  const now = deps.clock.now();
  const own = await lockOwnStep(tx, user.id, { participantId: session.participantId, sessionId: session.id });
  const row = required(await lockSubmission(tx, { id: submissionId }));
  requireTurn(row, teacherId, writing, now);
  const version = required(newestOf(await findVersions(tx, submissionId)));
  if (version.number !== writing.number) throw new AppError('submission_not_waiting');

  const isQuiz = session.lesson.type === 'quiz';
  const { kind, score } = isQuiz
    ? await gradeEssays(tx, deps, own, version, writing)
    : await gradeWork(tx, deps, own, version.brief!, writing);
  await updateSubmission(tx, submissionId, { state: stateOf[kind], score, claimedById: null, claimedUntil: null });
  const { id: eventId } = await insertEvent(tx, submissionId, {
    kind,
    number: version.number,
    actorId: teacherId,
    createdAt: now,
    score,
    ...(writing.rubric && { rubric: writing.rubric }),
    feedback: writing.feedback,
  });
  const graded = {
    outcome: outcomeOf[kind],
    title: session.lesson.title,
    type: session.lesson.type,
    lessonId: session.lesson.id,
    participantId: session.participantId,
    classSlug: session.participant.class.slug,
  };
  const { title, line: content, path } = gradedLabels(graded);
  await notifyUsers(tx, deps, {
    kind: 'graded',
    notices: [{ userId: user.id, eventKey: `graded:${eventId}`, title, content, path }],
    letter: () => letterOf(gradedMail, { to: user.email, fullname: user.fullname, ...graded }),
  });
}

/** Grades by the teacher's decision, within the limits of the score. */
async function gradeWork(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'env' | 'keys' | 'jobs'>,
  own: OwnStep,
  brief: Brief,
  { outcome, ...writing }: GradeWriting,
) {
  if (outcome === null) throw invalidInput('outcome', 'Pilih hasilnya');
  const [kind, score] = [kindOf[outcome], scoreOf(brief, { ...writing, outcome })];
  if (kind === 'passed') await passSession(tx, deps, own);
  if (kind === 'not_passed') await failSession(tx, own, deps.clock.now());
  return { kind, score };
}

/**
 * Requires that the first grade is given by the teacher who claimed it; any teacher may correct one, but a pass stays a
 * pass.
 */
function requireTurn(row: SubmissionRow, teacherId: string, { isCorrection, outcome }: GradeWriting, now: Date) {
  if (isCorrection) {
    if (row.state !== 'passed' && row.state !== 'not_passed') throw new AppError('submission_not_waiting');
    if (row.state === 'passed' && outcome !== null && outcome !== 'passed')
      throw new AppError('submission_grade_stays');
    return;
  }
  const claim = claimOf(row, now);
  if (claim && claim.teacherId !== teacherId) throw new AppError('submission_claimed');
  if (row.state !== 'submitted' && row.state !== 'in_review') throw new AppError('submission_not_waiting');
  if (!claim) throw new AppError('submission_not_claimed');
}

/** Returns the points of the rubric as the score. Without a rubric and a minimum, there is none. */
function scoreOf(
  { rubric, minimumScore }: Brief,
  { outcome, score: given, rubric: points, feedback }: GradeWriting & { outcome: Outcome },
) {
  if (outcome !== 'passed' && !feedback) throw invalidInput('feedback', 'Jelaskan apa yang perlu diperbaiki');
  const isKnown = Object.keys(points ?? {}).every((id) => rubric.some((criterion) => criterion.id === id));
  if (!isKnown) throw invalidInput('rubric', 'Kriteria ini tidak ada di tugasnya');
  const score = rubric.length > 0 ? rubricScore(rubric, points ?? {}) : given;
  if (rubric.length > 0 && score === null && outcome !== 'needs-revision')
    throw invalidInput('rubric', 'Beri poin untuk setiap kriteria, paling banyak sebesar bobotnya');
  const problem = outcomeProblem({ minimumScore }, outcome, score);
  if (problem) throw invalidInput('score', problem);
  return score;
}
