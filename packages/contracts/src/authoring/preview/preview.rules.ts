import type { LessonType } from '../../study/lesson/lesson.rules.ts';
import type { PreviewType } from './preview-types.ts';

type ClassKind = 'program' | 'webinar';

/**
 * Returns the preview type of a lesson: a session is `webinar` in a webinar, `live` in an intensive class or bootcamp.
 */
export const previewTypeOf = (type: LessonType, kind: ClassKind): PreviewType => {
  if (type === 'webinar') return kind === 'webinar' ? 'webinar' : 'live';
  return type === 'news_writing' ? 'task' : type;
};

/** Returns the types of lessons that an address of this type may show. */
export const lessonTypesOf = (type: PreviewType, kind: ClassKind): readonly LessonType[] => {
  switch (type) {
    case 'task':
      return ['assignment', 'news_writing'];
    case 'live':
    case 'webinar':
      return (type === 'webinar') === (kind === 'webinar') ? ['webinar'] : [];
    case 'message':
    case 'certificate':
      return [];
    default:
      return [type];
  }
};
