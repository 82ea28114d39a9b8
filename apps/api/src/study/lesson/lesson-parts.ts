import type { Db } from '../../platform/db.ts';
import { findSessionFields } from '../live/index.ts';
import { findMediaByIds } from '../../core/media/index.ts';
import { fileIdsOf, type LessonParts, type LessonRow } from './lesson.presenter.ts';

/** Data that a lesson is shown with to its makers. */
export const findLessonParts = async (db: Db, lesson: LessonRow): Promise<LessonParts> => ({
  files: await findMediaByIds(db, fileIdsOf(lesson)),
  session: lesson.type === 'webinar' ? await findSessionFields(db, lesson.id) : null,
});
