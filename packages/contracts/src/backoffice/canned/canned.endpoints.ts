import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, instant, noData, shapeOf } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { cannedAnswerRules } from './canned.rules.ts';

const content = z.object(shapeOf(cannedAnswerRules));

export const cannedAnswer = content.extend({ id: idOf('cannedAnswer'), createdAt: instant, updatedAt: instant });
export type CannedAnswer = z.infer<typeof cannedAnswer>;

const desk = { auth: 'operator', staff: ['support'] } as const;
const params = z.object({ id: idOf('cannedAnswer') });
const example = {
  title: 'Kelas belum terbuka',
  content: 'Halo {nama}, pembayaranmu sudah kami terima dan kelasnya sudah terbuka.',
};

/** Answers that staff use again, in requests for help. */
export const cannedEndpoints = defineEndpoints('canned', {
  list: {
    method: 'GET',
    path: '/operator/canned-answer',
    ...desk,
    summary: 'Canned answers, by title; `keyword` is part of a title or a text',
    query: listQuery({ sort: ['title'] }),
    data: listOf(cannedAnswer),
  },
  create: {
    method: 'POST',
    path: '/operator/canned-answer',
    ...desk,
    summary: 'Write a canned answer; `{nama}` in it stands for the name of the person who asked',
    body: content,
    data: cannedAnswer,
    errors: ['invalid_input', 'canned_answers_full'],
    example,
  },
  edit: {
    method: 'PUT',
    path: '/operator/canned-answer/:id',
    ...desk,
    summary: 'Change a canned answer; what was sent with it stays as it is',
    params,
    body: content,
    data: cannedAnswer,
    errors: ['not_found', 'invalid_input'],
    example,
  },
  remove: {
    method: 'DELETE',
    path: '/operator/canned-answer/:id',
    ...desk,
    summary: 'Delete a canned answer',
    params,
    data: noData,
    errors: ['not_found'],
  },
});
