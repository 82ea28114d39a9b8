import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { takeOutSection, wasAdded } from '../authoring/index.ts';
import { changeOutline } from './change-outline.ts';
import { findOrder, insertSection, updateLessonOrder, updateSection, updateSectionOrder } from './section.queries.ts';

interface Move {
  oldIndex: number;
  newIndex: number;
}
/** Change of an outline. Indexes are those of the outline at `revision`, if it is named. */
interface InOutline {
  revision?: number | undefined;
}
interface LessonMove extends InOutline {
  section: Move;
  lesson: Move;
}
interface SectionMove extends InOutline {
  newIndex: number;
}

interface ProgramKey {
  readonly id: string;
}
interface SectionKey extends ProgramKey {
  readonly sectionId: string;
}

export type SectionService = ReturnType<typeof createSectionService>;

export function createSectionService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const change = changeOutline(db);

  return {
    create: (
      actor: Partner,
      key: ProgramKey,
      { sectionTitle: title, sectionId }: { sectionTitle: string; sectionId?: string | undefined },
    ) =>
      change(actor, key, async (tx, { id: classId }) => {
        if (await wasAdded(tx, classId, { sectionId })) return;
        await insertSection(tx, { id: sectionId, classId, title });
      }),

    rename: (
      actor: Partner,
      key: SectionKey,
      { title, formerTitle }: { title: string; formerTitle?: string | undefined },
    ) =>
      change(actor, key, async (tx, { id }) => {
        const isRenamed = required(await updateSection(tx, { id: key.sectionId, classId: id, formerTitle }, title));
        if (!isRenamed) throw new AppError('class_edited_elsewhere');
      }),

    move: (actor: Partner, key: SectionKey, { newIndex, revision }: SectionMove) =>
      change(
        actor,
        key,
        async (tx, { id }) => {
          const ids = (await findOrder(tx, id)).map((section) => section.id);
          if (!ids.includes(key.sectionId)) throw new AppError('not_found');
          const others = ids.filter((one) => one !== key.sectionId);
          await updateSectionOrder(tx, others.toSpliced(newIndex, 0, key.sectionId));
        },
        revision,
      ),

    moveLesson: (actor: Partner, key: ProgramKey, { section, lesson, revision }: LessonMove) =>
      change(
        actor,
        key,
        async (tx, { id }) => {
          const sections = await findOrder(tx, id);
          const from = sections[section.oldIndex];
          const to = sections[section.newIndex];
          const moved = from?.lessonIds[lesson.oldIndex];
          if (!from || !to || !moved)
            throw new AppError('invalid_input', {
              fields: { [from && to ? 'lesson' : 'section']: 'Urutan ini tidak ada lagi' },
            });
          const left = from.lessonIds.filter((one) => one !== moved);
          await updateLessonOrder(tx, from.id, left);
          await updateLessonOrder(tx, to.id, (to === from ? left : to.lessonIds).toSpliced(lesson.newIndex, 0, moved));
        },
        revision,
      ),

    remove: (actor: Partner, key: SectionKey) =>
      change(actor, key, async (tx, { id }) => {
        if (!(await takeOutSection(tx, { id: key.sectionId, classId: id }, clock.now())))
          throw new AppError('not_found');
      }),
  };
}
