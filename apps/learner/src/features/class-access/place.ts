import { screens } from '@sinau/contracts/screens';
import type { OutlineLesson, Program } from '@sinau/contracts/program/program.schemas';
import { placeOf } from '@sinau/classroom';

/** Which class, and which lesson of it. What else the address carries describes them. */
export const readPlace = (query: URLSearchParams) => ({
  name: query.get('name') ?? '',
  lessonId: query.get('content') ?? undefined,
});

/** The address of a lesson, with the query that specification section 2 gives it. */
export function lessonHref(
  { slug, sections, participant }: Pick<Program, 'slug' | 'sections' | 'participant'>,
  { id, type, title }: OutlineLesson,
): string {
  const { section, sectionIndex = 0, lessonIndex = 0 } = placeOf(sections, id) ?? {};
  return screens.lesson(type, {
    name: slug,
    content: id,
    section: section?.id ?? '',
    title,
    lessonIndex,
    sectionIndex,
    participantId: participant?.id ?? '',
  });
}
