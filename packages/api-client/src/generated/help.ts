// Written by `pnpm generate` from packages/contracts.
import type { helpEndpoints } from '@sinau/contracts/backoffice/help/help.endpoints';
import { operation } from '../operation.ts';

export const help = {
  key: ['help'],
  categories: operation<typeof helpEndpoints.categories>('help.categories', 'GET', '/operator/faq-category'),
  category: operation<typeof helpEndpoints.category>('help.category', 'GET', '/operator/faq-category/:id'),
  addCategory: operation<typeof helpEndpoints.addCategory>('help.addCategory', 'POST', '/operator/faq-category'),
  editCategory: operation<typeof helpEndpoints.editCategory>('help.editCategory', 'PUT', '/operator/faq-category/:id'),
  removeCategory: operation<typeof helpEndpoints.removeCategory>('help.removeCategory', 'DELETE', '/operator/faq-category/:id'),
  moveCategory: operation<typeof helpEndpoints.moveCategory>('help.moveCategory', 'PUT', '/operator/faq-category/:id/move'),
  questions: operation<typeof helpEndpoints.questions>('help.questions', 'GET', '/operator/faq'),
  question: operation<typeof helpEndpoints.question>('help.question', 'GET', '/operator/faq/:id'),
  addQuestion: operation<typeof helpEndpoints.addQuestion>('help.addQuestion', 'POST', '/operator/faq'),
  editQuestion: operation<typeof helpEndpoints.editQuestion>('help.editQuestion', 'PUT', '/operator/faq/:id'),
  removeQuestion: operation<typeof helpEndpoints.removeQuestion>('help.removeQuestion', 'DELETE', '/operator/faq/:id'),
  moveQuestion: operation<typeof helpEndpoints.moveQuestion>('help.moveQuestion', 'PUT', '/operator/faq/:id/move'),
};
