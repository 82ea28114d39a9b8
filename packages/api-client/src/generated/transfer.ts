// Written by `pnpm generate` from packages/contracts.
import type { transferEndpoints } from '@sinau/contracts/authoring/transfer/transfer.endpoints';
import { downloadOperation, operation } from '../operation.ts';

export const transfer = {
  key: ['transfer'],
  offerBackup: operation<typeof transferEndpoints.offerBackup>('transfer.offerBackup', 'GET', '/user/class/:id/backup'),
  downloadBackup: downloadOperation<typeof transferEndpoints.downloadBackup>('transfer.downloadBackup', 'GET', '/class-backup/:token'),
  offerExport: operation<typeof transferEndpoints.offerExport>('transfer.offerExport', 'GET', '/user/class/:id/export/:format'),
  downloadExport: downloadOperation<typeof transferEndpoints.downloadExport>('transfer.downloadExport', 'GET', '/class-export/:token'),
  beginImport: operation<typeof transferEndpoints.beginImport>('transfer.beginImport', 'POST', '/user/class-import'),
  imports: operation<typeof transferEndpoints.imports>('transfer.imports', 'GET', '/user/class-import'),
  importDetail: operation<typeof transferEndpoints.importDetail>('transfer.importDetail', 'GET', '/user/class-import/:id'),
  confirmImport: operation<typeof transferEndpoints.confirmImport>('transfer.confirmImport', 'POST', '/user/class-import/:id/confirm'),
  dropImport: operation<typeof transferEndpoints.dropImport>('transfer.dropImport', 'DELETE', '/user/class-import/:id'),
  makeDraft: operation<typeof transferEndpoints.makeDraft>('transfer.makeDraft', 'POST', '/user/class-draft'),
};
