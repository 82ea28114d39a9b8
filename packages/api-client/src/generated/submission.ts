// Written by `pnpm generate` from packages/contracts.
import type { submissionEndpoints } from '@sinau/contracts/study/submission/submission.endpoints';
import { operation } from '../operation.ts';

export const submission = {
  key: ['submission'],
  withdraw: operation<typeof submissionEndpoints.withdraw>('submission.withdraw', 'PUT', '/participant/session/:participantId/:sessionId/withdraw'),
  queue: operation<typeof submissionEndpoints.queue>('submission.queue', 'GET', '/grading'),
  summary: operation<typeof submissionEndpoints.summary>('submission.summary', 'GET', '/grading-summary'),
  detail: operation<typeof submissionEndpoints.detail>('submission.detail', 'GET', '/grading/:id'),
  claim: operation<typeof submissionEndpoints.claim>('submission.claim', 'POST', '/grading/:id/claim'),
  release: operation<typeof submissionEndpoints.release>('submission.release', 'POST', '/grading/:id/release'),
  grade: operation<typeof submissionEndpoints.grade>('submission.grade', 'POST', '/grading/:id/grade'),
  operatorDetail: operation<typeof submissionEndpoints.operatorDetail>('submission.operatorDetail', 'GET', '/operator/submission/:id'),
  snippets: operation<typeof submissionEndpoints.snippets>('submission.snippets', 'GET', '/grading-snippet'),
  createSnippet: operation<typeof submissionEndpoints.createSnippet>('submission.createSnippet', 'POST', '/grading-snippet'),
  removeSnippet: operation<typeof submissionEndpoints.removeSnippet>('submission.removeSnippet', 'DELETE', '/grading-snippet/:id'),
};
