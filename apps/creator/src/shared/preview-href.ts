import type { LessonType } from '@sinau/contracts/lesson/lesson.rules';
import { previewTypeOf } from '@sinau/contracts/preview/preview.rules';
import { screens } from '@sinau/contracts/screens';

/** A lesson as its participants will see it; where it stands in its class is for the eye alone. */
export const lessonPreviewHref = (slug: string, { id, type }: { id: string; type: LessonType }) =>
  screens.preview(previewTypeOf(type), { name: slug, content: id, lessonIndex: 0, sectionIndex: 0 });
