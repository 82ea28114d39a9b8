import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf } from '../../fields.ts';
import { submissionText } from '../submission/submission.schemas.ts';
import { newsCheck } from './assistant.schemas.ts';

export const assistantEndpoints = defineEndpoints('assistant', {
  check: {
    method: 'POST',
    path: '/participant/session/:participantId/:sessionId/check',
    auth: 'user',
    summary: 'What the assistant remarks on a news text of mine. Nothing is stored',
    params: z.object({ participantId: idOf('participant'), sessionId: idOf('lessonSession') }),
    body: z.object({ content: submissionText }),
    data: newsCheck,
    errors: ['not_found', 'lesson_locked', 'too_many_requests'],
    example: { content: 'Dua belas kios terbakar\n\nApi membakar dua belas kios di Pasar Kliwon, Selasa, 5 Mei 2026.' },
  },
  checkSubmission: {
    method: 'POST',
    path: '/grading/:id/check',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'What the assistant remarks on a version of a news text that was handed in',
    params: z.object({ id: idOf('submission') }),
    body: z.object({ number: z.int().positive() }),
    data: newsCheck,
    errors: ['not_found', 'too_many_requests'],
    example: { number: 1 },
  },
});
