import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { idOf } from '../fields.ts';
import { sessionResult } from '../learning/learning.schemas.ts';
import { answerReceipt, answerRevision, answers, attemptResult } from './quiz.schemas.ts';

const ofSession = z.object({ participantId: idOf('participant'), sessionId: idOf('lessonSession') });
const example = { attemptId: '0198f1c0-0000-7000-8000-000000000000', answers: { 'soal-1': ['a'] }, revision: 1 };

/** An attempt is begun by `learning.act` with the action `start`, and read back in `learning.sessionDetail`. */
export const quizEndpoints = defineEndpoints('quiz', {
  answer: {
    method: 'PUT',
    path: '/participant/session/:participantId/:sessionId/answer',
    auth: 'user',
    summary: 'Save answers of my attempt: those that are named, or all',
    params: ofSession,
    body: z.object({ attemptId: idOf('attempt'), answers, revision: answerRevision }),
    data: answerReceipt,
    errors: ['not_found', 'lesson_locked', 'attempt_submitted', 'attempt_time_up', 'invalid_input'],
    example,
  },
  submit: {
    method: 'PUT',
    path: '/participant/session/:participantId/:sessionId/submit',
    auth: 'user',
    summary: 'Hand my attempt in, once; asked again it answers the same result',
    params: ofSession,
    body: z
      .object({ attemptId: idOf('attempt'), answers: answers.optional(), revision: answerRevision.optional() })
      .refine((sent) => (sent.answers === undefined) === (sent.revision === undefined), {
        path: ['revision'],
        message: 'Jawaban dan revisinya dikirim bersama',
      }),
    data: z.object({ result: attemptResult, session: sessionResult }),
    errors: ['not_found', 'lesson_locked', 'invalid_input'],
    example,
  },
  myAnswer: {
    method: 'GET',
    path: '/participant/my-answer/:id/quiz',
    auth: 'user',
    summary: 'My answers of the last attempt that was handed in; null before the first',
    params: z.object({ id: idOf('lessonSession') }),
    data: attemptResult.nullable(),
    errors: ['not_found', 'lesson_locked'],
  },
});
