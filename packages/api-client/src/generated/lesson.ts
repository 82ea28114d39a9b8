// Written by `pnpm generate` from packages/contracts.
import type { lessonEndpoints } from '@sinau/contracts/study/lesson/lesson.endpoints';
import { operation } from '../operation.ts';

export const lesson = {
  key: ['lesson'],
  detail: operation<typeof lessonEndpoints.detail>('lesson.detail', 'GET', '/user/lesson/:id'),
  create: operation<typeof lessonEndpoints.create>('lesson.create', 'POST', '/user/lesson/create/:sectionId'),
  update: operation<typeof lessonEndpoints.update>('lesson.update', 'PUT', '/user/lesson/:id'),
  remove: operation<typeof lessonEndpoints.remove>('lesson.remove', 'DELETE', '/user/lesson/:id'),
  addQuestions: operation<typeof lessonEndpoints.addQuestions>('lesson.addQuestions', 'POST', '/user/lesson/add-question-quiz/:id'),
};
