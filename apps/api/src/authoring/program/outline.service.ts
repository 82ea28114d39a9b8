import type { Partner } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { safeSlugOf, takeSlug } from '../../platform/slugs.ts';
import {
  deleteRemovedNode,
  findRemovedLessons,
  findRemovedNode,
  putBackLessons,
  wasAdded,
} from '../authoring/index.ts';
import { completeLessonsWithRecording } from '../../core/media/index.ts';
import { changeOutline } from './change-outline.ts';
import { titleOfCopy } from './copies.ts';
import {
  copyLessons,
  findLessonToCopy,
  findSectionsOf,
  findSectionToCopy,
  findSlugs,
  insertSectionAt,
  openLessonPosition,
} from './copies.queries.ts';

interface SectionKey {
  readonly id: string;
  readonly sectionId: string;
}
interface LessonKey {
  readonly id: string;
  readonly lessonId: string;
}
interface Copying {
  copyId?: string | undefined;
}

const maxTitle = { section: 120, lesson: 150 };

export type OutlineService = ReturnType<typeof createOutlineService>;

/** Copies parts of an outline, and restores removed ones. A repeated call changes nothing more. */
export function createOutlineService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const change = changeOutline(db);

  return {
    duplicateLesson: (actor: Partner, key: LessonKey, { copyId }: Copying) =>
      change(actor, key, async (tx, { id: classId }) => {
        const { sectionId, position, ...original } = required(await findLessonToCopy(tx, key.lessonId, classId));
        if (await wasAdded(tx, classId, { copyId })) return;
        const title = titleOfCopy(original.title, maxTitle.lesson);
        const slug = takeSlug(safeSlugOf(title, 'materi'), await takenSlugs(tx, classId));
        const place = await openLessonPosition(tx, sectionId, position + 1);
        await copyLessons(
          tx,
          [{ from: key.lessonId, id: copyId, title, slug, sectionId, position: place }],
          clock.now(),
        );
      }),

    duplicateSection: (actor: Partner, key: SectionKey, { copyId }: Copying) =>
      change(actor, key, async (tx, { id: classId }) => {
        const { title, position, lessons } = required(await findSectionToCopy(tx, key.sectionId, classId));
        if (await wasAdded(tx, classId, { copyId })) return;
        const copy = await insertSectionAt(tx, {
          id: copyId,
          classId,
          title: titleOfCopy(title, maxTitle.section),
          position: position + 1,
        });
        const taken = await takenSlugs(tx, classId);
        const copies = lessons.map(({ id: from, slug }, place) => ({
          from,
          slug: takeSlug(slug, taken),
          sectionId: copy.id,
          position: place,
        }));
        await copyLessons(tx, copies, clock.now());
      }),

    restoreLesson: (actor: Partner, key: LessonKey) =>
      change(actor, key, async (tx, { id: classId }) => {
        if (await findLessonToCopy(tx, key.lessonId, classId)) return;
        const removed = required(await findRemovedNode(tx, key.lessonId, classId));
        const homeId = required(removed.sectionId);
        const sections = await findSectionsOf(tx, classId);
        const home = sections.find(({ id }) => id === homeId);
        const { id: sectionId } = required(home ?? sections.at(-1));
        const position = await openLessonPosition(tx, sectionId, home ? removed.position : null);
        await putBack(tx, classId, removed.id, [{ sectionId, position }]);
      }),

    restoreSection: (actor: Partner, key: SectionKey) =>
      change(actor, key, (tx, { id: classId }) => bringBackSection(tx, classId, key.sectionId)),
  };
}

/** Restores a removed section with its lessons; does nothing if it exists. */
export async function bringBackSection(tx: Db, classId: string, sectionId: string) {
  const removed = await findRemovedNode(tx, sectionId, classId);
  if ((await findSectionsOf(tx, classId)).some(({ id }) => id === sectionId)) return;
  const { id, title, position } = required(removed);
  await insertSectionAt(tx, { id, classId, title: required(title), position });
  await putBack(tx, classId, id);
}

/** Finds the slugs that new lessons of the class cannot have. Restored lessons may take their own. */
async function takenSlugs(tx: Db, classId: string, exceptIds: readonly string[] = []) {
  const rows = await findSlugs(tx, classId);
  return new Set(rows.filter(({ id }) => !exceptIds.includes(id)).map(({ slug }) => slug));
}

/** Restores lessons; those of a section into it, in their order. */
async function putBack(tx: Db, classId: string, nodeId: string, places?: { sectionId: string; position: number }[]) {
  const lessons = await findRemovedLessons(tx, nodeId);
  const ids = lessons.map(({ id }) => id);
  const taken = await takenSlugs(tx, classId, ids);
  await putBackLessons(
    tx,
    nodeId,
    lessons.map(({ id, slug }, position) => ({
      id,
      slug: takeSlug(slug, taken),
      ...(places?.[position] ?? { sectionId: nodeId, position }),
    })),
  );
  await deleteRemovedNode(tx, nodeId);
  await completeLessonsWithRecording(tx, ids);
}
