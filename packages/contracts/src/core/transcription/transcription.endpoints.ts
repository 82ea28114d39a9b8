import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf } from '../../fields.ts';
import { captionsLanguages } from '../media/captions.rules.ts';
import { transcriptionOffer } from './transcription.schemas.ts';

const byRecording = z.object({ id: idOf('media') });

export const transcriptionEndpoints = defineEndpoints('transcription', {
  detail: {
    method: 'GET',
    path: '/media/:id/transcription',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Captions that a service writes for a video or audio of mine: their progress, and the draft',
    params: byRecording,
    data: transcriptionOffer,
    errors: ['not_found'],
  },
  start: {
    method: 'POST',
    path: '/media/:id/transcription',
    auth: 'partner',
    scopes: ['edit'],
    limit: { calls: 30, seconds: 3600 },
    summary:
      'Have captions written for a video or audio of mine. Called again while they are written it changes nothing; after a failure it continues, and in another language it begins anew',
    params: byRecording,
    body: z.object({ language: z.enum(captionsLanguages) }),
    data: transcriptionOffer,
    errors: ['not_found', 'transcriber_missing', 'too_many_requests'],
    example: { language: 'id' },
  },
  remove: {
    method: 'DELETE',
    path: '/media/:id/transcription',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Cancel the writing of captions, or discard the draft',
    params: byRecording,
    data: transcriptionOffer,
    errors: ['not_found'],
  },
});
