import { compare } from '@sinau/api-client';
import { maxCompared } from '@sinau/contracts/authoring/compare/compare.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const inDays = (count: number) => later(app.clock.now(), days(count));
const compared = async (...slugs: string[]) =>
  (await app.visitor.call(compare.classes, { query: { slugs: slugs.join() } })).list;

test('a visitor compares classes and webinars in the requested order, with the data of their pages', async () => {
  const { partner } = await scene(app);
  const program = await publishedProgram(app, partner, {
    format: 'intensive',
    salePrice: 150_000,
    normalPrice: 250_000,
    promotionEndsAt: inDays(2),
    level: 'beginner',
    outline: [['Apa itu lead'], [], ['Menulis lead']],
  });
  await app.db.class.update({ where: { id: program.id }, data: { cohort: 'Angkatan 5', weeklyHours: 4 } });
  const webinar = await publishedWebinar(app, partner, { inDays: [7, 9] });
  await app.db.educator.create({
    data: {
      classId: program.id,
      name: 'Maya Larasati',
      title: 'Redaktur',
      bio: '',
      position: 0,
      createdAt: app.clock.now(),
    },
  });
  expect(await compared(webinar.slug, program.slug)).toMatchObject([
    {
      slug: webinar.slug,
      type: 'webinar',
      format: null,
      isForSale: true,
      sale: { state: 'open' },
      totalSession: 2,
      nextSession: { startsAt: webinar.startsAt!.toISOString() },
      sections: ['Sesi 1', 'Sesi 2'],
    },
    {
      slug: program.slug,
      type: 'program',
      format: 'intensive',
      salePrice: 150_000,
      normalPrice: 250_000,
      level: 'beginner',
      language: 'id',
      cohort: 'Angkatan 5',
      weeklyHours: 4,
      educators: [{ name: 'Maya Larasati', title: 'Redaktur' }],
      isForSale: true,
      totalSession: 0,
      nextSession: null,
      sections: ['Section 1', 'Section 3'],
    },
  ]);
});

test('the next session is the next one not cancelled, and a webinar that is over is not for sale', async () => {
  const { partner } = await scene(app);
  const { id, slug } = await publishedWebinar(app, partner, { inDays: [1, 2, 3] });
  const [, second, third] = await app.db.liveSession.findMany({ where: { classId: id }, orderBy: { startsAt: 'asc' } });
  await app.db.liveSession.update({
    where: { id: second!.id },
    data: { cancelledAt: app.clock.now(), cancelReason: 'Pembicara sakit' },
  });
  app.clock.advance(days(1.5));
  expect(await compared(slug)).toMatchObject([
    { isForSale: true, totalSession: 2, nextSession: { startsAt: third!.startsAt!.toISOString() } },
  ]);
  app.clock.advance(days(2));
  expect(await compared(slug)).toMatchObject([{ isForSale: false, sale: { state: 'over' }, nextSession: null }]);
});

test('a promotion that has ended is compared at its normal price', async () => {
  const { partner } = await scene(app);
  const { slug } = await publishedProgram(app, partner, {
    salePrice: 150_000,
    normalPrice: 250_000,
    promotionEndsAt: inDays(1),
  });
  app.clock.advance(days(1));
  expect(await compared(slug)).toMatchObject([{ salePrice: 250_000, normalPrice: null, promotionEndsAt: null }]);
});

test('a class no longer on sale stays and is marked; one without a public page, and bundles, are omitted', async () => {
  const { partner } = await scene(app);
  const archived = await publishedProgram(app, partner, { archiveAt: app.clock.now() });
  const suspended = await publishedProgram(app, partner, {
    suspendedAt: app.clock.now(),
    suspensionReason: 'Laporan peserta',
  });
  const draft = await newProgram(app, partner);
  const sold = await publishedProgram(app, partner);
  const bundle = await publishedBundle(app, partner, {
    classIds: [sold.id, (await publishedProgram(app, partner)).id],
  });
  expect(await compared(archived.slug, suspended.slug, sold.slug)).toMatchObject([
    { slug: archived.slug, isForSale: false },
    { slug: sold.slug, isForSale: true },
  ]);
  expect(await compared(draft.slug, bundle.slug, 'tidak-ada')).toEqual([]);
});

test('three classes cost as many statements as one, even if one is repeated', async () => {
  const { partner } = await scene(app);
  const slugs = await Promise.all(
    Array.from({ length: maxCompared }, async () => (await publishedProgram(app, partner)).slug),
  );
  expect(await countQueries(() => compared(slugs[0]!))).toBe(1);
  expect(await countQueries(() => compared(...slugs))).toBe(1);
  expect(await compared(slugs[0]!, slugs[0]!)).toHaveLength(1);
});

test.each([
  ['four classes', 'a,b,c,d'],
  ['no class', ''],
  ['something else than slugs', 'a,,b'],
  ['a path', '../a'],
])('a comparison of %s is refused', async (_what, slugs) => {
  expect(await app.visitor.attempt(compare.classes, { query: { slugs } })).toMatchObject({
    status: 400,
    fields: { slugs: expect.any(String) as string },
  });
});
