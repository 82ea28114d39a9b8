import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { fitsEssays, maxQuizQuestions, tooManyEssays } from '@sinau/contracts/study/question/question.rules';
import type { Lesson, LessonCreation, LessonOf, lessonUpdate } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { safeSlugOf, takeSlug } from '../../platform/slugs.ts';
import { claimClass, takeOutLesson, wasAdded } from '../authoring/index.ts';
import { fileIdsOf, findLessonParts, prepareLesson, presentLesson, type LessonRow } from '../../study/lesson/index.ts';
import { updateLiveSession } from '../../study/live/index.ts';
import { copiesOf, findOwnQuestions, pictureIdsOf } from '../../study/question/index.ts';
import {
  findLesson,
  findLessonSlugs,
  findSection,
  insertLesson,
  renameWebinarSession,
  updateLesson,
  type SectionRow,
} from './lesson-editing.queries.ts';

export type LessonEditingService = ReturnType<typeof createLessonEditingService>;
type Update = z.output<typeof lessonUpdate>;

const maxSectionTitle = 120;

/** Questions to add: new ones, and questions of the bank to be copied. */
interface AddedQuestions {
  readonly questions?: readonly QuizQuestion[] | undefined;
  readonly questionIds?: readonly string[] | undefined;
}
interface LessonKey {
  readonly id: string;
}

