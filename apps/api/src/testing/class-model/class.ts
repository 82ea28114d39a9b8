import { rulesOf, type ModelLesson } from './lessons.ts';

interface ModelSection {
  readonly id: string;
  readonly lessons: readonly ModelLesson[];
}
type Sections = readonly ModelSection[];

const lessonsOf = (sections: Sections) => sections.flatMap(({ lessons }) => lessons);

/** The working, live and published versions of a class, by their rules alone. */
export function newClass(first: Sections) {
  let [working, live] = [first, first];
  let hasChanges = false;
  const published: Sections[] = [first];
  const removed = new Map<string, ModelLesson>();
  /** Each lesson as it was last live. */
  const known = new Map(lessonsOf(first).map((lesson) => [lesson.id, lesson]));

  const change = (id: string, replace: (lessons: readonly ModelLesson[]) => readonly ModelLesson[]) => {
    hasChanges = true;
    working = working.map((section) => (section.id === id ? { id, lessons: replace(section.lessons) } : section));
  };
  const homeOf = (id: string) => working.find(({ lessons }) => lessons.some((lesson) => lesson.id === id))!;

  return {
    working: () => working,
    live: () => live,
    known,
    removed: () => [...removed.keys()],
    versionCount: () => published.length,
    inWorking: () => lessonsOf(working),
    isLive: (id: string) => lessonsOf(live).some((lesson) => lesson.id === id),
    /** Returns a free lesson: it is live, and its setting allows it. */
    freeLesson: (id: string) =>
      lessonsOf(live).some((lesson) => lesson.id === id && rulesOf(lesson).isFree) ? 'ok' : 'not_found',

    add: (sectionId: string, lesson: ModelLesson) => change(sectionId, (lessons) => [...lessons, lesson]),
    set: (id: string, choice: number) =>
      change(homeOf(id).id, (lessons) => lessons.map((one) => (one.id === id ? { ...one, choice } : one))),
    remove(id: string) {
      removed.set(
        id,
        lessonsOf(working).find((lesson) => lesson.id === id)!,
      );
      change(homeOf(id).id, (lessons) => lessons.filter((lesson) => lesson.id !== id));
    },
    /** Restores a lesson; its position is decided by the product, and everything else stays as it was. */
    bringBack(id: string, placed: readonly { id: string; lessons: readonly { id: string }[] }[]) {
      hasChanges = true;
      const lessons = new Map([[id, removed.get(id)!], ...lessonsOf(working).map((one) => [one.id, one] as const)]);
      if (!lessonsOf(working).some((lesson) => lesson.id === id)) removed.delete(id);
      working = placed.map((section) => ({
        id: section.id,
        lessons: section.lessons.map((one) => lessons.get(one.id)!),
      }));
    },
    move(from: { section: number; lesson: number }, to: { section: number; lesson: number }) {
      const moved = working[from.section]!.lessons[from.lesson]!;
      change(working[from.section]!.id, (lessons) => lessons.filter((lesson) => lesson !== moved));
      change(working[to.section]!.id, (lessons) => lessons.toSpliced(to.lesson, 0, moved));
    },
    moveSection(from: number, to: number) {
      hasChanges = true;
      working = working.toSpliced(from, 1).toSpliced(to, 0, working[from]!);
    },
    removeSection(index: number) {
      hasChanges = true;
      working = working.toSpliced(index, 1);
    },
    discard() {
      working = live;
      hasChanges = false;
    },
    restore(version: number) {
      working = published[version]!;
      hasChanges = true;
    },
    /** Publishes everything or nothing. */
    publish() {
      if (!hasChanges) return 'class_not_submittable';
      const lessons = lessonsOf(working);
      if (lessons.length === 0 || lessons.some(({ kind }) => kind === 'empty')) return 'class_incomplete';
      live = working;
      hasChanges = false;
      published.push(live);
      for (const lesson of lessons) known.set(lesson.id, lesson);
      return 'ok';
    },
  };
}
export type ModelClass = ReturnType<typeof newClass>;
