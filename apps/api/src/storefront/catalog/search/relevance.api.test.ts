import { catalog } from '@sinau/api-client';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedClasses } from '../../../seed/demo/seed-classes.ts';
import { demoClasses } from '../../../seed/demo/classes/index.ts';
import type { DemoClass } from '../../../seed/demo/demo-class.ts';
import { demoMitra } from '../../../seed/demo/people.ts';
import { seedReference } from '../../../seed/reference.ts';
import { startApp, type AppUnderTest } from '../../../testing/app-under-test.ts';
import { newPerson } from '../../../testing/scene.ts';
import { queries } from './queries.fixture.ts';
import { unseenQueries } from './unseen-queries.fixture.ts';

let app: AppUnderTest;
const search = (keyword: string, perPage = 3) => app.visitor.call(catalog.list, { query: { keyword, perPage } });
const found = async (keyword: string, perPage?: number) =>
  (await search(keyword, perPage)).list.map(({ title }) => title);

/** Search reads only the titles of lessons. */
const withoutFiles = (demo: DemoClass): DemoClass => ({
  ...demo,
  sections: demo.sections.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({ type: 'article', title: lesson.title, blocks: ['<p>Isi.</p>'] })),
  })),
});

/** Creates the demo's classes, without its users and their activity. */
beforeAll(async () => {
  app = await startApp();
  await seedReference(app.db, app.env);
  const { id: ownerId } = await newPerson(app);
  const mitra = await app.db.mitra.createManyAndReturn({
    data: demoMitra.map(({ name, slug }) => ({ name, slug, status: 'Verified' as const })),
    select: { id: true, slug: true },
  });
  const topics = await app.db.category.findMany({ select: { id: true, slug: true } });
  const surroundings = {
    mitra: new Map(mitra.map(({ id, slug }) => [slug, { id, ownerId }])),
    topics: new Map(topics.map(({ id, slug }) => [slug, id])),
    operatorId: ownerId,
    now: app.clock.now(),
  };
  await app.db.$transaction((tx) => seedClasses(tx, demoClasses.map(withoutFiles), surroundings), { timeout: 60_000 });
  await app.runJob('catalog.vocabulary');
}, 60_000);
afterAll(() => app.stop());

test.each(
  casesOfRun(
    [
      ['those that somebody else wrote', unseenQueries],
      ['those that it was made with', queries],
    ],
    1,
  ),
)(
  'at least 55 of sixty queries with typing errors, affixes and synonyms have their class in the first three: %s',
  async (_, asked) => {
    const missed = [];
    for (const [keyword, title] of asked) {
      const titles = await found(keyword);
      if (!titles.includes(title)) missed.push({ keyword, title, titles });
    }
    expect(asked).toHaveLength(60);
    expect(asked.length - missed.length, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(55);
  },
);

test('results that fit all words come first, and a title counts more than a topic or a lesson', async () => {
  expect((await found('wawancara'))[0]).toMatch(/^Wawancara/);
  expect((await found('desain'))[0]).toMatch(/Desain/);
  expect(await search('desain kemasan umkm')).toMatchObject({ search: { meant: null, isWhole: true } });
});

test('a misspelt keyword is answered by what was meant, and the answer says so', async () => {
  expect((await search('fotografi prodk')).search).toMatchObject({ meant: 'fotografi produk' });
  expect((await search('blajar pyton')).search).toMatchObject({ meant: 'python' });
});

test('results that fit some words are shown where nothing fits all', async () => {
  const answer = await search('kotlin batik');
  expect(answer.search).toEqual({ meant: null, isWhole: false });
  expect(answer.list.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Aplikasi Android Pertama dengan Kotlin', 'Batik Digital: Merancang Motif Sendiri']),
  );
});

test('a query for what is not taught finds nothing, however it is written', async () => {
  for (const keyword of ['qwrtzpsdf', "'; --", '&|!()<->:*', '🙂'])
    expect(await search(keyword)).toMatchObject({ list: [], total: 0 });
});

test('a renamed class, mitra or lesson and a new educator are immediately found by their new names', async () => {
  const { id, mitraId } = await app.db.class.findFirstOrThrow({ where: { title: 'Kopi Seduh Manual di Rumah' } });
  await app.db.class.update({ where: { id }, data: { title: 'Zirkonium untuk Semua' } });
  expect(await found('zirkonium')).toEqual(['Zirkonium untuk Semua']);
  await app.db.mitra.update({ where: { id: mitraId }, data: { name: 'Xilofon Nusantara' } });
  expect((await search('xilofon')).total).toBeGreaterThan(1);
  const { id: lessonId } = await app.db.lesson.findFirstOrThrow({ where: { classId: id } });
  await app.db.lesson.update({ where: { id: lessonId }, data: { title: 'Vulkanisir' } });
  expect(await found('vulkanisir')).toEqual(['Zirkonium untuk Semua']);
  await app.db.educator.create({
    data: { classId: id, name: 'Quraisya', title: 'Pengajar', position: 99, createdAt: app.clock.now() },
  });
  expect(await found('quraisya')).toEqual(['Zirkonium untuk Semua']);
});
