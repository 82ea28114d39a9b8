import { learningEndpoints } from '@sinau/contracts/learning/learning.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { LearningService } from './learning.service.ts';
import type { PlaybackService } from './playback.service.ts';

export const learningRoutes = (learning: LearningService, playback: PlaybackService) =>
  defineRoutes(learningEndpoints, {
    myClass: ({ actor, params, query }) => learning.myClasses(actor.id, params.id, query),
    lesson: ({ actor, params }) => learning.lesson(actor.id, params.id),
    act: ({ actor, params }) => learning.act(actor.id, params),
    progress: ({ actor, params, body }) => playback.progress({ userId: actor.id, ...params }, body),
    sessionDetail: ({ actor, params }) => learning.session(actor.id, params.id),
    next: ({ actor, params }) => learning.next(actor.id, params.id),
  });
