import { rubricScore } from '@sinau/contracts/study/submission/submission.rules';
import type { Brief } from '@sinau/contracts/study/submission/submission.schemas';
import { later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { DemoClassRow, DemoLessonRow } from './class-rows.ts';
import { demoId, dice, pick } from './dice.ts';
import { bootcampWorks } from './bootcamp-works.ts';
import { newsTexts } from './news-texts.ts';
import { newsFeedback, practiceFeedback, practiceTexts } from './practice-texts.ts';
import { insertRows } from './rows.ts';

interface Step {
  readonly participant: { readonly userId: string; readonly slug: string; readonly isWriting: boolean };
  readonly lesson: DemoLessonRow;
  readonly session: { readonly id: string; readonly beganAt: Date | null; readonly passedAt: Date | null };
}

/** Submissions of the demo: those that passed were graded by the mitra's owner, and the others wait for it. */
export async function seedSubmissions(
  tx: Db,
  steps: readonly Step[],
  classes: ReadonlyMap<string, Pick<DemoClassRow, 'id' | 'title' | 'mitraOwnerId'>>,
) {
  const works = new Map(Object.entries(bootcampWorks).map(([title, texts]) => [title, [...texts]]));
  const written = steps.flatMap(({ participant, lesson, session }) => {
    const { task } = lesson;
    if (!task || !session.beganAt || (!session.passedAt && participant.isWriting)) return [];
    const row = classes.get(participant.slug)!;
    const work = session.passedAt ? works.get(row.title)?.shift() : undefined;
    return [submissionOf(participant, { task, work }, { ...session, beganAt: session.beganAt }, row)];
  });
  await insertRows(
    tx,
    'Submission',
    written.map(({ submission }) => submission),
  );
  await insertRows(
    tx,
    'SubmissionVersion',
    written.map(({ version }) => version),
  );
  await insertRows(
    tx,
    'SubmissionEvent',
    written.flatMap(({ events }) => events),
  );
}

function submissionOf(
  { userId }: Pick<Step['participant'], 'userId'>,
  { task, work }: { task: NonNullable<DemoLessonRow['task']>; work: string | undefined },
  { id: sessionId, beganAt, passedAt }: Step['session'] & { readonly beganAt: Date },
  { id: classId, mitraOwnerId }: Pick<DemoClassRow, 'id' | 'mitraOwnerId'>,
) {
  const { instruction, rubric } = task;
  const isNews = 'minimumWords' in task;
  const id = demoId('submission', sessionId);
  const submittedAt = passedAt ? later(beganAt, (passedAt.getTime() - beganAt.getTime()) / 2) : beganAt;
  const points = Object.fromEntries(
    rubric.map((criterion) => [
      criterion.id,
      Math.round(criterion.points * (0.75 + dice('points', sessionId, criterion.id) / 4)),
    ]),
  );
  const score = passedAt ? rubricScore(rubric, points) : null;
  const brief: Brief = {
    instruction,
    rubric,
    minimumScore: isNews ? null : 70,
    ...(isNews && { words: { minimum: task.minimumWords, maximum: task.maximumWords } }),
  };
  const event = (kind: string, actorId: string, createdAt: Date, graded: object = {}) => ({
    id: demoId('submission event', sessionId, kind),
    submissionId: id,
    kind,
    number: 1,
    actorId,
    score: null,
    rubric: null,
    feedback: '',
    createdAt,
    ...graded,
  });
  return {
    submission: {
      id,
      sessionId,
      classId,
      state: passedAt ? 'passed' : 'submitted',
      revision: 1,
      savedAt: submittedAt,
      submittedAt,
      score,
      createdAt: beganAt,
    },
    version: {
      id: demoId('submission version', sessionId),
      submissionId: id,
      number: 1,
      content: work ?? pick(isNews ? newsTexts : practiceTexts, 'news', sessionId),
      brief,
      submittedAt,
      isLate: false,
    },
    events: [
      event('submitted', userId, submittedAt),
      ...(passedAt
        ? [
            event('claimed', mitraOwnerId, passedAt),
            event('passed', mitraOwnerId, passedAt, {
              score,
              rubric: points,
              feedback: pick(isNews ? newsFeedback : practiceFeedback, 'feedback', sessionId),
            }),
          ]
        : []),
    ],
  };
}
