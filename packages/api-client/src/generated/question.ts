// Written by `pnpm generate` from packages/contracts.
import type { questionEndpoints } from '@sinau/contracts/study/question/question.endpoints';
import { operation } from '../operation.ts';

export const question = {
  key: ['question'],
  list: operation<typeof questionEndpoints.list>('question.list', 'GET', '/user/question'),
  tags: operation<typeof questionEndpoints.tags>('question.tags', 'GET', '/user/question/tags'),
  create: operation<typeof questionEndpoints.create>('question.create', 'POST', '/user/question/create'),
  importText: operation<typeof questionEndpoints.importText>('question.importText', 'POST', '/user/question/import'),
  detail: operation<typeof questionEndpoints.detail>('question.detail', 'GET', '/user/question/:id'),
  update: operation<typeof questionEndpoints.update>('question.update', 'PUT', '/user/question/:id'),
  remove: operation<typeof questionEndpoints.remove>('question.remove', 'DELETE', '/user/question/:id'),
  duplicate: operation<typeof questionEndpoints.duplicate>('question.duplicate', 'POST', '/user/question/duplicate/:id'),
};
