import { progressOf } from '@sinau/contracts/study/learning/learning.rules';
import type { SessionResult } from '@sinau/contracts/study/learning/learning.schemas';
import type { PreviewedClass } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import { refusal, type LessonRecord, type PreviewKinds } from './room.ts';

export type Outlined = Pick<PreviewedClass, 'sections'>;
export const lessonsOf = ({ sections }: Outlined) => sections.flatMap(({ lessons }) => lessons);

export type LessonRecords = ReturnType<typeof createLessonRecords>;

/** Records of a participant who has done each lesson. */
export function createLessonRecords(previewed: Outlined, kinds: PreviewKinds) {
  const untouched = (lesson: OutlineLesson): LessonRecord => ({
    lesson,
    sessionId: crypto.randomUUID(),
    status: 'started',
    beganAt: null,
    work: kinds[lesson.type].untouched(lesson),
  });
  const records = new Map(lessonsOf(previewed).map((lesson) => [lesson.id, untouched(lesson)]));
  let isFinished = false;

  const all = () => [...records.values()];
  const statusOf = ({ status }: LessonRecord) => (isFinished ? 'passed' : status);
  const progress = () => progressOf(all().filter((record) => statusOf(record) === 'passed').length, records.size);

  return {
    /** Returns a new record of a lesson. */
    untouched: (id: string) => untouched(existing(records.get(id)).lesson),
    ofLesson: (id: string) => existing(records.get(id)),
    ofSession: (id: string) => existing(all().find(({ sessionId }) => sessionId === id)),
    kindOf: ({ lesson }: LessonRecord) => kinds[lesson.type],
    statusOf,
    progress,
    resultOf: (record: LessonRecord): SessionResult => ({
      id: record.sessionId,
      status: statusOf(record),
      progress: progress(),
    }),
    put: (record: LessonRecord) => void records.set(record.lesson.id, record),
    /** Opens every lesson that is locked. */
    unlock() {
      for (const record of all()) if (record.status === 'pending') record.status = 'started';
    },
    isFinished: () => isFinished,
    /** Previews the class as a participant who passed all of it, or as a new one. */
    setFinished(next: boolean) {
      isFinished = next;
    },
  };
}

function existing(record: LessonRecord | undefined): LessonRecord {
  if (!record) throw refusal('not_found', 'Materi ini tidak ada di pratinjau', 404);
  return record;
}
