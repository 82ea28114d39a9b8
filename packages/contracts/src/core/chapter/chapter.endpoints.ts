import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf } from '../../fields.ts';
import { chapterProposalOffer } from './chapter.schemas.ts';

const byRecording = z.object({ id: idOf('media') });

export const chapterEndpoints = defineEndpoints('chapter', {
  detail: {
    method: 'GET',
    path: '/media/:id/chapter-proposal',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Chapters that the silences of a recording of mine suggest',
    params: byRecording,
    data: chapterProposalOffer,
    errors: ['not_found'],
  },
  start: {
    method: 'POST',
    path: '/media/:id/chapter-proposal',
    auth: 'partner',
    scopes: ['edit'],
    limit: { calls: 30, seconds: 3600 },
    summary:
      'Have the silences of a recording of mine found, in the background. Called again it changes nothing, except after a failure',
    params: byRecording,
    data: chapterProposalOffer,
    errors: ['not_found', 'ffmpeg_missing', 'too_many_requests'],
  },
});
