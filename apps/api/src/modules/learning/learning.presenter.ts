import type { MyClass, SessionDetail } from '@sinau/contracts/learning/learning.schemas';
import type { QuizState } from '@sinau/contracts/quiz/quiz.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { MyClassRow, SessionRow } from './learning.queries.ts';

export const presentMyClass = ({
  id,
  progress,
  createdAt,
  class: { lessonCount, format, ...rest },
}: MyClassRow): MyClass => ({
  ...rest,
  type: 'program',
  format: hyphenated(format),
  participant: { id, progress },
  totalLesson: lessonCount,
  enrolledAt: createdAt.toISOString(),
});

export const presentSession = (
  { id, participantId, lesson, status, startedAt, passedAt }: SessionRow,
  quiz: QuizState | null,
): SessionDetail => ({
  id,
  participantId,
  lesson: { ...lesson, type: lesson.type as SessionDetail['lesson']['type'] },
  status: hyphenated(status),
  startedAt: startedAt?.toISOString() ?? null,
  passedAt: passedAt?.toISOString() ?? null,
  quiz,
});
