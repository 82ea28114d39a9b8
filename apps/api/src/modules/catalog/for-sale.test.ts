import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram, publishedProgram, scene } from '../../testing/scene.ts';
import { findClassesForSale } from './index.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('what is published and not archived is for sale; nothing else is', async () => {
  const { partner } = await scene(app);
  const published = await publishedProgram(app, partner, { format: 'self_paced', salePrice: 0 });
  const archived = await publishedProgram(app, partner, { archiveAt: new Date() });
  const draft = await newProgram(app, partner);

  const rows = await findClassesForSale(app.db, [published.id, archived.id, draft.id]);

  expect(rows).toEqual([expect.objectContaining({ id: published.id, format: 'self-paced', salePrice: 0, isForSale: true, mitra: expect.objectContaining({ id: partner.mitraId }) })]);
});
