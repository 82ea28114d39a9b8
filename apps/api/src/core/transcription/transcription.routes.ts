import { transcriptionEndpoints } from '@sinau/contracts/core/transcription/transcription.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { TranscriptionService } from './transcription.service.ts';

export const transcriptionRoutes = (transcription: TranscriptionService) =>
  defineRoutes(transcriptionEndpoints, {
    detail: ({ actor, params }) => transcription.detail(actor, params),
    start: ({ actor, params, body }) => transcription.start(actor, params, body),
    remove: ({ actor, params }) => transcription.remove(actor, params),
  });
