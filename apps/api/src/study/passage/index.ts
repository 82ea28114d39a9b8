import type { Module } from '../../http/module.ts';
import type { Deps } from '../../platform/deps.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { handleJob } from '../../platform/jobs.ts';
import { indexPassages, indexPassagesJob } from './index-passages.ts';
import { passageRoutes } from './passage.routes.ts';
import { createPassageService } from './passage.service.ts';

export { indexPassagesJob } from './index-passages.ts';

export function passageModule(deps: Deps): Module {
  const storage = createFileStore('media', deps.env);
  return {
    routes: passageRoutes(createPassageService(deps)),
    jobs: [handleJob(indexPassagesJob, () => indexPassages({ ...deps, storage }), '*/10 * * * *')],
  };
}
