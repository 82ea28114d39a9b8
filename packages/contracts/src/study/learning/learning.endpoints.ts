import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import {
  freeLesson,
  packageSave,
  packageSaved,
  myClass,
  offlinePlayback,
  offlinePlaybackState,
  participantLesson,
  playbackBeat,
  playbackState,
  resumption,
  sessionDetail,
  sessionResult,
} from './learning.schemas.ts';

export const learningEndpoints = defineEndpoints('learning', {
  myClass: {
    method: 'GET',
    path: '/user/my-class/:id',
    auth: 'user',
    summary: 'The classes I take part in; the id is mine, or `me`',
    params: z.object({ id: z.union([z.literal('me'), z.uuid()]).meta({ resource: 'user' }) }),
    query: listQuery({
      sort: ['enrolledAt', 'title', 'progress', 'lastActivityAt'],
      filter: { progress: z.int().min(0).max(100), classId: z.uuid() },
    }),
    data: listOf(myClass),
    errors: ['not_found'],
  },
  resume: {
    method: 'GET',
    path: '/user/learning/resume',
    auth: 'user',
    summary:
      'Where to go on: the class that I studied last of those that I have not finished, and the lesson in it that comes next; null without one',
    data: resumption.nullable(),
  },
  lesson: {
    method: 'GET',
    path: '/participant/lesson/:id',
    auth: 'user',
    summary: 'What a lesson holds, once it is open to me',
    params: z.object({ id: idOf('lesson') }),
    data: participantLesson,
    errors: ['not_found', 'lesson_locked'],
  },
  freeLesson: {
    method: 'GET',
    path: '/program/:id/free-lesson/:lessonId',
    auth: 'public',
    limit: { calls: 300, seconds: 600 },
    summary: 'A lesson that everybody may open before buying, of a class that is for sale',
    params: z.object({ id: classRef, lessonId: idOf('lesson') }),
    data: freeLesson,
    errors: ['not_found', 'too_many_requests'],
  },
  act: {
    method: 'PUT',
    path: '/participant/session/:participantId/:sessionId/:action',
    auth: 'user',
    summary:
      'Start a lesson, or complete one whose setting says `hit-button`. Starting a quiz begins an attempt, or finds the one under way',
    params: z.object({
      participantId: idOf('participant'),
      sessionId: idOf('lessonSession'),
      action: z.enum(['start', 'complete']),
    }),
    data: sessionResult,
    errors: [
      'not_found',
      'lesson_locked',
      'action_not_allowed',
      'live_session_cancelled',
      'presence_not_open',
      'quiz_without_questions',
      'attempts_used_up',
      'attempt_awaiting',
      'attempt_too_soon',
      'too_many_requests',
    ],
  },
  progress: {
    method: 'PUT',
    path: '/participant/session/:participantId/:sessionId/progress',
    auth: 'user',
    summary:
      'Tell what was played of a recording, and where it is; the first time begins the lesson, and enough of it finishes one whose setting says `duration`',
    params: z.object({ participantId: idOf('participant'), sessionId: idOf('lessonSession') }),
    body: playbackBeat,
    data: playbackState,
    errors: ['not_found', 'lesson_locked', 'action_not_allowed'],
    example: { player: 'pemutar-1', seq: 1, ranges: [[0, 10]], position: 10, rate: 1, opening: true },
  },
  offlineProgress: {
    method: 'PUT',
    path: '/participant/session/:participantId/:sessionId/offline-progress',
    auth: 'user',
    summary:
      'Tell what was played of a saved recording without a connection; it counts as far as it fits into the time of playing, once however often it is sent',
    params: z.object({ participantId: idOf('participant'), sessionId: idOf('lessonSession') }),
    body: offlinePlayback,
    data: offlinePlaybackState,
    errors: ['not_found', 'lesson_locked', 'action_not_allowed'],
    example: {
      sentAt: '2026-11-29T10:00:00.000Z',
      spans: [{ from: 0, to: 60, startedAt: '2026-11-29T08:00:00.000Z', endedAt: '2026-11-29T08:01:00.000Z' }],
      position: 60,
    },
  },
  saveState: {
    method: 'PUT',
    path: '/participant/session/:participantId/:sessionId/state',
    auth: 'user',
    summary:
      'Keep what a package asks to keep for me in this lesson; an older save than the one kept changes nothing, and a result of a SCORM package may pass the lesson',
    params: z.object({ participantId: idOf('participant'), sessionId: idOf('lessonSession') }),
    body: packageSave,
    data: packageSaved,
    errors: ['not_found', 'lesson_locked', 'action_not_allowed'],
    example: { value: '{"halaman":3}', revision: 1 },
  },
  sessionDetail: {
    method: 'GET',
    path: '/participant/session/detail-session/:id',
    auth: 'user',
    summary: 'My state in one lesson',
    params: z.object({ id: idOf('lessonSession') }),
    data: sessionDetail,
    errors: ['not_found'],
  },
  next: {
    method: 'GET',
    path: '/participant/session/next/:id',
    auth: 'user',
    summary: 'The lesson after this one, opened; null at the end',
    params: z.object({ id: idOf('lessonSession') }),
    data: sessionDetail.nullable(),
    errors: ['not_found', 'lesson_not_finished'],
  },
});
