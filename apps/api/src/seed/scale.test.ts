import { catalog } from '@sinau/api-client';
import { coverAddress, coverNames } from '@sinau/contracts/authoring/program/program.covers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { seedReference } from './reference.ts';
import { seedScale } from './scale.ts';

let app: AppUnderTest;
const now = new Date('2026-11-21T05:00:00Z');
beforeAll(async () => {
  app = await startApp();
  await seedReference(app.db, app.env);
  await seedScale(app.db, 600, now);
});
afterAll(() => app.stop());

const classes = () =>
  app.db.class.findMany({
    orderBy: { code: 'asc' },
    omit: { id: true, mitraId: true, createdById: true, categoryId: true },
  });

test('loading it again changes nothing, and a larger number adds the rest', async () => {
  const before = await classes();
  await seedScale(app.db, 600, now);
  expect(await classes()).toEqual(before);

  await seedScale(app.db, 700, now);
  expect(await app.db.class.count()).toBe(700);
  expect(await app.db.user.count()).toBe(await app.db.mitra.count());
});

test('the classes spread over topics, formats, prices and states, and can be found', async () => {
  const { total, facets } = await app.visitor.call(catalog.list, { query: { perPage: 10 } });
  expect(total).toBeGreaterThan(500);
  expect(facets.category.filter(({ count }) => count === 0)).toEqual([]);
  expect(facets.tab.filter(({ count }) => count).map(({ value }) => value)).toEqual([
    'self-paced',
    'intensive',
    'bootcamp',
  ]);
  expect(await app.db.class.count({ where: { statusApprove: 'draft' } })).toBeGreaterThan(0);
  expect(await app.db.class.count({ where: { salePrice: 0 } })).toBeGreaterThan(0);
  expect(await app.db.class.count({ where: { promotionEndsAt: { gt: now } } })).toBeGreaterThan(0);
  const covers = await app.db.class.findMany({ distinct: ['thumbnail'], select: { thumbnail: true } });
  expect(coverNames.map(coverAddress)).toEqual(expect.arrayContaining(covers.map(({ thumbnail }) => thumbnail)));
});

test('the stored figures of a class about its lessons equal those of the trigger', async () => {
  const differing = await app.db.$queryRaw`
    SELECT c.code FROM "Class" c LEFT JOIN "Lesson" l ON l."classId" = c.id
    GROUP BY c.id HAVING c."lessonCount" <> count(l.id) OR c."durationSeconds" <> coalesce(sum(l."durationSeconds"), 0)`;
  expect(differing).toEqual([]);
});
