import { z } from 'zod';
import { newsCheck } from '../../study/assistant/assistant.schemas.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf, webinarRef } from '../../fields.ts';
import { participantLesson } from '../../study/learning/learning.schemas.ts';
import { submissionText } from '../../study/submission/submission.schemas.ts';
import {
  previewedClass,
  previewedWebinar,
  sampleAnswers,
  sampleAttempt,
  sampleCertificate,
  sampleResult,
} from './preview.schemas.ts';

const byClass = z.object({ id: classRef });
const byLesson = z.object({ id: idOf('lesson') });

/**
 * A class as its participants will see it, for its team and for operators; to everybody else it does not exist. None of
 * these calls stores anything (docs/decisions/0114).
 */
export const previewEndpoints = defineEndpoints('preview', {
  program: {
    method: 'GET',
    path: '/user/preview/program/:id',
    auth: 'user',
    summary: 'The working version of a class or webinar, for its lessons',
    params: byClass,
    data: previewedClass,
    errors: ['not_found'],
  },
  webinar: {
    method: 'GET',
    path: '/user/preview/webinar/:id',
    auth: 'user',
    summary: 'The working version of a webinar, for its page',
    params: z.object({ id: webinarRef }),
    data: previewedWebinar,
    errors: ['not_found'],
  },
  lesson: {
    method: 'GET',
    path: '/user/preview/lesson/:id',
    auth: 'user',
    summary: 'A lesson of the working version, as its participants will get it; `session` is made up',
    params: byLesson,
    data: participantLesson,
    errors: ['not_found'],
  },
  attempt: {
    method: 'GET',
    path: '/user/preview/quiz/:id/attempt',
    auth: 'user',
    summary: 'A new attempt at a quiz, drawn as for a participant, and the key to it',
    params: byLesson,
    data: sampleAttempt,
    errors: ['not_found', 'quiz_without_questions'],
  },
  grade: {
    method: 'POST',
    path: '/user/preview/quiz/:id/grade',
    auth: 'user',
    summary: 'What a participant would be shown for these answers',
    params: byLesson,
    body: sampleAnswers,
    data: sampleResult,
    errors: ['not_found', 'quiz_without_questions', 'invalid_input'],
    example: {
      id: '0198f1c0-0000-7000-8000-000000000000',
      number: 1,
      startedAt: '2026-11-22T03:00:00.000Z',
      answers: { 'soal-1': ['a'] },
    },
  },
  check: {
    method: 'POST',
    path: '/user/preview/news/:id/check',
    auth: 'user',
    summary: 'What the built-in assistant remarks on a news text',
    params: byLesson,
    body: z.object({ content: submissionText }),
    data: newsCheck,
    errors: ['not_found', 'too_many_requests'],
    example: { content: 'Dua belas kios terbakar\n\nApi membakar dua belas kios di Pasar Kliwon, Selasa, 5 Mei 2026.' },
  },
  certificate: {
    method: 'GET',
    path: '/user/preview/certificate/:id',
    auth: 'user',
    summary: 'The certificate of a class with a sample name',
    params: byClass,
    data: sampleCertificate,
    errors: ['not_found'],
  },
});
