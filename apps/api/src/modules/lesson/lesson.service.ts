import type { z } from 'zod';
import { maxQuizQuestions } from '@sinau/contracts/lesson/lesson.rules';
import type {
  Lesson,
  LessonCreation,
  LessonOf,
  lessonUpdate,
  QuizQuestion,
} from '@sinau/contracts/lesson/lesson.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { safeSlugOf } from '../../platform/slugs.ts';
import { claimClass, requireLessonWhenPublished } from '../authoring/index.ts';
import { findMediaByIds } from '../media/index.ts';
import { prepareLesson } from './lesson-writing.ts';
import { fileIdsOf, presentLesson } from './lesson.presenter.ts';
import {
  findLesson,
  findLessonSlugs,
  findSection,
  insertLesson,
  updateLesson,
  type LessonRow,
} from './lesson.queries.ts';
import { removeLessons } from './removal.ts';

export type LessonService = ReturnType<typeof createLessonService>;
type Update = z.output<typeof lessonUpdate>;

/** Who writes, and for which mitra. */
interface Maker {
  readonly id: string;
  readonly mitraId: string;
}

export function createLessonService({ db, clock, keys, jobs }: Pick<Deps, 'db' | 'clock' | 'keys' | 'jobs'>) {
  const present = async (tx: Db, lesson: LessonRow) =>
    presentLesson(keys, lesson, await findMediaByIds(tx, fileIdsOf(lesson)), clock.now());

  const write = async (tx: Db, maker: Maker, known: LessonRow, { revision, ...writing }: Update) => {
    if (writing.type !== known.type) throw new AppError('lesson_type_fixed');
    const { type: _, ...fields } = await prepareLesson(tx, { owner: maker, now: clock.now() }, writing);
    const slug = fields.title === known.title ? known.slug : await freeSlug(tx, known.classId, fields.title, known.id);
    const updated = await updateLesson(tx, known.id, revision, { ...fields, slug });
    if (!updated) {
      await requireLesson(tx, known.id, maker.mitraId);
      throw new AppError('lesson_edited_elsewhere');
    }
    return updated;
  };

  return {
    async detail(id: string, mitraId: string): Promise<Lesson> {
      return present(db, await requireLesson(db, id, mitraId));
    },

    create: (sectionId: string, maker: Maker, writing: LessonCreation) =>
      db.$transaction(async (tx) => {
        const { classId } = await requireSection(tx, sectionId, maker.mitraId);
        await claimClass(tx, { id: classId, mitraId: maker.mitraId });
        // Somebody may have deleted the section while this change waited for its turn.
        await requireSection(tx, sectionId, maker.mitraId);
        const lesson = await prepareLesson(tx, { owner: maker, now: clock.now() }, writing);
        return present(
          tx,
          await insertLesson(tx, { ...lesson, slug: await freeSlug(tx, classId, lesson.title), classId, sectionId }),
        );
      }),

    update: (id: string, maker: Maker, update: Update) =>
      db.$transaction(async (tx) => {
        const { classId } = await requireLesson(tx, id, maker.mitraId);
        const claimed = await claimClass(tx, { id: classId, mitraId: maker.mitraId }, { isContentOnly: true });
        // Read again, now that other changes of the class wait.
        const known = await requireLesson(tx, id, maker.mitraId);
        const updated = await write(tx, maker, known, update);
        // Somebody may be studying it.
        if (claimed.statusApprove === 'publish' && known.isComplete && !updated.isComplete)
          throw new AppError('lesson_needs_content');
        return present(tx, updated);
      }),

    addQuestions: (id: string, maker: Maker, added: readonly QuizQuestion[]) =>
      db.$transaction(async (tx) => {
        const { classId } = await requireLesson(tx, id, maker.mitraId);
        await claimClass(tx, { id: classId, mitraId: maker.mitraId }, { isContentOnly: true });
        // Read again, now that other changes of the class wait.
        const known = await requireLesson(tx, id, maker.mitraId);
        if (known.type !== 'quiz') throw new AppError('lesson_type_fixed');
        const { content, setting } = (await present(tx, known)) as LessonOf<'quiz'>;
        const questions = [...content.questions, ...added];
        if (questions.length > maxQuizQuestions)
          throw new AppError('invalid_input', {
            fields: { questions: `Satu kuis berisi paling banyak ${maxQuizQuestions} soal` },
          });
        if (new Set(questions.map((question) => question.id)).size < questions.length)
          throw new AppError('invalid_input', { fields: { questions: 'Ada soal yang sudah tercatat di kuis ini' } });
        return present(
          tx,
          await write(tx, maker, known, {
            type: 'quiz',
            title: known.title,
            content: { ...content, questions },
            setting,
            revision: known.revision,
          }),
        );
      }),

    remove: (id: string, mitraId: string) =>
      db.$transaction(async (tx) => {
        const claimed = await claimClass(tx, { id: (await requireLesson(tx, id, mitraId)).classId, mitraId });
        await requireLesson(tx, id, mitraId);
        await removeLessons(tx, { clock, jobs }, [id]);
        await requireLessonWhenPublished(tx, claimed);
      }),
  };
}

async function requireLesson(db: Db, id: string, mitraId: string) {
  const lesson = await findLesson(db, id, mitraId);
  if (!lesson) throw new AppError('not_found');
  return lesson;
}
async function requireSection(db: Db, id: string, mitraId: string) {
  const section = await findSection(db, id, mitraId);
  if (!section) throw new AppError('not_found');
  return section;
}

/** Unique within the class, whose row the caller holds. */
async function freeSlug(tx: Db, classId: string, title: string, ownId?: string) {
  const slug = safeSlugOf(title, 'materi');
  const taken = await findLessonSlugs(tx, classId, slug, ownId);
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}
