// Written by `pnpm generate` from packages/contracts.
import type { programEndpoints } from '@sinau/contracts/program/program.endpoints';
import { operation } from '../operation.ts';

export const program = {
  key: ['program'],
  list: operation<typeof programEndpoints.list>('program.list', 'GET', '/v2/program'),
  listV1: operation<typeof programEndpoints.listV1>('program.listV1', 'GET', '/program'),
  detail: operation<typeof programEndpoints.detail>('program.detail', 'GET', '/v2/program/:id'),
  detailV1: operation<typeof programEndpoints.detailV1>('program.detailV1', 'GET', '/program/:id'),
  participantDetail: operation<typeof programEndpoints.participantDetail>('program.participantDetail', 'GET', '/v2/participant/program/:id'),
  participantDetailV1: operation<typeof programEndpoints.participantDetailV1>('program.participantDetailV1', 'GET', '/participant/program/:id'),
  mine: operation<typeof programEndpoints.mine>('program.mine', 'GET', '/v2/user/program'),
  mineV1: operation<typeof programEndpoints.mineV1>('program.mineV1', 'GET', '/user/program'),
  archived: operation<typeof programEndpoints.archived>('program.archived', 'GET', '/v2/user/program/archived'),
  archivedV1: operation<typeof programEndpoints.archivedV1>('program.archivedV1', 'GET', '/user/program/archived'),
  mineDetail: operation<typeof programEndpoints.mineDetail>('program.mineDetail', 'GET', '/v2/user/program/:id'),
  mineDetailV1: operation<typeof programEndpoints.mineDetailV1>('program.mineDetailV1', 'GET', '/user/program/:id'),
  create: operation<typeof programEndpoints.create>('program.create', 'POST', '/user/program/create'),
  update: operation<typeof programEndpoints.update>('program.update', 'PUT', '/user/program/:id'),
  submit: operation<typeof programEndpoints.submit>('program.submit', 'PUT', '/user/program/:id/submit'),
  withdraw: operation<typeof programEndpoints.withdraw>('program.withdraw', 'PUT', '/user/program/:id/withdraw'),
  archiveOrRestore: operation<typeof programEndpoints.archiveOrRestore>('program.archiveOrRestore', 'PUT', '/user/program/archive-or-restore/:id'),
  remove: operation<typeof programEndpoints.remove>('program.remove', 'DELETE', '/user/program/:id'),
  createSection: operation<typeof programEndpoints.createSection>('program.createSection', 'PUT', '/user/program/create-section/:id'),
  updateSection: operation<typeof programEndpoints.updateSection>('program.updateSection', 'PUT', '/user/program/update-section/:id/:sectionId'),
  reorderSection: operation<typeof programEndpoints.reorderSection>('program.reorderSection', 'PUT', '/user/program/reorder-section/:id/:sectionId'),
  reorderLesson: operation<typeof programEndpoints.reorderLesson>('program.reorderLesson', 'PUT', '/user/lesson/reorder/:id'),
  removeSection: operation<typeof programEndpoints.removeSection>('program.removeSection', 'DELETE', '/user/program/delete-section/:id/:sectionId'),
};
