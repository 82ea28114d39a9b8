import { transferEndpoints } from '@sinau/contracts/authoring/transfer/transfer.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ClassBackupService } from './backup/class-backup.service.ts';
import type { ClassExportService } from './export/class-export.service.ts';
import type { ClassImportService } from './import/class-import.service.ts';

interface Services {
  readonly backups: ClassBackupService;
  readonly exports: ClassExportService;
  readonly imports: ClassImportService;
}

export const transferRoutes = ({ backups, exports, imports }: Services) =>
  defineRoutes(transferEndpoints, {
    offerBackup: ({ actor, params }) => backups.offer(actor, params),
    downloadBackup: ({ params }) => backups.archive(params),
    offerExport: ({ actor, params }) => exports.offer(actor, params),
    downloadExport: ({ params }) => exports.archive(params),
    beginImport: ({ actor, body }) => imports.begin(actor, body),
    imports: ({ actor, query }) => imports.list(actor, query),
    importDetail: ({ actor, params }) => imports.detail(actor, params),
    confirmImport: ({ actor, params }) => imports.confirm(actor, params),
    dropImport: ({ actor, params }) => imports.drop(actor, params),
    makeDraft: ({ actor, body }) => imports.draft(actor, body),
  });
