import { catalog } from '@sinau/api-client';
import { mostSuggestions } from '@sinau/contracts/storefront/catalog/suggestion.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedReference } from '../../../seed/reference.ts';
import { startApp, type AppUnderTest } from '../../../testing/app-under-test.ts';
import { publishedProgram } from '../../../testing/classes.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { publishedBundle } from '../../../testing/marketplace.ts';
import { newPartner } from '../../../testing/scene.ts';

let app: AppUnderTest;
const suggest = (keyword: string) => app.visitor.call(catalog.suggestions, { query: { keyword } });
const offers = async (keyword: string) => (await suggest(keyword)).offers.map(({ title }) => title);

beforeAll(async () => {
  app = await startApp();
  await seedReference(app.db, app.env);
  const partner = await newPartner(app);
  const { id: categoryId } = await app.db.category.findUniqueOrThrow({ where: { slug: 'foto-video' } });
  const classOf = (title: string, participantCount: number) =>
    publishedProgram(app, partner, { title, categoryId, participantCount, description: '', salePrice: 120_000 });
  const first = await classOf('Fotografi Produk', 3);
  const second = await classOf('Menulis Berita', 9);
  await classOf('Statistika Dasar', 1);
  await classOf('Diarsipkan Fotografi', 50).then(({ id }) =>
    app.db.class.update({ where: { id }, data: { archiveAt: app.clock.now() } }),
  );
  await publishedBundle(app, partner, { title: 'Paket Wartawan Foto', classIds: [first.id, second.id] });
  await app.db.mitra.updateMany({ data: { name: 'Ruang Kelana' } });
  await app.db.educator.create({
    data: { classId: second.id, name: 'Quraisya Putri', title: 'Redaktur', position: 99, createdAt: app.clock.now() },
  });
  await app.runJob('catalog.vocabulary');
}, 60_000);
afterAll(() => app.stop());

test('three letters find classes and bundles that are for sale, with the fields of a row, and their topic', async () => {
  const { offers: found, topics } = await suggest('fot');
  expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining(['Fotografi Produk', 'Paket Wartawan Foto']));
  expect(found.map(({ title }) => title)).not.toContain('Diarsipkan Fotografi');
  expect(found.find(({ type }) => type === 'program')).toMatchObject({ salePrice: 120_000, format: 'self-paced' });
  expect(topics).toEqual([expect.objectContaining({ slug: 'foto-video' })]);
});

test.each([
  ['an affix', 'penulis', 'Menulis Berita'],
  ['a word that is begun with an error', 'fotgr', 'Fotografi Produk'],
  ['a typing error', 'statitsika', 'Statistika Dasar'],
  ['a second word that is begun', 'menulis ber', 'Menulis Berita'],
  ['a synonym', 'photography', 'Paket Wartawan Foto'],
])('suggestions correct and complete a keyword: %s', async (_case, keyword, title) => {
  expect((await offers(keyword))[0]).toBe(title);
});

test('mitra and educators are found by their names alone', async () => {
  expect(await suggest('kelan')).toMatchObject({ mitra: [{ name: 'Ruang Kelana' }], educators: [], topics: [] });
  expect(await suggest('qurais')).toMatchObject({ mitra: [], educators: [{ name: 'Quraisya Putri' }] });
  expect((await suggest('produk')).mitra).toEqual([]);
});

test('suggestions are at most eight, within five statements, and none for what is not taught', async () => {
  const found = Object.values(await suggest('kelana')).flat();
  expect(found.length).toBeLessThanOrEqual(mostSuggestions);
  expect(await countQueries(() => suggest('menulis ber'))).toBeLessThanOrEqual(5);
  for (const keyword of ['qwrtzpsdf', "'; --", '&|!()<->:*', '🙂🙂🙂'])
    expect(Object.values(await suggest(keyword)).flat()).toEqual([]);
});

test('fewer than three letters are refused by name', async () => {
  const { status, body } = await app.visitor.send('GET', '/search/suggestion?keyword=fo');
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('keyword');
});
