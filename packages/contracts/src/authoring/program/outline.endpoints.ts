import { z } from 'zod';
import { classRef, idOf, uuid } from '../../fields.ts';
import { outline } from './program.schemas.ts';

const bySection = z.object({ id: classRef, sectionId: idOf('section') });
const byLesson = z.object({ id: classRef, lessonId: idOf('lesson') });

const copying = z.object({
  /** Id for the copy; repeated calls with it copy once. */
  copyId: uuid.optional(),
});

/** Calls of a program's outline beyond those of the specification: copying, and restoring what was removed. */
export const outlineEndpoints = {
  duplicateSection: {
    method: 'POST',
    path: '/user/program/duplicate-section/:id/:sectionId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Copy a section with its lessons, right after it',
    params: bySection,
    body: copying,
    data: outline,
    errors: ['not_found', 'class_under_review', 'invalid_input'],
    example: {},
  },
  restoreSection: {
    method: 'PUT',
    path: '/user/program/restore-section/:id/:sectionId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Bring back a section that was taken out in the last days, with its lessons, to where it was',
    params: bySection,
    data: outline,
    errors: ['not_found', 'class_under_review'],
  },
  duplicateLesson: {
    method: 'POST',
    path: '/user/lesson/duplicate/:id/:lessonId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Copy a lesson, right after it; the copy shares its files',
    params: byLesson,
    body: copying,
    data: outline,
    errors: ['not_found', 'class_under_review', 'invalid_input'],
    example: {},
  },
  restoreLesson: {
    method: 'PUT',
    path: '/user/lesson/restore/:id/:lessonId',
    auth: 'partner',
    scopes: ['edit'],
    summary:
      'Bring back a lesson that was taken out in the last days to where it was, or to the end of the last section',
    params: byLesson,
    data: outline,
    errors: ['not_found', 'class_under_review'],
  },
  splitPackage: {
    method: 'PUT',
    path: '/user/lesson/split-package/:id/:lessonId',
    auth: 'partner',
    scopes: ['edit'],
    summary:
      'Turn a lesson with a SCORM package of several parts into a section after its own, with a lesson for each part',
    params: byLesson,
    data: outline,
    errors: ['not_found', 'package_without_parts', 'class_under_review', 'lesson_file_missing'],
  },
  joinPackage: {
    method: 'PUT',
    path: '/user/lesson/join-package/:id/:lessonId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Turn the lessons that play a part of the same package into one lesson with a menu again',
    params: byLesson,
    data: outline,
    errors: [
      'not_found',
      'package_without_parts',
      'package_parts_too_full',
      'class_under_review',
      'lesson_file_missing',
    ],
  },
} as const;
