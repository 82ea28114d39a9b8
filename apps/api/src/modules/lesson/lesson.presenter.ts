import type { Lesson } from '@sinau/contracts/lesson/lesson.schemas';
import type { Keys } from '../../platform/keys.ts';
import { presentMedia, type MediaRow } from '../media/index.ts';
import type { LessonRow } from './lesson.queries.ts';

/** The ids of the files that the content of a lesson names. */
export function fileIdsOf({ content }: Pick<LessonRow, 'content'>): string[] {
  const { mediaId, captionsId } = content as { mediaId?: string | null; captionsId?: string | null };
  return [mediaId, captionsId].filter((id) => id != null);
}

/** The contract validated content and setting when they were stored. */
export function presentLesson(keys: Keys, lesson: LessonRow, files: readonly MediaRow[], now: Date): Lesson {
  const content = lesson.content as { mediaId?: string | null; captionsId?: string | null };
  const fileOf = (id: string | null | undefined) => {
    const row = files.find((one) => one.id === id);
    return row ? presentMedia(keys, row, now) : null;
  };
  return {
    _id: lesson.id,
    id: lesson.id,
    sectionId: lesson.sectionId,
    type: lesson.type,
    title: lesson.title,
    slug: lesson.slug,
    content: {
      ...content,
      ...('mediaId' in content && { media: fileOf(content.mediaId) }),
      ...('captionsId' in content && { captions: fileOf(content.captionsId) }),
    },
    setting: lesson.setting,
    isComplete: lesson.isComplete,
    unfinishedQuestions: lesson.unfinishedQuestions,
    durationSeconds: lesson.durationSeconds,
    revision: lesson.revision,
    updatedAt: lesson.updatedAt.toISOString(),
  } as Lesson;
}
