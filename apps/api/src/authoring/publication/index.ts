import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { dropSessions, dropSessionsJob } from './removal.ts';

export { findPublishedChanges } from './class-changes.ts';
export { copyToLive, insertVersion } from './publication.queries.ts';
export { createPublicationService, type PublicationService } from './publication.service.ts';

export const publicationModule = (deps: Deps): Pick<Module, 'jobs'> => ({
  jobs: [handleJob(dropSessionsJob, () => dropSessions(deps), '*/10 * * * *')],
});
