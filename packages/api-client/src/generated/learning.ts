// Written by `pnpm generate` from packages/contracts.
import type { learningEndpoints } from '@sinau/contracts/study/learning/learning.endpoints';
import { operation } from '../operation.ts';

export const learning = {
  key: ['learning'],
  myClass: operation<typeof learningEndpoints.myClass>('learning.myClass', 'GET', '/user/my-class/:id'),
  resume: operation<typeof learningEndpoints.resume>('learning.resume', 'GET', '/user/learning/resume'),
  lesson: operation<typeof learningEndpoints.lesson>('learning.lesson', 'GET', '/participant/lesson/:id'),
  freeLesson: operation<typeof learningEndpoints.freeLesson>('learning.freeLesson', 'GET', '/program/:id/free-lesson/:lessonId'),
  act: operation<typeof learningEndpoints.act>('learning.act', 'PUT', '/participant/session/:participantId/:sessionId/:action'),
  progress: operation<typeof learningEndpoints.progress>('learning.progress', 'PUT', '/participant/session/:participantId/:sessionId/progress'),
  offlineProgress: operation<typeof learningEndpoints.offlineProgress>('learning.offlineProgress', 'PUT', '/participant/session/:participantId/:sessionId/offline-progress'),
  saveState: operation<typeof learningEndpoints.saveState>('learning.saveState', 'PUT', '/participant/session/:participantId/:sessionId/state'),
  sessionDetail: operation<typeof learningEndpoints.sessionDetail>('learning.sessionDetail', 'GET', '/participant/session/detail-session/:id'),
  next: operation<typeof learningEndpoints.next>('learning.next', 'GET', '/participant/session/next/:id'),
};
