import type { Request } from '@sinau/api-client';
import { isHeldLive, progressOf } from '@sinau/contracts/study/learning/learning.rules';
import type {
  PackageSave,
  ParticipantLesson,
  PlaybackBeat,
  SessionDetail,
  SessionResult,
} from '@sinau/contracts/study/learning/learning.schemas';
import type { PreviewedClass } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import type { SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';
import type { OwnClass } from '../../../shared/own-class.ts';
import { asVisited } from '../as-visited.ts';
import { kindOf } from './kinds/index.ts';
import { remainingOf } from './kinds/recording.ts';
import { refusal, type LessonRecord, type PreviewSource, type Room, type Scene, type Sent } from './room.ts';

type Outlined = Pick<PreviewedClass, 'sections'>;
export type Classroom = ReturnType<typeof createClassroom>;

const locked: Scene = { id: 'locked', label: 'Terkunci' };
const lessonsOf = ({ sections }: Outlined) => sections.flatMap(({ lessons }) => lessons);

/** The states in which a lesson can be looked at. The first lesson of a class is never locked, nor is a live session. */
export function scenesOf(previewed: Outlined, lessonId: string): readonly Scene[] {
  const lessons = lessonsOf(previewed);
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (!lesson) return [];
  return [...kindOf(lesson.type).scenes(lesson), ...(lesson === lessons[0] || isHeldLive(lesson.type) ? [] : [locked])];
}

/**
 * A class with one participant who is nobody: it answers the calls of the pages of lessons from memory, and forgets all
 * of it with the page. Every lesson is open, so that its makers get about.
 */
export function createClassroom(previewed: PreviewedClass, source: PreviewSource) {
  const lessons = lessonsOf(previewed);
  const records = new Map(lessons.map((lesson) => [lesson.id, untouched(lesson)]));
  const files = new Map<string, SubmissionFile>();
  const participantId = previewed.id;
  /** Whether the class is looked at as somebody who passed all of it. */
  let isFinished = false;
  /** Counts how often it was staged: a state that was slow to come about is not shown over a later one. */
  let stagings = 0;

  const all = () => [...records.values()];
  const statusOf = ({ status }: LessonRecord) => (isFinished ? 'passed' : status);
  const progress = () => progressOf(all().filter((record) => statusOf(record) === 'passed').length, records.size);
  const resultOf = (record: LessonRecord): SessionResult => ({
    id: record.sessionId,
    status: statusOf(record),
    progress: progress(),
  });
  const room: Room = { source, files, now: () => new Date(), resultOf };

  const ofLesson = (id: string) => existing(records.get(id));
  const ofSession = (id: string) => existing(all().find(({ sessionId }) => sessionId === id));

  const outline = (): OwnClass => ({
    ...(previewed.type === 'webinar' ? asVisited(previewed) : previewed),
    sections: previewed.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) => {
        const record = ofLesson(lesson.id);
        const status = statusOf(record);
        const { sessionId, beganAt } = record;
        const missing = status === 'passed' ? null : missingOf(record);
        return { ...lesson, status, missing, sessionId, sessionStatus: status, beganAt: isFinished ? now() : beganAt };
      }),
    })),
    participant: { id: participantId, progress: progress() },
  });
  const now = () => room.now().toISOString();

  const lesson = async (id: string): Promise<ParticipantLesson> => {
    const record = ofLesson(id);
    if (statusOf(record) === 'pending')
      throw refusal('lesson_locked', 'Selesaikan materi sebelumnya untuk membuka materi ini');
    const found = await source.lesson(id);
    const played = found.session.playback && kindOf(found.type).playback?.(record);
    const { sessionId, beganAt } = record;
    const session = { id: sessionId, participantId, status: statusOf(record), beganAt, playback: played ?? null };
    const content = { ...found.content, ...kindOf(found.type).ownContent?.(record, found.content, room) };
    return { ...found, content, session } as ParticipantLesson;
  };

  const detail = (record: LessonRecord): SessionDetail => ({
    id: record.sessionId,
    participantId,
    lesson: {
      id: record.lesson.id,
      type: record.lesson.type as SessionDetail['lesson']['type'],
      title: record.lesson.title,
    },
    status: statusOf(record),
    startedAt: record.beganAt,
    beganAt: record.beganAt,
    passedAt: statusOf(record) === 'passed' ? now() : null,
    quiz: null,
    submission: null,
    ...kindOf(record.lesson.type).detail?.(record, room),
  });

  const act = async (record: LessonRecord, action: string) => {
    if (action === 'complete') record.status = 'passed';
    else await kindOf(record.lesson.type).begin?.(record, room);
    record.beganAt ??= now();
    return resultOf(record);
  };

  const answerTo = ({ id, input }: Request): unknown => {
    const { params = {}, body } = (input ?? {}) as { params?: Record<string, string>; body?: unknown };
    const record = () => ofSession(params.sessionId ?? params.id ?? '');
    const kind = () => kindOf(record().lesson.type);
    switch (id) {
      case 'program.participantDetail':
      case 'webinar.participantDetail':
        return outline();
      case 'learning.lesson':
        return lesson(params.id ?? '');
      case 'learning.sessionDetail':
        return detail(record());
      case 'learning.act':
        return act(record(), params.action ?? '');
      // Any code is the right one.
      case 'attendance.attend':
        return act(record(), 'complete');
      case 'learning.progress':
        return kind().play?.(record(), body as PlaybackBeat, room);
      case 'learning.saveState':
        return kind().keep?.(record(), body as PackageSave);
      case 'quiz.answer':
        return kind().answer?.(record(), body as Sent, room);
      case 'quiz.submit':
        return kind().submit?.(record(), body as Sent, room);
      case 'submission.withdraw':
        return kind().withdraw?.(record(), room);
      case 'assistant.check':
        return source.check(record().lesson.id, (body as { content: string }).content);
      // Nothing is kept from a preview: trying to is refused, as whatever is not named here.
      case 'portfolio.mine':
        return { list: [], total: 0, page: 1, perPage: 10 };
      default:
        return undefined;
    }
  };

  return {
    /** A transport that reaches no server: what it does not know is refused. */
    async send(request: Request): Promise<unknown> {
      const answered = await answerTo(request);
      if (answered === undefined) throw refusal('not_found', 'Ini tidak bisa dicoba di pratinjau', 404);
      return structuredClone(answered);
    },

    /** Puts a lesson into a state, and every other one back into the open. */
    async stage(lessonId: string | undefined, scene: string | undefined) {
      const staging = (stagings += 1);
      for (const record of all()) if (record.status === 'pending') record.status = 'started';
      if (!lessonId || !scene) return;
      const record = untouched(ofLesson(lessonId).lesson);
      if (scene === locked.id) record.status = 'pending';
      else await kindOf(record.lesson.type).stage(record, scene, room);
      if (staging === stagings) records.set(lessonId, record);
    },

    setFinished(next: boolean) {
      isFinished = next;
    },
    keepFile: (file: SubmissionFile) => void files.set(file.id, file),
  };
}

const untouched = (lesson: OutlineLesson): LessonRecord => ({
  lesson,
  sessionId: crypto.randomUUID(),
  status: 'started',
  beganAt: null,
  work: kindOf(lesson.type).untouched(lesson),
});

function missingOf(record: LessonRecord): OutlineLesson['missing'] {
  const { missing } = record.lesson;
  if (missing?.kind !== 'watch') return missing;
  return { kind: 'watch', amount: remainingOf(record as Parameters<typeof remainingOf>[0]) };
}

function existing(record: LessonRecord | undefined): LessonRecord {
  if (!record) throw refusal('not_found', 'Materi ini tidak ada di pratinjau', 404);
  return record;
}
