import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { mitraRef, shapeOf, text } from '../../fields.ts';
import { reasonRule } from '../operator/operator.rules.ts';
import { appealRules } from './suspension.rules.ts';
import { mitraStop, stoppedMitra } from './suspension.schemas.ts';

const byMitra = z.object({ id: mitraRef });
const staff = ['review', 'support'] as const;

/** Stopping a mitra whole: nothing of it is for sale, and it neither publishes nor withdraws. */
export const suspensionEndpoints = defineEndpoints('suspension', {
  mine: {
    method: 'GET',
    path: '/user/mitra/stop',
    auth: 'partner',
    summary: 'Why my mitra is stopped; null while it is not',
    data: mitraStop.nullable(),
  },
  appeal: {
    method: 'POST',
    path: '/user/mitra/stop/appeal',
    auth: 'partner',
    summary: 'Ask the operators to look at the stop again, once',
    body: z.object(shapeOf(appealRules)),
    data: mitraStop,
    errors: ['mitra_not_stopped', 'appeal_sent'],
    example: { text: 'Foto itu kami beli dari pemiliknya, dan suratnya bisa kami kirim.' },
  },
  detail: {
    method: 'GET',
    path: '/operator/mitra/:id/stop',
    auth: 'operator',
    staff,
    summary: 'Whether a mitra is stopped, since when and why',
    params: byMitra,
    data: stoppedMitra,
    errors: ['not_found'],
  },
  stop: {
    method: 'PUT',
    path: '/operator/mitra/:id/stop',
    auth: 'operator',
    staff,
    summary:
      'Take all that a mitra sells off sale, and refuse what it publishes or withdraws; mails its members why. Participants keep what they have',
    params: byMitra,
    body: z.object({ reason: text(reasonRule.max, reasonRule.min) }),
    data: stoppedMitra,
    errors: ['not_found', 'mitra_stopped'],
    example: { reason: 'Beberapa kelasmu dilaporkan memuat materi yang disalin tanpa izin.' },
  },
  restore: {
    method: 'PUT',
    path: '/operator/mitra/:id/restore',
    auth: 'operator',
    staff,
    summary: 'Let a stopped mitra go on: exactly what the stop took off sale is sold again; mails its members',
    params: byMitra,
    data: stoppedMitra,
    errors: ['not_found', 'mitra_not_stopped'],
  },
});
