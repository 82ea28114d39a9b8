import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { claimClass, requireLessonWhenPublished, type ClaimedClass } from '../authoring/index.ts';
import { removeLessons } from '../lesson/index.ts';
import { presentOutline } from './outline.presenter.ts';
import { findOutline } from './outline.queries.ts';
import { ownProgram } from './program.queries.ts';
import {
  deleteSection,
  findLessonIds,
  findPlaces,
  insertSection,
  updateLessonPlaces,
  updateSection,
  updateSectionPlaces,
} from './section.queries.ts';

interface Move {
  oldIndex: number;
  newIndex: number;
}
/** Counted in the outline of a revision, if that is named. */
interface LessonMove {
  section: Move;
  lesson: Move;
  revision?: number | undefined;
}

export type SectionService = ReturnType<typeof createSectionService>;

export function createSectionService({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  /** Makes one change to the outline of a partner's class and answers how it reads now. */
  const change = (
    ref: string,
    mitraId: string,
    work: (tx: Db, claimed: ClaimedClass) => Promise<void>,
    revision?: number,
  ) =>
    db.$transaction(async (tx) => {
      const claimed = await claimClass(tx, ownProgram(ref, mitraId), revision === undefined ? {} : { revision });
      await work(tx, claimed);
      return { revision: claimed.revision, sections: presentOutline(await findOutline(tx, claimed.id)) };
    });

  return {
    create: (ref: string, mitraId: string, title: string) =>
      change(ref, mitraId, (tx, { id }) => insertSection(tx, id, title)),

    rename: (ref: string, mitraId: string, sectionId: string, title: string) =>
      change(ref, mitraId, async (tx, { id }) => {
        if (!(await updateSection(tx, sectionId, id, title))) throw new AppError('not_found');
      }),

    move: (ref: string, mitraId: string, sectionId: string, newIndex: number) =>
      change(ref, mitraId, async (tx, { id }) => {
        const ids = (await findPlaces(tx, id)).map((section) => section.id);
        if (!ids.includes(sectionId)) throw new AppError('not_found');
        await updateSectionPlaces(tx, ids.filter((one) => one !== sectionId).toSpliced(newIndex, 0, sectionId));
      }),

    moveLesson: (ref: string, mitraId: string, { section, lesson, revision }: LessonMove) =>
      change(
        ref,
        mitraId,
        async (tx, { id }) => {
          const sections = await findPlaces(tx, id);
          const from = sections[section.oldIndex];
          const to = sections[section.newIndex];
          const moved = from?.lessonIds[lesson.oldIndex];
          if (!from || !to || !moved)
            throw new AppError('invalid_input', {
              fields: { [from && to ? 'lesson' : 'section']: 'Urutan ini tidak ada lagi' },
            });
          const left = from.lessonIds.filter((one) => one !== moved);
          await updateLessonPlaces(tx, from.id, left);
          await updateLessonPlaces(tx, to.id, (to === from ? left : to.lessonIds).toSpliced(lesson.newIndex, 0, moved));
        },
        revision,
      ),

    remove: (ref: string, mitraId: string, sectionId: string) =>
      change(ref, mitraId, async (tx, claimed) => {
        await removeLessons(tx, { clock, jobs }, await findLessonIds(tx, sectionId, claimed.id));
        if (!(await deleteSection(tx, sectionId, claimed.id))) throw new AppError('not_found');
        await requireLessonWhenPublished(tx, claimed);
      }),
  };
}
