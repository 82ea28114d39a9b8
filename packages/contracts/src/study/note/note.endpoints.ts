import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { note, noteContent, noteCreation } from './note.schemas.ts';

const byId = z.object({ id: idOf('note') });

/** Private notes of participants while they study. */
export const noteEndpoints = defineEndpoints('note', {
  list: {
    method: 'GET',
    path: '/user/note',
    auth: 'user',
    summary: 'My notes, as the outline of their class has it; `keyword` is part of a note',
    query: listQuery({
      sort: ['outline'],
      filter: { classId: idOf('program'), lessonId: idOf('lesson') },
    }),
    data: listOf(note),
  },
  create: {
    method: 'POST',
    path: '/user/note',
    auth: 'user',
    summary: 'Write a note about a lesson that is open to me',
    body: noteCreation,
    data: note,
    errors: ['not_found', 'lesson_locked', 'too_many_notes'],
    limit: { calls: 120, seconds: 600 },
    example: {
      id: '019ab000-0000-7000-8000-000000000001',
      lessonId: '019ab000-0000-7000-8000-000000000000',
      content: 'Lead memuat apa, siapa, kapan.',
      atSecond: 75,
    },
  },
  update: {
    method: 'PUT',
    path: '/user/note/:id',
    auth: 'user',
    summary: 'Change a note of mine',
    params: byId,
    body: noteContent,
    data: note,
    errors: ['not_found'],
    limit: { calls: 300, seconds: 600 },
    example: { content: 'Lead memuat apa, siapa, kapan, di mana.' },
  },
  remove: {
    method: 'DELETE',
    path: '/user/note/:id',
    auth: 'user',
    summary: 'Delete a note of mine',
    params: byId,
    data: noData,
    errors: ['not_found'],
  },
});
