import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { idOf, nothing } from '../fields.ts';
import { lesson, lessonCreation, lessonUpdate } from './lesson.schemas.ts';

const byId = z.object({ id: idOf('lesson') });
const example = { title: 'Mengenal lead', content: { html: '<p>Lead menjawab pertanyaan terpenting.</p>' }, setting: { progressBar: true, completionType: 'hit-button' } };

export const lessonEndpoints = defineEndpoints('lesson', {
  detail: { method: 'GET', path: '/user/lesson/:id', auth: 'partner', summary: 'A lesson of my class', params: byId, data: lesson, errors: ['not_found'] },
  create: {
    method: 'POST', path: '/user/lesson/create/:sectionId', auth: 'partner',
    summary: 'Add a lesson at the end of a section', params: z.object({ sectionId: idOf('section') }),
    body: lessonCreation, data: lesson, errors: ['not_found', 'class_under_review'], example: { type: 'article', ...example },
  },
  update: {
    method: 'PUT', path: '/user/lesson/:id', auth: 'partner',
    summary: 'Change a lesson', params: byId, body: lessonUpdate, data: lesson,
    errors: ['not_found', 'lesson_edited_elsewhere', 'class_under_review', 'class_needs_lesson'], example: { ...example, revision: 1 },
  },
  remove: {
    method: 'DELETE', path: '/user/lesson/:id', auth: 'partner',
    summary: 'Take a lesson out; it is kept for those who began it', params: byId, data: nothing, errors: ['not_found', 'class_under_review', 'class_needs_lesson'],
  },
});
