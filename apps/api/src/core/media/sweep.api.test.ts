import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { media } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hours } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';
import { storedFiles, fixture, upload } from '../../testing/uploads.ts';
import { attachMedia, findMediaByIds } from './index.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

const uploaded = async () =>
  (await upload(app, partner, '/media', { name: 'materi.pdf', content: fixture('lesson.pdf') })).data;
const attach = (id: string, owner: { id: string; mitraId: string | null } = partner) =>
  app.db.$transaction((tx) => attachMedia(tx, id, owner, app.clock.now()));

test('an unused upload is deleted after a day; a used one stays', async () => {
  const [used, forgotten] = [await uploaded(), await uploaded()];
  expect(await attach(used.id)).toMatchObject({ id: used.id, kind: 'pdf', pageCount: 3 });

  app.clock.advance(hours(23));
  await app.runJob('media.sweep');
  expect(await storedFiles(app)).toHaveLength(2);

  app.clock.advance(hours(2));
  const young = await uploaded();
  await app.runJob('media.sweep');
  expect((await findMediaByIds(app.db, [used.id, forgotten.id, young.id])).map(({ id }) => id).sort()).toEqual(
    [used.id, young.id].sort(),
  );
  expect((await storedFiles(app)).map((path) => path.split('/').at(-2)).sort()).toEqual([used.id, young.id].sort());
  expect(await attach(forgotten.id)).toBeNull();
});

test('a used file cannot be deleted, and another user cannot use it', { tags: 'night' }, async () => {
  const { id } = await uploaded();
  const stranger = await newPerson(app);
  expect(await attach(id, { id: stranger.id, mitraId: null })).toBeNull();
  expect(await attach(id, { id: stranger.id, mitraId: partner.mitraId })).toMatchObject({ id });
  expect(await partner.attempt(media.remove, { params: { id } })).toMatchObject({ status: 409, code: 'media_in_use' });
});

test('leftovers of a killed server are removed', { tags: 'night' }, async () => {
  const { id } = await uploaded();
  await app.db.media.update({ where: { id }, data: { state: 'storing' } });
  const workshop = join(app.env.DATA_DIR, 'media/work');
  mkdirSync(workshop, { recursive: true });
  for (const [name, age] of [
    ['lama', hours(2)],
    ['baru', 0],
  ] as const) {
    const at = new Date(app.clock.now().getTime() - age);
    writeFileSync(join(workshop, name), 'potongan');
    utimesSync(join(workshop, name), at, at);
  }
  expect(await partner.attempt(media.detail, { params: { id } })).toMatchObject({ status: 404 });
  expect((await storedFiles(app)).filter((path) => path.includes(id) || path.startsWith(workshop))).toHaveLength(3);

  app.clock.advance(hours(25));
  utimesSync(join(workshop, 'baru'), app.clock.now(), app.clock.now());
  await app.runJob('media.sweep');
  expect((await storedFiles(app)).filter((path) => path.includes(id) || path.startsWith(workshop))).toEqual([
    join(workshop, 'baru'),
  ]);
});
