// Written by `pnpm generate` from packages/contracts.
import type { assistantEndpoints } from '@sinau/contracts/study/assistant/assistant.endpoints';
import { operation } from '../operation.ts';

export const assistant = {
  key: ['assistant'],
  check: operation<typeof assistantEndpoints.check>('assistant.check', 'POST', '/participant/session/:participantId/:sessionId/check'),
  checkSubmission: operation<typeof assistantEndpoints.checkSubmission>('assistant.checkSubmission', 'POST', '/grading/:id/check'),
};
