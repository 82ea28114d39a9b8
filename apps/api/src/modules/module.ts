import type { Routes } from '../http/routes.ts';
import type { JobHandler } from '../platform/jobs.ts';

/** What a feature adds to the API. */
export interface Module {
  readonly routes?: Routes;
  readonly jobs?: readonly JobHandler[];
}
