import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import { previewTypeOf } from '@sinau/contracts/authoring/preview/preview.rules';
import { screens } from '@sinau/contracts/screens';

interface PreviewedClass {
  readonly slug: string;
  readonly type: 'program' | 'webinar';
}

/** Returns the link to a lesson's preview; its position in the class is only for readability. */
export const lessonPreviewHref = (
  { slug, type: kind }: PreviewedClass,
  { id, type }: { id: string; type: LessonType },
) => screens.preview(previewTypeOf(type, kind), { name: slug, content: id, lessonIndex: 0, sectionIndex: 0 });
