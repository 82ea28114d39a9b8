import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { learningRoutes } from './learning.routes.ts';
import { createLearningService } from './learning.service.ts';

export { enrol } from './enrolment.ts';
export { findOwnLesson } from './lesson-access.ts';
export { findOwnedClassIds } from './enrolment.queries.ts';

export const learningModule = (deps: Deps): Module => ({ routes: learningRoutes(createLearningService(deps)) });