export function createLessonEditingService({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  const present = async (tx: Db, lesson: LessonRow) =>
    presentLesson(keys, lesson, await findLessonParts(tx, lesson), clock.now());

  /** Finds a lesson of the partner after claiming its class, so that other changes of the class wait. */
  const claimLesson = async (tx: Db, actor: Partner, id: string, options: { isContentOnly?: boolean } = {}) => {
    const { classId } = required(await findLesson(tx, actor, id));
    await claimClass(tx, { id: classId, mitraId: actor.mitraId }, options);
    return required(await findLesson(tx, actor, id));
  };

  const write = async (
    tx: Db,
    actor: Partner,
    known: LessonRow,
    { revision, ...writing }: Update,
    kept: readonly string[] = [],
  ) => {
    if (writing.type !== known.type) throw new AppError('lesson_type_fixed');
    const { type: _, ...fields } = await prepareLesson(
      tx,
      { owner: actor, now: clock.now(), kept: [...fileIdsOf(known), ...kept], content: known.content },
      writing,
    );
    const slug =
      fields.title === known.title ? known.slug : await takeLessonSlug(tx, known.classId, fields.title, known.id);
    const updated = await updateLesson(tx, known.id, revision, { ...fields, slug });
    if (!updated) throw new AppError('lesson_edited_elsewhere');
    await storePresenceCode(tx, known.id, writing);
    if (known.type === 'webinar' && fields.title !== known.title)
      await renameWebinarSession(tx, known.sectionId, fields.title.slice(0, maxSectionTitle));
    return updated;
  };

  return {
    detail: async (actor: Partner, { id }: LessonKey): Promise<Lesson> =>
      present(db, required(await findLesson(db, actor, id))),

    /**
     * Creates a lesson. An existing id means that the call is repeated: the lesson was stored, but the answer was lost.
     */
    create: (actor: Partner, { sectionId }: { sectionId: string }, { lessonId, ...writing }: LessonCreation) =>
      db.$transaction(async (tx) => {
        const { classId } = required(await findSection(tx, actor, sectionId));
        const { allowsNewsWriting } = await claimClass(tx, { id: classId, mitraId: actor.mitraId });
        if (writing.type === 'news_writing' && !allowsNewsWriting) throw new AppError('news_writing_not_allowed');
        // The section may have been deleted while this change waited for the class.
        const section = required(await findSection(tx, actor, sectionId));
        const wasStored = await wasAdded(tx, classId, { lessonId });
        const known = lessonId && wasStored ? required(await findLesson(tx, actor, lessonId)) : null;
        if (!known) requireCapacity(section, writing);
        const kept = known ? fileIdsOf(known) : [];
        const lesson = await prepareLesson(
          tx,
          { owner: actor, now: clock.now(), kept, content: known?.content },
          writing,
        );
        if (known && !says(known, lesson)) throw new AppError('lesson_edited_elsewhere');
        if (known) return present(tx, known);
        const slug = await takeLessonSlug(tx, classId, lesson.title);
        const created = await insertLesson(tx, { id: lessonId, ...lesson, slug, classId, sectionId });
        await storePresenceCode(tx, created.id, writing);
        return present(tx, created);
      }),

    update: (actor: Partner, { id }: LessonKey, update: Update) =>
      db.$transaction(async (tx) => {
        const known = await claimLesson(tx, actor, id, { isContentOnly: true });
        return present(tx, await write(tx, actor, known, update));
      }),

    addQuestions: (actor: Partner, { id }: LessonKey, { questions: sent = [], questionIds = [] }: AddedQuestions) =>
      db.$transaction(async (tx) => {
        const kept = await findOwnQuestions(tx, actor, questionIds);
        if (kept.length < new Set(questionIds).size) throw new AppError('not_found');
        const added = [...sent, ...copiesOf(kept)];
        const known = await claimLesson(tx, actor, id, { isContentOnly: true });
        if (known.type !== 'quiz') throw new AppError('lesson_type_fixed');
        const { content, setting } = (await present(tx, known)) as LessonOf<'quiz'>;
        const questions = [...content.questions, ...added];
        if (questions.length > maxQuizQuestions)
          throw invalidInput('questions', `Satu kuis berisi paling banyak ${maxQuizQuestions} soal`);
        if (!fitsEssays(questions)) throw invalidInput('questions', tooManyEssays);
        if (new Set(questions.map((question) => question.id)).size < questions.length)
          throw invalidInput('questions', 'Ada soal yang sudah tercatat di kuis ini');
        return present(
          tx,
          await write(
            tx,
            actor,
            known,
            { type: 'quiz', title: known.title, content: { ...content, questions }, setting, revision: known.revision },
            pictureIdsOf(kept),
          ),
        );
      }),

    remove: (actor: Partner, { id }: LessonKey) =>
      db.$transaction(async (tx) => {
        const { classId } = await claimLesson(tx, actor, id);
        await takeOutLesson(tx, { id, classId }, clock.now());
      }),
  };
}

/** Stores the code of a live session, which is not part of versions. 'duration' has none. */
async function storePresenceCode(tx: Db, lessonId: string, { type, setting }: LessonCreation) {
  if (type !== 'webinar') return;
  const presenceCode = setting.completionType === 'duration' ? null : setting.presenceCode;
  if (presenceCode !== undefined) await updateLiveSession(tx, lessonId, { presenceCode });
}

/** Requires a permitted section: each session of a webinar has one live session, a self-paced class has none. */
function requireCapacity({ class: taught, _count }: SectionRow, { type }: LessonCreation) {
  const isElsewhere =
    taught.kind === 'webinar' ? type !== 'webinar' : taught.format === 'self_paced' && type === 'webinar';
  if (isElsewhere) throw new AppError('lesson_type_elsewhere');
  if (taught.kind === 'webinar' && _count.lessons > 0) throw new AppError('webinar_session_filled');
}

/** Returns a slug that is unique within the class, whose row the caller has locked. */
export async function takeLessonSlug(tx: Db, classId: string, title: string, ownId?: string) {
  const slug = safeSlugOf(title, 'materi');
  return takeSlug(slug, await findLessonSlugs(tx, classId, slug, ownId));
}

/** Tells whether a stored lesson equals the prepared one. */
const says = ({ type, title, content, setting }: LessonRow, prepared: Awaited<ReturnType<typeof prepareLesson>>) =>
  isDeepStrictEqual(
    [type, title, content, setting],
    [prepared.type, prepared.title, prepared.content, prepared.setting],
  );
