import { discussionEndpoints } from '@sinau/contracts/study/discussion/discussion.endpoints';
import type { DiscussionRole } from '@sinau/contracts/study/discussion/discussion.schemas';
import { isStaff } from '@sinau/contracts/core/auth/staff.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { findOwnLesson } from '../../core/progress/index.ts';
import { findLessonClass, findPage, type DiscussionSubject } from './discussion.queries.ts';

/** Tells whether a user moderates the discussions of all classes: who may list them. */
export const moderates = ({ staffRoles }: Pick<Actor, 'staffRoles'>) =>
  isStaff(staffRoles, discussionEndpoints.judged.staff);

export interface Admission {
  readonly role: DiscussionRole;
  /** True if the user may hide entries of others, and read hidden ones. */
  readonly mayHide: boolean;
  /** True if questions may be asked here; replies always may. */
  readonly takesQuestions: boolean;
}

/**
 * Admits a user to the discussion of a lesson, with their role. A member of the mitra is an instructor, even when
 * enrolled; a participant is admitted once the lesson is open; an operator who is not a participant writes as an
 * instructor. For everybody else the discussion does not exist.
 */
export async function admitToLesson(
  db: Db,
  reader: Pick<Actor, 'id' | 'staffRoles'>,
  lessonId: string,
): Promise<Admission & DiscussionSubject> {
  const userId = reader.id;
  const isOperator = moderates(reader);
  const found = await findLessonClass(db, userId, lessonId);
  if (!found) throw new AppError('not_found');
  const place = { lessonId, classId: found.classId, takesQuestions: true };
  if (found.isTeacher) return { ...place, role: 'Instructor', mayHide: true };
  const lesson = await findOwnLesson(db, userId, lessonId);
  if (lesson?.isOpen) return { ...place, role: 'Participant', mayHide: isOperator };
  if (isOperator) return { ...place, role: 'Instructor', mayHide: true };
  throw new AppError(lesson ? 'lesson_locked' : 'not_found');
}

/** Does the same on the page of a class, which is open to everybody who sees it; null is a visitor. */
export async function admitToPage(
  db: Db,
  reader: Pick<Actor, 'id' | 'staffRoles'> | null,
  ref: string,
): Promise<Admission & DiscussionSubject> {
  const page = await findPage(db, reader?.id ?? null, ref);
  const isOperator = reader !== null && moderates(reader);
  if (!page || !(page.isPublic || page.isTeacher || isOperator)) throw new AppError('not_found');
  const { classId, isTeacher, isForSale: takesQuestions } = page;
  const mayHide = isTeacher || isOperator;
  return { lessonId: null, classId, takesQuestions, role: mayHide ? 'Instructor' : 'Participant', mayHide };
}

/** Admits a user to the location of an entry. */
export const admitTo = (db: Db, actor: Pick<Actor, 'id' | 'staffRoles'>, { lessonId, classId }: DiscussionSubject) =>
  lessonId ? admitToLesson(db, actor, lessonId) : admitToPage(db, actor, classId);
