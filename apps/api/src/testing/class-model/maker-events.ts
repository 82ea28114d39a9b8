import { lesson as lessons, program as programs } from '@sinau/api-client';
import { kinds, writingOf, type ModelLesson } from './lessons.ts';
import { outcomeOf, type ModelledClass, type Stage } from './world.ts';
import type { Called } from './learner-events.ts';

/** Actions of the makers of a class, each with the model's outcome. Indexes are taken modulo the number of items. */
export function makerEvents({ app, partner, files }: Stage, { id, model }: ModelledClass) {
  const params = { id };
  const compare = async (name: string, expected: string, call: Promise<unknown>): Promise<Called> => ({
    name,
    expected,
    answered: await outcomeOf(call),
  });
  const at = <T>(list: readonly T[], index: number) => list[index % list.length];

  const bringBackOne = async (lessonId: string) => {
    const { sections } = await partner.call(programs.restoreLesson, { params: { id, lessonId } });
    model.bringBack(lessonId, sections);
  };
  const publish = () => compare('publish', model.publish(), partner.call(programs.submit, { params }));

  return {
    publish,
    async add(index: number, choice: number) {
      const section = at(model.working(), index)!;
      const blank = { id: '', kind: kinds[choice % kinds.length]!, choice: index };
      const body = writingOf(blank, files);
      const created = await partner.call(lessons.create, { params: { sectionId: section.id }, body });
      model.add(section.id, { ...blank, id: created.id });
    },
    async remove(index: number) {
      const gone = at(model.inWorking(), index);
      if (!gone) return;
      await partner.call(lessons.remove, { params: { id: gone.id } });
      model.remove(gone.id);
    },
    async bringBack(index: number) {
      const lessonId = at(model.removed(), index);
      if (lessonId) await bringBackOne(lessonId);
    },
    async set(index: number, choice: number) {
      const lesson = at(model.inWorking(), index);
      if (!lesson) return;
      const changed: ModelLesson = { ...lesson, choice };
      const { revision } = await partner.call(lessons.detail, { params: { id: lesson.id } });
      await partner.call(lessons.update, {
        params: { id: lesson.id },
        body: { ...writingOf(changed, files), revision },
      });
      model.set(lesson.id, choice);
    },
    async move(index: number, place: number) {
      const filled = model.working().flatMap(({ lessons: rows }, section) => (rows.length > 0 ? [section] : []));
      const section = at(filled, index);
      if (section === undefined) return;
      const from = { section, lesson: place % model.working()[section]!.lessons.length };
      const to = { section: place % model.working().length, lesson: index % 4 };
      await partner.call(programs.reorderLesson, {
        params,
        body: {
          section: { oldIndex: from.section, newIndex: to.section },
          lesson: { oldIndex: from.lesson, newIndex: to.lesson },
        },
      });
      model.move(from, to);
    },
    async moveSection(index: number, to: number) {
      const from = index % model.working().length;
      const newIndex = to % model.working().length;
      const sectionId = model.working()[from]!.id;
      await partner.call(programs.reorderSection, { params: { id, sectionId }, body: { newIndex } });
      model.moveSection(from, newIndex);
    },
    /** Removes a section, but not the last one: lessons need one. */
    async removeSection(index: number) {
      const sections = model.working();
      if (sections.length < 2) return;
      await partner.call(programs.removeSection, { params: { id, sectionId: at(sections, index)!.id } });
      model.removeSection(index % sections.length);
    },
    async discard() {
      await partner.call(programs.discardChanges, { params });
      model.discard();
    },
    async restore(index: number) {
      const versions = await app.db.classVersion.findMany({ where: { classId: id }, orderBy: { number: 'asc' } });
      const version = index % versions.length;
      await partner.call(programs.restoreVersion, { params: { id, versionId: versions[version]!.id } });
      model.restore(version);
    },
    /** Removes and restores a lesson before anybody's progress is counted again. */
    async goAndComeBack(index: number): Promise<Called[]> {
      const gone = at(model.inWorking(), index);
      if (!gone) return [];
      await this.remove(index);
      const called = await publish();
      await bringBackOne(gone.id);
      return [called, await publish()];
    },
  };
}
