// Written by `pnpm generate` from packages/contracts.
import type { certificateEndpoints } from '@sinau/contracts/core/certificate/certificate.endpoints';
import { operation } from '../operation.ts';

export const certificate = {
  key: ['certificate'],
  mine: operation<typeof certificateEndpoints.mine>('certificate.mine', 'GET', '/user/certificate'),
  mineDetail: operation<typeof certificateEndpoints.mineDetail>('certificate.mineDetail', 'GET', '/user/certificate/:id'),
  hideOrShow: operation<typeof certificateEndpoints.hideOrShow>('certificate.hideOrShow', 'PUT', '/user/certificate/:id/hide-or-show'),
  correctName: operation<typeof certificateEndpoints.correctName>('certificate.correctName', 'PUT', '/user/certificate/:id/correct-name'),
  download: operation<typeof certificateEndpoints.download>('certificate.download', 'PUT', '/user/certificate/:id/download'),
  list: operation<typeof certificateEndpoints.list>('certificate.list', 'GET', '/certificate'),
  verify: operation<typeof certificateEndpoints.verify>('certificate.verify', 'GET', '/certificate/verify/:number'),
  detail: operation<typeof certificateEndpoints.detail>('certificate.detail', 'GET', '/certificate/:type/:id'),
  revoke: operation<typeof certificateEndpoints.revoke>('certificate.revoke', 'PUT', '/operator/certificate/:id/revoke'),
  restore: operation<typeof certificateEndpoints.restore>('certificate.restore', 'PUT', '/operator/certificate/:id/restore'),
};
