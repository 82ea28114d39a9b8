// Written by `pnpm generate` from packages/contracts.
import type { quizEndpoints } from '@sinau/contracts/study/quiz/quiz.endpoints';
import { operation } from '../operation.ts';

export const quiz = {
  key: ['quiz'],
  answer: operation<typeof quizEndpoints.answer>('quiz.answer', 'PUT', '/participant/session/:participantId/:sessionId/answer'),
  submit: operation<typeof quizEndpoints.submit>('quiz.submit', 'PUT', '/participant/session/:participantId/:sessionId/submit'),
  grantAttempt: operation<typeof quizEndpoints.grantAttempt>('quiz.grantAttempt', 'POST', '/user/quiz/extra-attempt/:id'),
  myAnswer: operation<typeof quizEndpoints.myAnswer>('quiz.myAnswer', 'GET', '/participant/my-answer/:id/quiz'),
};
