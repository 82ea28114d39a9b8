import type { MyClass, SessionDetail } from '@sinau/contracts/study/learning/learning.schemas';
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { MyClassRow, SessionRow } from './learning.queries.ts';

export const presentMyClass = ({
  id,
  progress,
  createdAt,
  class: { lessonCount, kind, format, ...rest },
}: MyClassRow): MyClass => ({
  ...rest,
  type: kind,
  format: hyphenated(format),
  participant: { id, progress },
  totalLesson: lessonCount,
  enrolledAt: createdAt.toISOString(),
});

export const presentSession = (
  { id, participantId, lesson, startedAt, beganAt, passedAt }: SessionRow,
  status: LessonStatus,
  work: Pick<SessionDetail, 'quiz' | 'submission'>,
): SessionDetail => ({
  id,
  participantId,
  lesson: { ...lesson, type: lesson.type as SessionDetail['lesson']['type'] },
  status,
  startedAt: startedAt?.toISOString() ?? null,
  beganAt: beganAt?.toISOString() ?? null,
  passedAt: passedAt?.toISOString() ?? null,
  ...work,
});
