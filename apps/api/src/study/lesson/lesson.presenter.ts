import type { Lesson, LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { pictureIdsIn } from '@sinau/contracts/core/rich-text/rich-text.rules';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { WorkingLesson } from '../../generated/prisma/client.ts';
import type { Keys } from '../../platform/keys.ts';
import { presentMedia, type MediaRow } from '../../core/media/index.ts';
import { contentWithPictures } from '../lesson-kinds/index.ts';
import { extrasOf, withoutExtras } from './lesson-extras.ts';
import { pictureIdsOf } from '../question/index.ts';

/** A lesson in the working version of its class. */
export type LessonRow = WorkingLesson;

/** Fields by which the content of a lesson may refer to files. */
interface FilesInContent {
  readonly mediaId?: string | null;
  readonly captions?: readonly { readonly mediaId: string }[];
  readonly html?: string;
  readonly instruction?: string;
  readonly questions?: readonly QuizQuestion[];
}

/** Ids of the files in the content of a lesson, including the pictures in its text and its questions. */
export function fileIdsOf({ content }: Pick<LessonRow, 'content'>): string[] {
  const { mediaId, captions = [], html = '', instruction = '', questions = [] } = content as FilesInContent;
  const { attachmentIds } = extrasOf(content);
  const pictures = [...pictureIdsIn(html), ...pictureIdsIn(instruction), ...pictureIdsOf(questions)];
  const captionsIds = captions.map((one) => one.mediaId);
  return [mediaId, ...captionsIds, ...attachmentIds, ...pictures].filter((id) => id != null);
}

/** Data that a lesson is shown with: its files and the times and address of a live session. */
export interface LessonParts {
  readonly files: readonly MediaRow[];
  readonly session: LessonOf<'webinar'>['content']['session'] | null;
}

/** The contract validated content and setting when they were stored. */
export function presentLesson(keys: Keys, lesson: LessonRow, { files, session }: LessonParts, now: Date): Lesson {
  const content = contentWithPictures({ keys, now }, withoutExtras(lesson.content as FilesInContent), files);
  const { description, attachmentIds } = extrasOf(lesson.content);
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
      ...(content.captions && { captions: content.captions.map((one) => ({ ...one, media: fileOf(one.mediaId) })) }),
      ...(session && { session }),
    },
    setting: session ? { ...(lesson.setting as object), presenceCode: session.presenceCode } : lesson.setting,
    description,
    attachmentIds: [...attachmentIds],
    isComplete: lesson.isComplete,
    unfinishedQuestions: lesson.unfinishedQuestions,
    durationSeconds: lesson.durationSeconds,
    revision: lesson.revision,
    updatedAt: lesson.updatedAt.toISOString(),
  } as Lesson;
}
