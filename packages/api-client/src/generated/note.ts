// Written by `pnpm generate` from packages/contracts.
import type { noteEndpoints } from '@sinau/contracts/study/note/note.endpoints';
import { operation } from '../operation.ts';

export const note = {
  key: ['note'],
  list: operation<typeof noteEndpoints.list>('note.list', 'GET', '/user/note'),
  create: operation<typeof noteEndpoints.create>('note.create', 'POST', '/user/note'),
  update: operation<typeof noteEndpoints.update>('note.update', 'PUT', '/user/note/:id'),
  remove: operation<typeof noteEndpoints.remove>('note.remove', 'DELETE', '/user/note/:id'),
};
