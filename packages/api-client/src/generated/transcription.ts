// Written by `pnpm generate` from packages/contracts.
import type { transcriptionEndpoints } from '@sinau/contracts/core/transcription/transcription.endpoints';
import { operation } from '../operation.ts';

export const transcription = {
  key: ['transcription'],
  detail: operation<typeof transcriptionEndpoints.detail>('transcription.detail', 'GET', '/media/:id/transcription'),
  start: operation<typeof transcriptionEndpoints.start>('transcription.start', 'POST', '/media/:id/transcription'),
  remove: operation<typeof transcriptionEndpoints.remove>('transcription.remove', 'DELETE', '/media/:id/transcription'),
};
