import type { DiscussionRole } from '@sinau/contracts/discussion/discussion.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { findOwnLesson } from '../progress/index.ts';
import { isLessonThere, isMemberAt } from './discussion.queries.ts';

export interface Admission {
  readonly role: DiscussionRole;
  /** Whether they may hide what others wrote, and read what is hidden. */
  readonly mayHide: boolean;
}

/**
 * What a user is in the discussion of a lesson. A member of the mitra is an instructor, even when enrolled; a participant is
 * admitted once the lesson is open; an operator who takes no part writes as an instructor. For everybody else the discussion
 * does not exist.
 */
export async function admitToDiscussion(
  db: Db,
  { id: userId, isOperator }: Pick<Actor, 'id' | 'isOperator'>,
  lessonId: string,
): Promise<Admission> {
  if (await isMemberAt(db, userId, lessonId)) return { role: 'Instructor', mayHide: true };
  const lesson = await findOwnLesson(db, userId, lessonId);
  if (lesson?.isOpen) return { role: 'Participant', mayHide: isOperator };
  if (isOperator && (await isLessonThere(db, lessonId))) return { role: 'Instructor', mayHide: true };
  throw new AppError(lesson ? 'lesson_locked' : 'not_found');
}
