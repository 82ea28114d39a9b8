import { lessonPositionOf } from '@sinau/classroom';
import type { PreviewedClass } from '@sinau/contracts/authoring/preview/preview.schemas';
import { screens } from '@sinau/contracts/screens';

type Previewed = Pick<PreviewedClass, 'id' | 'type' | 'slug' | 'status' | 'sections' | 'viewer'>;

/** Returns the link to edit a lesson, or else the class; undefined for viewers without permission. */
export function editHrefOf({ id, type, slug, sections, viewer }: Previewed, lessonId: string | undefined) {
  if (!viewer.mayEdit) return undefined;
  const place = lessonId ? lessonPositionOf(sections, lessonId) : null;
  if (type === 'webinar')
    return place
      ? screens.createWebinar('details', { name: slug, id, lessonId: place.lesson.id })
      : screens.writeWebinar(slug, id);
  if (!place) return screens.createClass(slug);
  const { lesson, sectionIndex } = place;
  return screens.editLesson(lesson.slug, { name: slug, sectionIndex, id, lessonId: lesson.id, type: lesson.type });
}

/**
 * Returns the target of 'Kembali': the catalog for a class that is not published yet, else its edit page; the desk for
 * operators.
 */
export function backOf(previewed: Previewed | undefined, lessonId: string | undefined) {
  return { label: 'Kembali', href: hrefOf() };

  function hrefOf() {
    if (!previewed) return screens.creatorCatalog();
    if (!previewed.viewer.isOnTeam) return screens.operatorClass(previewed.slug, lessonId ? { lesson: lessonId } : {});
    if (previewed.status === 'review') return screens.creatorCatalog();
    return editHrefOf(previewed, lessonId) ?? screens.creatorCatalog();
  }
}
