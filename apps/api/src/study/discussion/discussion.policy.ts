import type { DiscussionRole } from '@sinau/contracts/study/discussion/discussion.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { findOwnLesson } from '../../core/progress/index.ts';
import { findLessonClass, findPage, type DiscussionSubject } from './discussion.queries.ts';

export interface Admission {
  readonly role: DiscussionRole;
  /** Whether they may hide what others wrote, and read what is hidden. */
  readonly mayHide: boolean;
  /** Whether questions may be asked here; replies always may. */
  readonly takesQuestions: boolean;
}

/**
 * What a user is in the discussion of a lesson. A member of the mitra is an instructor, even when enrolled; a participant is
 * admitted once the lesson is open; an operator who takes no part writes as an instructor. For everybody else the discussion
 * does not exist.
 */
export async function admitToLesson(
  db: Db,
  { id: userId, isOperator }: Pick<Actor, 'id' | 'isOperator'>,
  lessonId: string,
): Promise<Admission & DiscussionSubject> {
  const found = await findLessonClass(db, userId, lessonId);
  if (!found) throw new AppError('not_found');
  const place = { lessonId, classId: found.classId, takesQuestions: true };
  if (found.isTeacher) return { ...place, role: 'Instructor', mayHide: true };
  const lesson = await findOwnLesson(db, userId, lessonId);
  if (lesson?.isOpen) return { ...place, role: 'Participant', mayHide: isOperator };
  if (isOperator) return { ...place, role: 'Instructor', mayHide: true };
  throw new AppError(lesson ? 'lesson_locked' : 'not_found');
}

/** The same on the page of a class, which everybody reads who sees it; null is a visitor. */
export async function admitToPage(
  db: Db,
  reader: Pick<Actor, 'id' | 'isOperator'> | null,
  ref: string,
): Promise<Admission & DiscussionSubject> {
  const page = await findPage(db, reader?.id ?? null, ref);
  const isOperator = reader?.isOperator ?? false;
  if (!page || !(page.isPublic || page.isTeacher || isOperator)) throw new AppError('not_found');
  const { classId, isTeacher, isForSale: takesQuestions } = page;
  const mayHide = isTeacher || isOperator;
  return { lessonId: null, classId, takesQuestions, role: mayHide ? 'Instructor' : 'Participant', mayHide };
}

/** Wherever something stands. */
export const admitTo = (db: Db, actor: Pick<Actor, 'id' | 'isOperator'>, { lessonId, classId }: DiscussionSubject) =>
  lessonId ? admitToLesson(db, actor, lessonId) : admitToPage(db, actor, classId);
