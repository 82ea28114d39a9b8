import type { Request } from '@sinau/api-client';
import { isHeldLive } from '@sinau/contracts/study/learning/learning.rules';
import type { PackageSave, PlaybackBeat } from '@sinau/contracts/study/learning/learning.schemas';
import type { PreviewedClass } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';
import { createLessonRecords, lessonsOf, type LessonRecords } from './lesson-records.ts';
import { createParticipantViews } from './participant-views.ts';
import {
  refusal,
  type LessonRecord,
  type PreviewKinds,
  type PreviewSource,
  type Room,
  type Scene,
  type Sent,
} from './room.ts';

export type Classroom = ReturnType<typeof createClassroom>;

const locked: Scene = { id: 'locked', label: 'Terkunci' };

/**
 * Creates a class with one fictitious participant: answers the calls of the lesson pages from memory, which is lost
 * with the page. Every lesson is open, so that its makers can move freely.
 */
export function createClassroom(previewed: PreviewedClass, source: PreviewSource, kinds: PreviewKinds) {
  const records = createLessonRecords(previewed, kinds);
  const files = new Map<string, SubmissionFile>();
  const room: Room = { source, files, now: () => new Date(), resultOf: records.resultOf };
  const answers = answersOf(previewed, records, room);
  /** Number of stagings: a state that loaded slowly is not shown over a later one. */
  let stagings = 0;

  return {
    /**
     * Lists the states in which a lesson can be previewed. The first lesson of a class is never locked, nor is a live
     * session.
     */
    scenesOf(lessonId: string): readonly Scene[] {
      const lessons = lessonsOf(previewed);
      const lesson = lessons.find(({ id }) => id === lessonId);
      if (!lesson) return [];
      const mayBeLocked = lesson !== lessons[0] && !isHeldLive(lesson.type);
      return [...kinds[lesson.type].scenes(lesson), ...(mayBeLocked ? [locked] : [])];
    },

    /** Sends to no server: unknown calls are refused. */
    async send({ id, input }: Request): Promise<unknown> {
      const { params = {}, body } = (input ?? {}) as { params?: Record<string, string>; body?: unknown };
      const record = () => records.ofSession(params.sessionId ?? params.id ?? '');
      const answered = await answers[id]?.({ params, body, record });
      if (answered === undefined) throw refusal('not_found', 'Ini tidak bisa dicoba di pratinjau', 404);
      return structuredClone(answered);
    },

    /** Puts a lesson into a state, and reopens every other one. */
    async stage(lessonId: string | undefined, scene: string | undefined) {
      const staging = (stagings += 1);
      records.unlock();
      if (!lessonId || !scene) return;
      const record = records.untouched(lessonId);
      if (scene === locked.id) record.status = 'pending';
      else await records.kindOf(record).stage(record, scene, room);
      if (staging === stagings) records.put(record);
    },

    setFinished: records.setFinished,
    keepFile: (file: SubmissionFile) => void files.set(file.id, file),
  };
}

interface Call {
  params: Record<string, string>;
  body: unknown;
  /** The record of the session that the call names. */
  record: () => LessonRecord;
}

/**
 * Answers of the preview's calls, by operation. A preview stores nothing: operations that are not listed are refused.
 */
function answersOf(previewed: PreviewedClass, records: LessonRecords, room: Room) {
  const views = createParticipantViews(previewed, records, room);
  const act = async (record: LessonRecord, action: string) => {
    if (action === 'complete') record.status = 'passed';
    else await records.kindOf(record).begin?.(record, room);
    record.beganAt ??= room.now().toISOString();
    return records.resultOf(record);
  };
  const kindOfCall = ({ record }: Call) => records.kindOf(record());

  const answers: Partial<Record<string, (call: Call) => unknown>> = {
    'program.participantDetail': views.outline,
    'webinar.participantDetail': views.outline,
    'learning.lesson': ({ params }) => views.lesson(params.id ?? ''),
    'learning.sessionDetail': ({ record }) => views.session(record()),
    'learning.act': ({ record, params }) => act(record(), params.action ?? ''),
    // Any code is accepted.
    'attendance.attend': ({ record }) => act(record(), 'complete'),
    'learning.progress': (call) => kindOfCall(call).play?.(call.record(), call.body as PlaybackBeat, room),
    'learning.saveState': (call) => kindOfCall(call).keep?.(call.record(), call.body as PackageSave),
    'quiz.answer': (call) => kindOfCall(call).answer?.(call.record(), call.body as Sent, room),
    'quiz.submit': (call) => kindOfCall(call).submit?.(call.record(), call.body as Sent, room),
    'submission.withdraw': (call) => kindOfCall(call).withdraw?.(call.record(), room),
    'assistant.check': ({ record, body }) =>
      room.source.check(record().lesson.id, (body as { content: string }).content),
    'portfolio.mine': () => ({ list: [], total: 0, page: 1, perPage: 10 }),
  };
  return answers;
}
