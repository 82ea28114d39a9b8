import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { announcement, announcementCreation } from './announcement.schemas.ts';

/** Announcements belong to answering participants: instructors who grade may send them. */
export const announcementEndpoints = defineEndpoints('announcement', {
  create: {
    method: 'POST',
    path: '/announcement/create',
    auth: 'partner',
    scopes: ['grade'],
    summary:
      'Tell the participants of my class something: a notification and an e-mail for each who has access, sent in the background',
    body: announcementCreation,
    data: announcement,
    errors: ['not_found', 'class_without_participants', 'too_many_requests'],
    example: {
      type: 'program',
      id: 'menulis-lead-yang-kuat',
      title: 'Sesi tanya jawab hari Sabtu',
      content: 'Kita bertemu pukul 10.00 WIB. Siapkan satu naskah yang ingin dibahas, ya.',
    },
  },
  list: {
    method: 'GET',
    path: '/announcement/:type/:id',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'Announcements to the participants of my class, the latest first',
    params: z.object({ type: z.enum(['program', 'webinar']), id: classRef }),
    query: listQuery(),
    data: listOf(announcement),
    errors: ['not_found'],
  },
});
