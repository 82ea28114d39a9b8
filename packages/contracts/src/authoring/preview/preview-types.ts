import { lessonTypes, type LessonType } from '../../study/lesson/lesson.rules.ts';

/** News writing is previewed by the form in which it is submitted. */
const isPreviewed = (type: LessonType) => type !== 'news_writing';
/**
 * Types of preview. Besides the types of lessons: a live session, the form in which an assignment or news writing is
 * submitted, the completion message, and the certificate.
 */
export const previewTypes = [...lessonTypes.filter(isPreviewed), 'live', 'task', 'message', 'certificate'] as const;
export type PreviewType = (typeof previewTypes)[number];
