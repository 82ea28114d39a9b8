import type { z } from 'zod';
import type { Lesson, lessonCreation, lessonUpdate } from '@sinau/contracts/lesson/lesson.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { cleanHtml, textOf } from '../../platform/html.ts';
import { safeSlugOf } from '../../platform/slugs.ts';
import { claimClass, requireLessonWhenPublished } from '../authoring/index.ts';
import { presentLesson } from './lesson.presenter.ts';
import { findLesson, findLessonSlugs, findSection, insertLesson, updateLesson } from './lesson.queries.ts';
import { removeLessons } from './removal.ts';

export type LessonService = ReturnType<typeof createLessonService>;
type Creation = z.output<typeof lessonCreation>;
type Update = z.output<typeof lessonUpdate>;

export function createLessonService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    async detail(id: string, mitraId: string): Promise<Lesson> {
      return presentLesson(await requireLesson(db, id, mitraId));
    },

    create: (sectionId: string, mitraId: string, { type, ...fields }: Creation) =>
      db.$transaction(async (tx) => {
        const { classId } = await requireSection(tx, sectionId, mitraId);
        await claimClass(tx, { id: classId, mitraId });
        // Somebody may have deleted the section while this change waited for its turn.
        await requireSection(tx, sectionId, mitraId);
        return presentLesson(await insertLesson(tx, { ...writable(fields), slug: await freeSlug(tx, classId, fields.title), classId, sectionId, type }));
      }),

    update: (id: string, mitraId: string, { revision, ...fields }: Update) =>
      db.$transaction(async (tx) => {
        const { classId, title, slug } = await requireLesson(tx, id, mitraId);
        const claimed = await claimClass(tx, { id: classId, mitraId }, { isContentOnly: true });
        const updated = await updateLesson(tx, id, revision, { ...writable(fields), slug: fields.title === title ? slug : await freeSlug(tx, classId, fields.title, id) });
        if (!updated) {
          await requireLesson(tx, id, mitraId);
          throw new AppError('lesson_edited_elsewhere');
        }
        await requireLessonWhenPublished(tx, claimed);
        return presentLesson(updated);
      }),

    remove: (id: string, mitraId: string) =>
      db.$transaction(async (tx) => {
        const claimed = await claimClass(tx, { id: (await requireLesson(tx, id, mitraId)).classId, mitraId });
        await requireLesson(tx, id, mitraId);
        await removeLessons(tx, [id], clock.now());
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

/** An article is complete once it says something. */
function writable({ title, content, setting }: Omit<Update, 'revision'>) {
  const html = cleanHtml(content.html);
  return { title, content: { html }, setting, isComplete: textOf(html) !== '' };
}

/** Unique within the class, whose row the caller holds. */
async function freeSlug(tx: Db, classId: string, title: string, ownId?: string) {
  const slug = safeSlugOf(title, 'materi');
  const taken = await findLessonSlugs(tx, classId, slug, ownId);
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}
