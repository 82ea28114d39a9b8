import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf, noData } from '../../fields.ts';
import { educator, educatorInput, educatorUpdate } from './educator.schemas.ts';

const ofClass = z.object({ type: z.enum(['program', 'webinar']), id: classRef });
const byId = z.object({ id: idOf('educator') });
const example = {
  name: 'Maya Laras',
  title: 'Redaktur Ruang Redaksi',
  bio: 'Menyunting berita selama dua belas tahun.',
  photo: null,
};

/** Educators are not versioned with a class: saved changes are shown immediately. */
export const educatorEndpoints = defineEndpoints('educator', {
  list: {
    method: 'GET',
    path: '/user/educator/:type/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'The educators of my class, in their order',
    params: ofClass,
    data: z.object({ list: z.array(educator) }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/user/educator/:type/:id/create',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Show somebody as the last educator of my class',
    params: ofClass,
    body: educatorInput,
    data: educator,
    errors: ['not_found', 'too_many_educators'],
    example,
  },
  update: {
    method: 'PUT',
    path: '/user/educator/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Change what is shown of an educator, or their place',
    params: byId,
    body: educatorUpdate,
    data: educator,
    errors: ['not_found'],
    example: { ...example, index: 0 },
  },
  remove: {
    method: 'DELETE',
    path: '/user/educator/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Show an educator no longer',
    params: byId,
    data: noData,
    errors: ['not_found'],
  },
});
