import { lesson, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('a copy of a class is a draft of its own, with outline, lessons and settings of the working version', async () => {
  const { partner } = await scene(app);
  const row = await publishedProgram(app, partner, {
    outline: [['A', 'B'], ['C']],
    salePrice: 90_000,
    normalPrice: 120_000,
  });
  const { lessons } = row.sections[0]!;
  await partner.call(lesson.update, {
    params: { id: lessons[0]!.id },
    body: { type: 'article', title: 'A baru', content: { html: '<p>Baru.</p>' }, setting: {}, revision: 1 },
  });

  const copy = await partner.call(program.duplicate, { params: { type: 'program', id: row.id } });
  if (copy.type !== 'program') throw new Error('A copy of a program is a program');
  expect(copy).toMatchObject({
    title: `Salinan dari ${row.title}`,
    statusApprove: 'draft',
    salePrice: 120_000,
    normalPrice: null,
    category: { id: row.categoryId },
  });
  expect(copy.sections.map((section) => section.lessons.map(({ title }) => title))).toEqual([['A baru', 'B'], ['C']]);
  const copied = copy.sections[0]!.lessons[0]!;
  expect(await partner.call(lesson.detail, { params: { id: copied.id } })).toMatchObject({
    content: { html: '<p>Baru.</p>' },
  });

  await partner.call(lesson.remove, { params: { id: copied.id } });
  expect((await partner.call(program.mineDetail, { params: { id: row.id } })).sections[0]!.lessons).toHaveLength(2);
  expect(await app.visitor.attempt(program.detail, { params: { id: copy.id } })).toMatchObject({ status: 404 });
});

test('copies of copies get titles that fit and slugs of their own, also when created concurrently', async () => {
  const { partner } = await scene(app);
  const { id } = await publishedProgram(app, partner, { title: `Judul ${'panjang '.repeat(13)}sekali` });
  const copies = await Promise.all(
    [1, 2, 3].map(() => partner.call(program.duplicate, { params: { type: 'program', id } })),
  );
  expect(new Set(copies.map(({ slug }) => slug)).size).toBe(3);
  for (const { title } of copies) expect(title.length).toBeLessThanOrEqual(120);
});
