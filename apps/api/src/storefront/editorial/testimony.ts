import type { QueryOf } from '@sinau/contracts';
import type {
  StoredTestimony,
  testimonyEndpoints,
  TestimonyWriting,
} from '@sinau/contracts/storefront/testimony/testimony.endpoints';
import type { RecordKind } from './record-desk.ts';
import {
  deleteTestimony,
  findTestimonies,
  findTestimony,
  findTestimonyIds,
  insertTestimony,
  updateTestimony,
  type TestimonyRow,
} from './testimony.queries.ts';
import { attachNewPictures } from './written.ts';

export const testimonyKind: RecordKind<
  TestimonyRow,
  TestimonyWriting,
  QueryOf<typeof testimonyEndpoints.list>,
  StoredTestimony
> = {
  subject: 'testimony',
  find: findTestimony,
  findAll: findTestimonies,
  async insert(tx, body, writing) {
    await attachNewPictures(tx, writing, ['photo'], body, null);
    return insertTestimony(tx, body);
  },
  async update(tx, row, body, writing) {
    await attachNewPictures(tx, writing, ['photo'], body, row);
    return updateTestimony(tx, row.id, body);
  },
  remove: (tx, { id }) => deleteTestimony(tx, id),
  titleOf: ({ name }) => name,
  factsOf: ({ name, role, content, photo, isShown }) => ({ name, role, content, photo, isShown }),
  present: (row) => row,
  order: { table: 'Testimony', siblings: findTestimonyIds },
};
