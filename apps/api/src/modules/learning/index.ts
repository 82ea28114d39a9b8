import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { learningRoutes } from './learning.routes.ts';
import { createLearningService, type Quizzes } from './learning.service.ts';
import { createPlaybackService } from './playback.service.ts';

export { enrol } from './enrolment.ts';
export { findOwnLesson } from './lesson-access.ts';
export { findOwnedClassIds } from './enrolment.queries.ts';
export { updateSessionBegun } from './learning.queries.ts';
export { failSession, found, isBegun, lockOwnStep, passSession, type OwnStep } from './own-step.ts';
export type { Quizzes };

export const learningModule = (deps: Deps, quizzes: Quizzes): Module => ({
  routes: learningRoutes(createLearningService(deps, quizzes), createPlaybackService(deps)),
});
