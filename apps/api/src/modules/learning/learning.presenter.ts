import type { MyClass, ParticipantLesson, SessionDetail } from '@sinau/contracts/learning/learning.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { Step } from './learning-path.ts';
import type { LessonContentRow, MyClassRow, ParticipantRow, SessionRow } from './learning.queries.ts';

export const presentMyClass = ({ id, progress, createdAt, class: { _count, format, ...rest } }: MyClassRow): MyClass => ({
  ...rest,
  type: 'program',
  format: hyphenated(format),
  participant: { id, progress },
  totalLesson: _count.lessons,
  enrolledAt: createdAt.toISOString(),
});

/** Content and setting were checked by the contract on their way in. */
export const presentLesson = (lesson: LessonContentRow, participant: ParticipantRow, session: { id: string; status: Step['status'] }): ParticipantLesson => ({
  ...lesson,
  type: lesson.type as ParticipantLesson['type'],
  content: lesson.content as ParticipantLesson['content'],
  setting: lesson.setting as ParticipantLesson['setting'],
  session: { id: session.id, participantId: participant.id, status: session.status },
});

export const presentSession = ({ id, participantId, lesson, status, startedAt, passedAt }: SessionRow): SessionDetail => ({
  id,
  participantId,
  lesson: { ...lesson, type: lesson.type as SessionDetail['lesson']['type'] },
  status: hyphenated(status),
  startedAt: startedAt?.toISOString() ?? null,
  passedAt: passedAt?.toISOString() ?? null,
});
