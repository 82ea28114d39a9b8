import { program } from '@sinau/api-client';
import { mediaAddress } from '@sinau/contracts/core/media/media.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newLessonFile, newProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });

const picture = {
  kind: 'image',
  purpose: 'public',
  pageCount: null,
  width: 1280,
  height: 720,
  fileName: 'picture.webp',
  type: 'image/webp',
} as const;

test('a refused class does not protect its cover from being swept', async () => {
  const { partner } = await scene(app);
  const { id } = await newLessonFile(app, partner, picture);
  const about = '<img data-media="0198f1c0-0000-7000-8000-000000000000" alt="Hilang">';
  const body = { title: 'Kelas baru', thumbnail: mediaAddress(id), about };
  expect(await partner.attempt(program.create, { body })).toMatchObject({
    status: 422,
    fields: { about: expect.stringContaining('gambar') as string },
  });
  expect(await app.db.media.findUniqueOrThrow({ where: { id } })).toMatchObject({ attachedAt: null });
});

test('an uploaded picture can be the cover of a class of its own mitra only', async () => {
  const { partner, otherPartner } = await scene(app);
  const row = await newProgram(app, partner);
  const own = await newLessonFile(app, partner, picture);
  const { thumbnail, revision } = await partner.call(program.update, {
    ...byId(row.id),
    body: { thumbnail: mediaAddress(own.id), revision: 1 },
  });
  expect(thumbnail).toBe(mediaAddress(own.id));
  expect((await app.db.media.findUniqueOrThrow({ where: { id: own.id } })).attachedAt).not.toBeNull();

  const foreign = await newLessonFile(app, otherPartner, picture);
  const pdf = await newLessonFile(app, partner);
  const secret = await newLessonFile(app, partner, { ...picture, purpose: 'lesson' });
  for (const { id } of [foreign, pdf, secret, row]) {
    expect(
      await partner.attempt(program.update, { ...byId(row.id), body: { thumbnail: mediaAddress(id), revision } }),
    ).toMatchObject({
      status: 422,
      fields: { thumbnail: 'Gambar ini tidak ditemukan. Unggah lagi.' },
    });
  }
  expect((await app.db.class.findUniqueOrThrow({ where: { id: row.id } })).thumbnail).toBe(mediaAddress(own.id));
});
