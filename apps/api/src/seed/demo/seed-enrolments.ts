import { progressOf } from '@sinau/contracts/study/learning/learning.rules';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { later, minutes } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { dice, demoId } from './dice.ts';
import type { DemoClassRow, DemoLessonRow } from './class-rows.ts';
import type { PlannedEnrolment } from './plan-enrolments.ts';
import { insertRows } from './rows.ts';
import { seedSubmissions } from './seed-submissions.ts';

export interface SeededParticipant {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly slug: string;
  readonly at: Date;
  /** Number of lessons passed, from the first on. */
  readonly passed: number;
  readonly completedAt: Date | null;
}

/** Enrols people in classes, with grants and progress. Returns the new participants. */
export async function seedEnrolments(
  tx: Db,
  enrolments: readonly (PlannedEnrolment & { userId: string; orderLineId: string })[],
  classes: ReadonlyMap<string, DemoClassRow>,
) {
  const participants = enrolments.map((enrolment): SeededParticipant => {
    const { lessons } = classes.get(enrolment.slug)!;
    const { passed: wanted, email, slug, userId, at, until } = enrolment;
    const reached = 'share' in wanted ? Math.floor(wanted.share * lessons.length) : wanted.count;
    // A session in the future cannot be passed yet.
    const ahead = lessons.findIndex(({ meets }) => meets !== null && meets.endsAt > until);
    const passed = Math.min(reached, ahead < 0 ? lessons.length : ahead);
    return {
      id: demoId('participant', email, slug),
      userId,
      email,
      slug,
      at,
      passed,
      completedAt: passed === lessons.length ? until : null,
    };
  });

  await insertRows(
    tx,
    'Participant',
    participants.map(({ id, userId, slug, at, passed, completedAt }) => {
      const { id: classId, lessons } = classes.get(slug)!;
      return { id, userId, classId, progress: progressOf(passed, lessons.length), completedAt, createdAt: at };
    }),
  );
  await insertRows(
    tx,
    'Grant',
    enrolments.map(({ email, slug, orderLineId, at }) => ({
      id: demoId('grant', email, slug),
      participantId: demoId('participant', email, slug),
      orderLineId,
      createdAt: at,
    })),
  );

  const steps = participants.flatMap((participant, index) => {
    const { lessons } = classes.get(participant.slug)!;
    const { until, isWriting = false } = enrolments[index]!;
    const times = timesOf(participant, until, lessons);
    return lessons.map((lesson, place) => ({
      participant: { ...participant, isWriting },
      lesson,
      ...stepOf({ ...participant, isWriting }, times, lesson, place),
    }));
  });
  await insertRows(
    tx,
    'LessonSession',
    steps.map(({ session }) => session),
  );
  await insertRows(
    tx,
    'Attendance',
    steps.flatMap(({ lesson, session: { id, passedAt } }) =>
      lesson.meets && passedAt ? [{ sessionId: id, at: passedAt, method: 'code' }] : [],
    ),
  );
  await insertRows(
    tx,
    'QuizAttempt',
    steps.flatMap(({ attempt }) => attempt ?? []),
  );
  await seedSubmissions(tx, steps, classes);
  const classIds = [...new Set(enrolments.map(({ slug }) => classes.get(slug)!.id))];
  await tx.$executeRaw`
    UPDATE "Class" c SET "participantCount" = (SELECT count(*) FROM "Participant" p WHERE p."classId" = c.id) WHERE c.id = ANY (${classIds}::uuid[])`;
  return participants;
}

/** The time of the enrolment, and then of passing each lesson: evenly, and live sessions shortly after they began. */
function timesOf({ email, at, passed }: SeededParticipant, until: Date, lessons: readonly DemoLessonRow[]) {
  const times = [at];
  for (const [place, { id, meets }] of lessons.slice(0, passed).entries()) {
    const even = later(at, ((until.getTime() - at.getTime()) * (place + 1)) / passed);
    times.push(
      meets ? later(meets.startsAt, cameAfter(email, id)) : new Date(Math.max(even.getTime(), times.at(-1)!.getTime())),
    );
  }
  return times;
}

