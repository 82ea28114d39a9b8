import { program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishChanges, publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('level and language are a part of each version, and a copy has them', async () => {
  const { partner } = await scene(app);
  const key = { params: { id: (await publishedProgram(app, partner)).id } };
  const audience = { level: 'advanced', language: 'jv' } as const;
  const { revision, ...before } = await partner.call(program.mineDetail, key);
  expect(before).toMatchObject({ level: 'all', language: 'id' });

  await partner.call(program.update, { ...key, body: { ...audience, revision } });
  expect(await app.visitor.call(program.detail, key)).toMatchObject({ level: 'all', language: 'id' });
  expect((await partner.call(program.changes, key)).list).toMatchObject([
    { field: 'level', before: 'Semua tingkat', after: 'Mahir' },
    { field: 'language', before: 'Bahasa Indonesia', after: 'Bahasa Jawa' },
  ]);
  await publishChanges(partner, key.params.id);
  expect(await app.visitor.call(program.detail, key)).toMatchObject(audience);
  expect(await partner.call(program.duplicate, { params: { type: 'program', ...key.params } })).toMatchObject(audience);
});
