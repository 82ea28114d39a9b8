import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { createQuizService } from '../quiz/index.ts';
import { createSubmissionService } from '../submission/index.ts';
import { learningRoutes } from './learning.routes.ts';
import { createLearningService } from './learning.service.ts';
import { createPackageStateService } from './package-state.service.ts';
import { createPlaybackService } from './playback.service.ts';

export { presentOpenedLesson } from './participant-lesson.ts';

export const learningModule = (deps: Deps): Module => ({
  routes: learningRoutes(
    createLearningService(deps, createQuizService(deps), createSubmissionService(deps)),
    createPlaybackService(deps),
    createPackageStateService(deps),
  ),
});
