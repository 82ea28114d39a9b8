import type { Module } from '../../http/module.ts';
import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import { createMediaIntake } from '../../core/media/index.ts';
import { createClassBackupService } from './backup/class-backup.service.ts';
import { createClassExportService } from './export/class-export.service.ts';
import { deleteImportsBefore } from './import/class-import.queries.ts';
import { createClassImportService } from './import/class-import.service.ts';
import { createImportMaker, makeImportJob } from './import/make-import.ts';
import { createImportReader, importGivenUpJob, readImportJob } from './import/read-import.ts';
import { transferRoutes } from './transfer.routes.ts';

/** Time for which the report of an import can be read again. */
const reportRetentionMs = days(30);
const sweepImportsJob = defineJob<Record<string, never>>('class-import.sweep');

export function transferModule(deps: Deps): Module {
  const intake = createMediaIntake(deps);
  const reader = createImportReader({ ...deps, storage: intake.storage });
  return {
    routes: transferRoutes({
      backups: createClassBackupService(deps),
      exports: createClassExportService(deps),
      imports: createClassImportService(deps),
    }),
    jobs: [
      handleJob(readImportJob, reader.read),
      handleJob(makeImportJob, createImportMaker({ ...deps, intake, reader })),
      handleJob(importGivenUpJob, reader.giveUp),
      handleJob(
        sweepImportsJob,
        () => deleteImportsBefore(deps.db, later(deps.clock.now(), -reportRetentionMs)),
        '35 3 * * *',
      ),
    ],
  };
}
