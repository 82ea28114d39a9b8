// Written by `pnpm generate` from packages/contracts.
import type { questionEndpoints } from '@sinau/contracts/study/question/question.endpoints';
import { downloadOperation, operation, uploadOperation } from '../operation.ts';

export const question = {
  key: ['question'],
  list: operation<typeof questionEndpoints.list>('question.list', 'GET', '/user/question'),
  tags: operation<typeof questionEndpoints.tags>('question.tags', 'GET', '/user/question/tags'),
  create: operation<typeof questionEndpoints.create>('question.create', 'POST', '/user/question/create'),
  importText: operation<typeof questionEndpoints.importText>('question.importText', 'POST', '/user/question/import'),
  importFile: uploadOperation<typeof questionEndpoints.importFile>('question.importFile', 'POST', '/user/question/import-file'),
  checkExport: operation<typeof questionEndpoints.checkExport>('question.checkExport', 'GET', '/user/question/export/check'),
  exportCsv: downloadOperation<typeof questionEndpoints.exportCsv>('question.exportCsv', 'GET', '/user/question/export/csv'),
  exportGift: operation<typeof questionEndpoints.exportGift>('question.exportGift', 'GET', '/user/question/export/gift'),
  exportQti: downloadOperation<typeof questionEndpoints.exportQti>('question.exportQti', 'GET', '/user/question/export/qti'),
  detail: operation<typeof questionEndpoints.detail>('question.detail', 'GET', '/user/question/:id'),
  update: operation<typeof questionEndpoints.update>('question.update', 'PUT', '/user/question/:id'),
  remove: operation<typeof questionEndpoints.remove>('question.remove', 'DELETE', '/user/question/:id'),
  duplicate: operation<typeof questionEndpoints.duplicate>('question.duplicate', 'POST', '/user/question/duplicate/:id'),
};
