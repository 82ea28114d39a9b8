// Written by `pnpm generate` from packages/contracts.
import type { webinarEndpoints } from '@sinau/contracts/authoring/webinar/webinar.endpoints';
import { operation } from '../operation.ts';

export const webinar = {
  key: ['webinar'],
  list: operation<typeof webinarEndpoints.list>('webinar.list', 'GET', '/v2/webinar'),
  listV1: operation<typeof webinarEndpoints.listV1>('webinar.listV1', 'GET', '/webinar'),
  detail: operation<typeof webinarEndpoints.detail>('webinar.detail', 'GET', '/v2/webinar/:id'),
  detailV1: operation<typeof webinarEndpoints.detailV1>('webinar.detailV1', 'GET', '/webinar/:id'),
  participantDetail: operation<typeof webinarEndpoints.participantDetail>('webinar.participantDetail', 'GET', '/v2/participant/webinar/:id'),
  participantDetailV1: operation<typeof webinarEndpoints.participantDetailV1>('webinar.participantDetailV1', 'GET', '/participant/webinar/:id'),
  mine: operation<typeof webinarEndpoints.mine>('webinar.mine', 'GET', '/v2/user/webinar'),
  mineV1: operation<typeof webinarEndpoints.mineV1>('webinar.mineV1', 'GET', '/user/webinar'),
  archived: operation<typeof webinarEndpoints.archived>('webinar.archived', 'GET', '/v2/user/webinar/archived'),
  mineDetail: operation<typeof webinarEndpoints.mineDetail>('webinar.mineDetail', 'GET', '/v2/user/webinar/:id'),
  mineDetailV1: operation<typeof webinarEndpoints.mineDetailV1>('webinar.mineDetailV1', 'GET', '/user/webinar/:id'),
  create: operation<typeof webinarEndpoints.create>('webinar.create', 'POST', '/user/webinar/create'),
  update: operation<typeof webinarEndpoints.update>('webinar.update', 'PUT', '/user/webinar/:id'),
  submit: operation<typeof webinarEndpoints.submit>('webinar.submit', 'PUT', '/user/webinar/:id/submit'),
  withdraw: operation<typeof webinarEndpoints.withdraw>('webinar.withdraw', 'PUT', '/user/webinar/:id/withdraw'),
  archiveOrRestore: operation<typeof webinarEndpoints.archiveOrRestore>('webinar.archiveOrRestore', 'PUT', '/user/webinar/archive-or-restore/:id'),
  remove: operation<typeof webinarEndpoints.remove>('webinar.remove', 'DELETE', '/user/webinar/:id'),
  changes: operation<typeof webinarEndpoints.changes>('webinar.changes', 'GET', '/user/webinar/:id/changes'),
  discardChanges: operation<typeof webinarEndpoints.discardChanges>('webinar.discardChanges', 'PUT', '/user/webinar/:id/discard-changes'),
  versions: operation<typeof webinarEndpoints.versions>('webinar.versions', 'GET', '/user/webinar/:id/versions'),
  version: operation<typeof webinarEndpoints.version>('webinar.version', 'GET', '/user/webinar/:id/versions/:versionId'),
  priceHistory: operation<typeof webinarEndpoints.priceHistory>('webinar.priceHistory', 'GET', '/user/webinar/:id/price-history'),
  restoreVersion: operation<typeof webinarEndpoints.restoreVersion>('webinar.restoreVersion', 'PUT', '/user/webinar/:id/versions/:versionId/restore'),
  createSession: operation<typeof webinarEndpoints.createSession>('webinar.createSession', 'POST', '/user/webinar/:id/session/create'),
  updateSession: operation<typeof webinarEndpoints.updateSession>('webinar.updateSession', 'PUT', '/user/webinar/:id/session/:sessionId'),
  removeSession: operation<typeof webinarEndpoints.removeSession>('webinar.removeSession', 'DELETE', '/user/webinar/:id/session/:sessionId'),
  restoreSession: operation<typeof webinarEndpoints.restoreSession>('webinar.restoreSession', 'PUT', '/user/webinar/:id/session/:sessionId/restore'),
};
