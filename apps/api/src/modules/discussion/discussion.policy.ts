import type { DiscussionRole } from '@sinau/contracts/discussion/discussion.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { findOwnLesson } from '../progress/index.ts';
import { isMemberAt } from './discussion.queries.ts';

/**
 * The role of a user in the discussion of a lesson. A member of the mitra is an instructor, even when enrolled;
 * a participant is admitted once the lesson is open; for everybody else the discussion does not exist.
 */
export async function admitToDiscussion(db: Db, userId: string, lessonId: string): Promise<DiscussionRole> {
  if (await isMemberAt(db, userId, lessonId)) return 'Instructor';
  const lesson = await findOwnLesson(db, userId, lessonId);
  if (!lesson) throw new AppError('not_found');
  if (!lesson.isOpen) throw new AppError('lesson_locked');
  return 'Participant';
}
