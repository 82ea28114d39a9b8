import { funnelSample, lessonStopBounds } from '@sinau/contracts/backoffice/report/report.rules';
import type { LessonStops } from '@sinau/contracts/backoffice/report/report.schemas';
import type { Db } from '../../platform/db.ts';
import { required } from '../../platform/required.ts';
import { findLiveLesson } from './funnel.queries.ts';
import { presentStopPoints, presentWrongAnswers } from './lesson-stops.presenter.ts';
import {
  findCompletionBefore,
  findCompletionSince,
  findLastChange,
  findLessonQuestions,
  findStopPoints,
} from './lesson-stops.queries.ts';
import { findQuizFigures } from './quiz-figures.ts';
import { stopTimes } from './reminder.service.ts';

interface LessonKey {
  classId: string;
  lessonId: string;
}

/** Collects why the newest participants of a class stop at one of its lessons. */
export async function findLessonStops(db: Db, lesson: LessonKey, now: Date): Promise<LessonStops> {
  const {
    id,
    type,
    title,
    slug,
    durationSeconds,
    class: taught,
  } = required(await findLiveLesson(db, lesson.lessonId, lesson.classId));
  const [places, questions, [quiz], change] = await Promise.all([
    findStopPoints(db, { ...lesson, durationSeconds }, funnelSample, stopTimes(now)),
    findLessonQuestions(db, id, lessonStopBounds.questions),
    type === 'quiz' ? findQuizFigures(db, lesson) : [],
    findChange(db, lesson),
  ]);
  return {
    id,
    type,
    title,
    slug,
    class: { id: lesson.classId, slug: taught.slug },
    ...presentStopPoints(type, places),
    questions: questions.map((question) => ({ ...question, createdAt: question.createdAt.toISOString() })),
    wrongAnswers: quiz ? presentWrongAnswers(quiz) : [],
    change,
  };
}

/** Compares who passed a lesson before its last change with who did since. */
async function findChange(db: Db, lesson: LessonKey): Promise<LessonStops['change']> {
  const publishedAt = await findLastChange(db, lesson);
  if (!publishedAt) return null;
  const [before, after] = await Promise.all([
    findCompletionBefore(db, lesson, publishedAt, funnelSample),
    findCompletionSince(db, lesson, publishedAt, funnelSample),
  ]);
  return { publishedAt: publishedAt.toISOString(), before, after };
}