/** Most enter the code within ten minutes. */
const cameAfter = (email: string, lessonId: string) => minutes(2 + 38 * dice('came at', email, lessonId) ** 3);

function stepOf(
  { id: participantId, email, slug, at, passed, isWriting }: SeededParticipant & { isWriting: boolean },
  times: readonly Date[],
  lesson: DemoLessonRow,
  place: number,
) {
  const id = demoId('session', email, slug, lesson.id);
  const isPassed = place < passed;
  const isBegun =
    place === passed &&
    passed > 0 &&
    lesson.meets === null &&
    (isWriting || dice(lesson.task ? 'wrote' : 'begun', email, slug) < (lesson.type === 'assignment' ? 0.15 : 0.5));
  const passedAt = isPassed ? times[place + 1]! : null;
  const beganAt = passedAt
    ? // A text takes the time since the lesson before it.
      lesson.task
      ? times[place]!
      : lesson.meets
        ? passedAt
        : later(passedAt, -Math.min(minutes(8), passedAt.getTime() - at.getTime()))
    : isBegun
      ? times[passed]!
      : null;
  const isOpen = place <= passed;
  const status = isPassed ? 'passed' : isOpen && place > 0 ? 'started' : isOpen ? 'not_started' : 'pending';
  return {
    session: {
      id,
      participantId,
      lessonId: lesson.id,
      status,
      startedAt: isPassed ? beganAt : status === 'started' ? times[passed]! : null,
      beganAt,
      passedAt,
      ...playbackOf(lesson, isPassed ? 1 : isBegun ? 0.4 : 0),
    },
    attempt:
      beganAt && passedAt && lesson.questions.length > 0 ? attemptOf(id, lesson.questions, beganAt, passedAt) : null,
  };
}

/** Playback of a recording, from its beginning. */
function playbackOf({ type, durationSeconds }: DemoLessonRow, share: number) {
  const seconds = type === 'video' || type === 'audio' ? Math.floor(durationSeconds * share) : 0;
  if (seconds === 0) return { watched: null, watchedSeconds: 0, position: 0, openSeconds: 0 };
  const bits = Buffer.alloc(Math.ceil(durationSeconds / 8));
  for (let second = 0; second < seconds; second += 1) bits[second >> 3]! |= 1 << (second % 8);
  return { watched: `\\x${bits.toString('hex')}`, watchedSeconds: seconds, position: seconds, openSeconds: seconds };
}

/** An attempt that passed: all questions right, now and then all but one. */
function attemptOf(sessionId: string, questions: readonly QuizQuestion[], startedAt: Date, submittedAt: Date) {
  const missed =
    questions.length > 2 && dice('missed', sessionId) < 0.45
      ? Math.floor(dice('which', sessionId) * questions.length)
      : -1;
  const answers = Object.fromEntries(
    questions.map(({ id, options }, index) => [
      id,
      options
        .filter(({ isCorrect }) => isCorrect !== (index === missed))
        .map((option) => option.id)
        .slice(0, index === missed ? 1 : undefined),
    ]),
  );
  const maxPoints = questions.reduce((sum, { points }) => sum + points, 0);
  const earned = Object.fromEntries(questions.map(({ id, points }, index) => [id, index === missed ? 0 : points]));
  return {
    id: demoId('attempt', sessionId),
    sessionId,
    number: 1,
    status: 'graded',
    questions,
    answers,
    revision: questions.length,
    minimumScore: 60,
    startedAt,
    savedAt: submittedAt,
    submittedAt,
    isExpired: false,
    earned,
    points: maxPoints - (questions[missed]?.points ?? 0),
    maxPoints,
  };
}
