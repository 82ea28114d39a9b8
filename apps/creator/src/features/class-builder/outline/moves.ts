import type { OutlineSection } from '@sinau/contracts/program/program.schemas';

export interface SectionMove {
  sectionId: string;
  /** Its place among the others. */
  newIndex: number;
}

/** Where a lesson goes: its place among the others of that section. */
export interface LessonMove {
  section: { oldIndex: number; newIndex: number };
  lesson: { oldIndex: number; newIndex: number };
}

export function moveSection(sections: OutlineSection[], { sectionId, newIndex }: SectionMove): OutlineSection[] {
  const moved = sections.filter(({ id }) => id === sectionId);
  return sections.filter(({ id }) => id !== sectionId).toSpliced(newIndex, 0, ...moved);
}

export function moveLesson(sections: OutlineSection[], { section, lesson }: LessonMove): OutlineSection[] {
  const moved = sections[section.oldIndex]?.lessons.slice(lesson.oldIndex, lesson.oldIndex + 1) ?? [];
  return sections
    .map((one, index) =>
      index === section.oldIndex ? { ...one, lessons: one.lessons.toSpliced(lesson.oldIndex, 1) } : one,
    )
    .map((one, index) =>
      index === section.newIndex ? { ...one, lessons: one.lessons.toSpliced(lesson.newIndex, 0, ...moved) } : one,
    );
}

/** The new index of an item that is moved to before `index`, counted in the list that still contains it. */
export const indexBefore = (place: number, oldIndex: number) => (place > oldIndex ? place - 1 : place);
