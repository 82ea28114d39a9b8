import { program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { newPartner } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('a list shows what each draft still lacks, and nothing of what is published', async () => {
  const partner = await newPartner(app);
  await newProgram(app, partner, { title: 'Lengkap' });
  const bare = { thumbnail: null, salePrice: null, categoryId: null, outline: [] };
  await newProgram(app, partner, { title: 'Kosong', ...bare });
  await publishedProgram(app, partner, { title: 'Terbit' });
  const { list } = await partner.call(program.mine, { query: { sort: 'title' } });
  expect(list.map(({ title, missing }) => ({ title, missing }))).toEqual([
    { title: 'Kosong', missing: ['thumbnail', 'categoryId', 'salePrice', 'sections'] },
    { title: 'Lengkap', missing: [] },
    { title: 'Terbit', missing: [] },
  ]);
  const cost = await countQueries(() => partner.call(program.mine));
  await newProgram(app, partner, bare);
  expect(await countQueries(() => partner.call(program.mine))).toBe(cost);
});
