import type { DiscussionRole } from '@sinau/contracts/discussion/discussion.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { findOwnLesson } from '../learning/index.ts';
import { isMemberAt } from './discussion.queries.ts';

/**
 * As what somebody takes part in a lesson's discussion. A member of the mitra teaches, also in a class taken part in;
 * a participant joins once the lesson is open; to everybody else it does not exist.
 */
export async function admitToDiscussion(db: Db, userId: string, lessonId: string): Promise<DiscussionRole> {
  if (await isMemberAt(db, userId, lessonId)) return 'Instructor';
  const lesson = await findOwnLesson(db, userId, lessonId);
  if (!lesson) throw new AppError('not_found');
  if (!lesson.isOpen) throw new AppError('lesson_locked');
  return 'Participant';
}
