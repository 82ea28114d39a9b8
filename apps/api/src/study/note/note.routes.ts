import { noteEndpoints } from '@sinau/contracts/study/note/note.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { NoteService } from './note.service.ts';

export const noteRoutes = (notes: NoteService) =>
  defineRoutes(noteEndpoints, {
    list: ({ actor, query }) => notes.list(actor, query),
    create: ({ actor, body }) => notes.create(actor, body),
    update: ({ actor, params, body }) => notes.update(actor, params, body),
    remove: ({ actor, params }) => notes.remove(actor, params),
  });
