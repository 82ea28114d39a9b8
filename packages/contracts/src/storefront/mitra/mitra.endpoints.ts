import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { catalogCard } from '../catalog/catalog.schemas.ts';
import { catalogSorts, catalogTabs } from '../catalog/catalog.search.ts';
import { idOf, mitraRef } from '../../fields.ts';
import { instructorScopes } from '../../core/auth/membership.rules.ts';
import { jsonText, listOf, listQuery } from '../../list-query.ts';
import { mitra, mitraCreation, mitraPage, ownApplication, questionAnswer } from './mitra.schemas.ts';

const byRef = z.object({ id: mitraRef });

export const mitraEndpoints = defineEndpoints('mitra', {
  list: {
    method: 'GET',
    path: '/user/mitra',
    auth: 'optional',
    summary: 'The verified mitra; with `filter.mine` those that I belong to, verified or not',
    query: listQuery({ sort: ['name'] }).extend({
      filter: jsonText(z.strictObject({ mine: z.literal(true).optional() })).optional(),
    }),
    data: listOf(mitra),
  },
  detail: {
    method: 'GET',
    path: '/mitra/:id',
    auth: 'public',
    summary: 'A verified mitra by id or slug, with who teaches there',
    params: byRef,
    data: mitraPage,
    errors: ['not_found'],
  },
  classes: {
    method: 'GET',
    path: '/user/mitra/:id/class',
    auth: 'public',
    summary: 'What a verified mitra sells: classes, webinars and bundles',
    params: byRef,
    query: listQuery({ sort: catalogSorts, filter: { tab: z.enum(catalogTabs) } }),
    data: listOf(catalogCard),
    errors: ['not_found'],
  },
  application: {
    method: 'GET',
    path: '/user/mitra/application',
    auth: 'user',
    summary:
      'My latest application to become a partner, with its documents and the questions about it; null if I never applied',
    data: ownApplication.nullable(),
  },
  answer: {
    method: 'POST',
    path: '/user/mitra/application/answer',
    auth: 'user',
    summary: 'Answer the question of staff about my application that waits, with documents if they asked for some',
    body: questionAnswer,
    data: ownApplication,
    errors: ['mitra_question_missing'],
    example: { answer: 'Sertifikatnya diterbitkan oleh Dewan Pers, nomornya ada di halaman kedua.' },
  },
  create: {
    method: 'POST',
    path: '/user/mitra/create',
    auth: 'user',
    summary:
      'Apply to become a partner: makes a mitra that I own, act for and build classes for until an operator decides. After a rejection it takes the new answers and is Pending again',
    body: mitraCreation,
    data: ownApplication,
    errors: ['email_not_verified', 'mitra_application_pending', 'mitra_already_owned'],
    example: {
      kind: 'institute',
      name: 'Ruang Redaksi',
      categoryId: '019ab000-0000-7000-8000-000000000000',
      expertise: 'Menulis feature dan wawancara',
      experience: 'professional',
      about: 'Kelas menulis, wawancara, dan foto dari wartawan yang masih meliput.',
      link: 'https://contoh.id',
      isAgreed: true,
    },
  },
  switchTo: {
    method: 'POST',
    path: '/user/switch-mitra',
    auth: 'partner',
    scopes: instructorScopes,
    summary: 'Act for another mitra that I belong to, from now on and on every device',
    body: z.object({ mitraId: idOf('mitra') }),
    data: mitra,
    errors: ['not_found'],
    example: { mitraId: '019ab000-0000-7000-8000-000000000000' },
  },
});
