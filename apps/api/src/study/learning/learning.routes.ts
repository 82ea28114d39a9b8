import { learningEndpoints } from '@sinau/contracts/study/learning/learning.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { LearningService } from './learning.service.ts';
import type { PackageStateService } from './package-state.service.ts';
import type { PlaybackService } from './playback.service.ts';

export const learningRoutes = (learning: LearningService, playback: PlaybackService, packages: PackageStateService) =>
  defineRoutes(learningEndpoints, {
    myClass: ({ actor, params, query }) => learning.myClasses(actor, params, query),
    resume: ({ actor }) => learning.resume(actor),
    lesson: ({ actor, params }) => learning.lesson(actor, params),
    freeLesson: ({ params }) => learning.freeLesson(params),
    act: ({ actor, params }) => learning.act(actor, params),
    progress: ({ actor, params, body }) => playback.progress(actor, params, body),
    offlineProgress: ({ actor, params, body }) => playback.offlineProgress(actor, params, body),
    saveState: ({ actor, params, body }) => packages.save(actor, params, body),
    sessionDetail: ({ actor, params }) => learning.session(actor, params),
    next: ({ actor, params }) => learning.next(actor, params),
  });
