import type { ParticipantLesson, SessionDetail } from '@sinau/contracts/study/learning/learning.schemas';
import type { PreviewedClass } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import type { OwnClass } from '../../../shared/own-class.ts';
import { asVisited } from '../as-visited.ts';
import type { LessonRecords } from './lesson-records.ts';
import { refusal, type LessonRecord, type Room } from './room.ts';

/** The class, its lessons and their sessions, as the API presents them to a participant. */
export function createParticipantViews(previewed: PreviewedClass, records: LessonRecords, room: Room) {
  const participantId = previewed.id;
  const now = () => room.now().toISOString();

  const missingOf = (record: LessonRecord): OutlineLesson['missing'] => {
    const { missing } = record.lesson;
    const playback = records.kindOf(record).playback?.(record);
    return missing?.kind === 'watch' && playback ? { kind: 'watch', amount: playback.remaining } : missing;
  };

  const outlineLesson = (lesson: OutlineLesson) => {
    const record = records.ofLesson(lesson.id);
    const { sessionId, beganAt } = record;
    const status = records.statusOf(record);
    const missing = status === 'passed' ? null : missingOf(record);
    return {
      ...lesson,
      status,
      missing,
      sessionId,
      sessionStatus: status,
      beganAt: records.isFinished() ? now() : beganAt,
    };
  };

  return {
    outline: (): OwnClass => ({
      ...(previewed.type === 'webinar' ? asVisited(previewed) : previewed),
      sections: previewed.sections.map((section) => ({ ...section, lessons: section.lessons.map(outlineLesson) })),
      participant: { id: participantId, progress: records.progress() },
    }),

    async lesson(id: string): Promise<ParticipantLesson> {
      const record = records.ofLesson(id);
      if (records.statusOf(record) === 'pending')
        throw refusal('lesson_locked', 'Selesaikan materi sebelumnya untuk membuka materi ini');
      const found = await room.source.lesson(id);
      const kind = records.kindOf(record);
      const playback = (found.session.playback && kind.playback?.(record)) ?? null;
      const { sessionId, beganAt } = record;
      const session = { id: sessionId, participantId, status: records.statusOf(record), beganAt, playback };
      const content = { ...found.content, ...kind.ownContent?.(record, found.content, room) };
      return { ...found, content, session } as ParticipantLesson;
    },

    session: (record: LessonRecord): SessionDetail => ({
      id: record.sessionId,
      participantId,
      lesson: {
        id: record.lesson.id,
        type: record.lesson.type as SessionDetail['lesson']['type'],
        title: record.lesson.title,
      },
      status: records.statusOf(record),
      startedAt: record.beganAt,
      beganAt: record.beganAt,
      passedAt: records.statusOf(record) === 'passed' ? now() : null,
      quiz: null,
      submission: null,
      ...records.kindOf(record).detail?.(record, room),
    }),
  };
}
