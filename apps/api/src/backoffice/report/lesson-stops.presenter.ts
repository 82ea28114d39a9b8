import { lessonStopBounds } from '@sinau/contracts/backoffice/report/report.rules';
import type { LessonStops, QuizReport } from '@sinau/contracts/backoffice/report/report.schemas';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { StopPointRow } from './lesson-stops.queries.ts';

const isRecording = (type: LessonType) => type === 'video' || type === 'audio';

/** Sums who stopped at a lesson, and where in its recording. */
export function presentStopPoints(
  type: LessonType,
  rows: readonly StopPointRow[],
): Pick<LessonStops, 'stopped' | 'notBegun' | 'places'> {
  const begun = rows.filter((row): row is { second: number; stopped: number } => row.second !== null);
  return {
    stopped: rows.reduce((sum, { stopped }) => sum + stopped, 0),
    notBegun: rows.find(({ second }) => second === null)?.stopped ?? 0,
    places: isRecording(type) ? begun.slice(0, lessonStopBounds.places) : [],
  };
}

/** Returns the wrong answers that were chosen most in a quiz. */
export const presentWrongAnswers = ({ questions }: QuizReport): LessonStops['wrongAnswers'] =>
  questions
    .flatMap(({ text, answers }) =>
      answers
        .filter(({ isRight, count }) => !isRight && count > 0)
        .map(({ text: answer, count }) => ({ question: text, answer, count })),
    )
    .sort((a, b) => b.count - a.count)
    .slice(0, lessonStopBounds.wrongAnswers);
