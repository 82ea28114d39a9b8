import { screens } from '@sinau/contracts/screens';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import { lessonPositionOf } from '@sinau/classroom';
import type { OwnClass } from './own-class.ts';

/** Reads the slug and kind of the class and the id of the lesson. The other query parameters only describe them. */
export const readLessonAddress = (query: URLSearchParams) => ({
  name: query.get('name') ?? '',
  kind: query.get('type') === 'webinar' ? ('webinar' as const) : ('program' as const),
  lessonId: query.get('content') ?? undefined,
});

/** Builds the address of a lesson, with the query of specification section 2. */
export function lessonHref(
  { slug, type: kind, sections, participant }: Pick<OwnClass, 'slug' | 'type' | 'sections' | 'participant'>,
  { id, type, title }: OutlineLesson,
): string {
  const { section, sectionIndex = 0, lessonIndex = 0 } = lessonPositionOf(sections, id) ?? {};
  return screens.lesson(
    type,
    {
      name: slug,
      content: id,
      section: section?.id ?? '',
      title,
      lessonIndex,
      sectionIndex,
      participantId: participant?.id ?? '',
    },
    kind,
  );
}
