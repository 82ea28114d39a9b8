import { gradingCheckLimit } from '@sinau/contracts/study/assistant/assistant.rules';
import type { NewsCheck } from '@sinau/contracts/study/assistant/assistant.schemas';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { NewsWritingContent } from '@sinau/contracts/study/lesson-kinds/news-writing';
import type {
  PreviewedClass,
  PreviewedWebinar,
  SampleAnswers,
  SampleAttempt,
  SampleResult,
} from '@sinau/contracts/authoring/preview/preview.schemas';
import type { Actor } from '../../platform/actor.ts';
import { scopesIn } from '../../platform/class-access.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import { required } from '../../platform/required.ts';
import { checkNews } from '../../study/assistant/index.ts';
import { sampleCertificate } from '../../core/certificate/index.ts';
import { presentOpenedLesson } from '../../study/learning/index.ts';
import { fileIdsOf } from '../../study/lesson/index.ts';
import { findMeeting } from '../../study/live/index.ts';
import { findMediaByIds } from '../../core/media/index.ts';
import { presentOwnOutline, presentWorkingProgram } from '../program/index.ts';
import { picturesOf } from '../../study/question/index.ts';
import { drawSample, gradeSample } from '../../study/quiz/index.ts';
import { presentWrittenWebinar } from '../webinar/index.ts';
import { findPreviewedLesson, findPreviewedProgram, findPreviewedWebinar, previewReach } from './preview.queries.ts';

export type PreviewService = ReturnType<typeof createPreviewService>;

interface Key {
  readonly id: string;
}

const checks: Limit = { name: 'assistant-preview', ...gradingCheckLimit };

/** Previews a class as its participants will see it. Only reads, and stores nothing. */
export function createPreviewService({
  db,
  sql,
  clock,
  keys,
  env,
  limits,
}: Pick<Deps, 'db' | 'sql' | 'clock' | 'keys' | 'env' | 'limits'>) {
  async function classOf(actor: Actor, { id }: Key) {
    const reach = required(previewReach(actor));
    return required((await findPreviewedProgram(sql, reach, id)) ?? (await findPreviewedWebinar(sql, reach, id)));
  }
  async function webinar(actor: Actor, { id }: Key): Promise<PreviewedWebinar> {
    const row = required(await findPreviewedWebinar(sql, required(previewReach(actor)), id));
    return { ...presentWrittenWebinar(row, clock.now()), viewer: viewerOf(actor, row) };
  }
  const lessonOf = async (actor: Actor, { id }: Key, type?: LessonType) =>
    required(await findPreviewedLesson(db, required(previewReach(actor)), id, type));
  const quizOf = async (actor: Actor, key: Key) =>
    (await lessonOf(actor, key, 'quiz')) as unknown as Pick<LessonOf<'quiz'>, 'content' | 'setting'>;
  const showing = ({ content }: Awaited<ReturnType<typeof quizOf>>) =>
    picturesOf(db, { keys, now: clock.now() }, content.questions);

  return {
    async program(actor: Actor, key: Key): Promise<PreviewedClass> {
      const row = await findPreviewedProgram(sql, required(previewReach(actor)), key.id);
      if (!row) return webinar(actor, key);
      return {
        ...presentWorkingProgram(row),
        sections: presentOwnOutline(row.sections),
        viewer: viewerOf(actor, row),
      };
    },
    webinar,

    /**
     * Returns a fictitious session with the ids of the lesson and the class, which are no session's and no
     * participant's.
     */
    async lesson(actor: Actor, key: Key): Promise<ParticipantLesson> {
      const lesson = await lessonOf(actor, key);
      return presentOpenedLesson({
        lesson,
        step: { status: 'started' },
        session: { id: lesson.id, participantId: lesson.classId, ...untouched },
        files: await findMediaByIds(db, fileIdsOf(lesson)),
        meeting: await findMeeting(db, lesson, { sessionId: null, now: clock.now() }),
        packageState: null,
        signing: { keys, now: clock.now() },
      });
    },

    async attempt(actor: Actor, key: Key): Promise<SampleAttempt> {
      const quiz = await quizOf(actor, key);
      return drawSample(quiz, await showing(quiz), clock.now());
    },
    async grade(actor: Actor, key: Key, sent: SampleAnswers): Promise<SampleResult> {
      const quiz = await quizOf(actor, key);
      return gradeSample(quiz, sent, await showing(quiz), clock.now());
    },

    /** Checks by our own rules alone: an external service would be paid for each text. */
    async check(actor: Actor, key: Key, { content }: { content: string }): Promise<NewsCheck> {
      const lesson = await lessonOf(actor, key, 'news_writing');
      await limits.consume(checks, actor.id);
      const { minimumWords, maximumWords } = lesson.content as unknown as NewsWritingContent;
      const checked = checkNews(content, { minimum: minimumWords, maximum: maximumWords });
      return { source: 'built-in', isFallback: false, ...checked };
    },

    async certificate(actor: Actor, key: Key) {
      const row = await classOf(actor, key);
      const lessons = row.sections.flatMap((section) => section.lessons);
      return sampleCertificate(
        env,
        {
          classTitle: row.title,
          mitra: row.mitra.name,
          lessonCount: Math.max(1, lessons.length),
          durationSeconds: lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
        },
        clock.now(),
      );
    },
  };
}

function viewerOf(actor: Actor, row: { readonly id: string; readonly mitra: { readonly id: string } }) {
  const scopes = scopesIn(actor, row.id);
  const isOnTeam = actor.mitraId === row.mitra.id && (scopes === null || scopes.length > 0);
  return { isOnTeam, mayEdit: isOnTeam && (scopes === null || scopes.includes('edit')) };
}

const untouched = { status: 'started', beganAt: null, position: 0, watched: null, beatSeq: 0 } as const;
