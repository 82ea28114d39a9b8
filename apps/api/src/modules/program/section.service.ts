import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { byRef } from '../../platform/refs.ts';
import { claimClass, requireLessonWhenPublished, type ClaimedClass } from '../authoring/index.ts';
import { removeLessons } from '../lesson/index.ts';
import { presentOutline } from './outline.presenter.ts';
import { findOutline } from './outline.queries.ts';
import { deleteSection, findLessonIds, insertSection, updateSection } from './section.queries.ts';

export type SectionService = ReturnType<typeof createSectionService>;

export function createSectionService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** Makes one change to the outline of a partner's class and answers how it reads now. */
  const change = (ref: string, mitraId: string, work: (tx: Db, claimed: ClaimedClass) => Promise<void>) =>
    db.$transaction(async (tx) => {
      const claimed = await claimClass(tx, { ...byRef(ref), mitraId });
      await work(tx, claimed);
      return { revision: claimed.revision, sections: presentOutline(await findOutline(tx, claimed.id)) };
    });

  return {
    create: (ref: string, mitraId: string, title: string) => change(ref, mitraId, (tx, { id }) => insertSection(tx, id, title)),

    rename: (ref: string, mitraId: string, sectionId: string, title: string) =>
      change(ref, mitraId, async (tx, { id }) => {
        if (!(await updateSection(tx, sectionId, id, title))) throw new AppError('not_found');
      }),

    remove: (ref: string, mitraId: string, sectionId: string) =>
      change(ref, mitraId, async (tx, claimed) => {
        await removeLessons(tx, await findLessonIds(tx, sectionId, claimed.id), clock.now());
        if (!(await deleteSection(tx, sectionId, claimed.id))) throw new AppError('not_found');
        await requireLessonWhenPublished(tx, claimed);
      }),
  };
}
