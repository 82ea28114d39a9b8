import type { Deps } from '../../platform/deps.ts';
import { createInvitationService } from '../invitation/index.ts';
import type { Module } from '../../http/module.ts';
import { instructorRoutes } from './instructor.routes.ts';
import { createInstructorService } from './instructor.service.ts';

export const instructorModule = (deps: Deps): Module => ({
  routes: instructorRoutes(createInstructorService(deps), createInvitationService(deps)),
});
