import type { OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';

interface Indexes {
  oldIndex: number;
  newIndex: number;
}

/** Moves a section as the server does: its new index is its position among the others. */
export function moveSection(
  sections: OutlineSection[],
  { sectionId, newIndex }: { sectionId: string; newIndex: number },
) {
  const moved = sections.filter(({ id }) => id === sectionId);
  return sections.filter(({ id }) => id !== sectionId).toSpliced(newIndex, 0, ...moved);
}

/** Moves a lesson likewise. */
export function moveLesson(sections: OutlineSection[], { section, lesson }: { section: Indexes; lesson: Indexes }) {
  const moved = sections[section.oldIndex]?.lessons.slice(lesson.oldIndex, lesson.oldIndex + 1) ?? [];
  return sections
    .map((one, index) =>
      index === section.oldIndex ? { ...one, lessons: one.lessons.toSpliced(lesson.oldIndex, 1) } : one,
    )
    .map((one, index) =>
      index === section.newIndex ? { ...one, lessons: one.lessons.toSpliced(lesson.newIndex, 0, ...moved) } : one,
    );
}
