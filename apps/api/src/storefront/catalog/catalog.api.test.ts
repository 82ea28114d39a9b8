import { catalog, category, program } from '@sinau/api-client';
import type { Sending } from '@sinau/contracts';
import type { catalogEndpoints } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPartner } from '../../testing/scene.ts';

let app: AppUnderTest;
type Query = Sending<typeof catalogEndpoints.list>['query'];
const titles = async (query: Query) => (await app.visitor.call(catalog.list, { query })).list.map(({ title }) => title);
const facet = <T extends { value: string; count: number | null }>(list: readonly T[], value: string) =>
  list.find((entry) => entry.value === value)?.count;

const topic = { write: '', data: '' };

beforeAll(async () => {
  app = await startApp();
  const partner = await newPartner(app);
  const write = await app.db.category.create({ data: { title: 'Jurnalistik', slug: 'jurnalistik', position: 1 } });
  const data = await app.db.category.create({ data: { title: 'Data', slug: 'data', position: 0 } });
  Object.assign(topic, { write: write.id, data: data.id });

  const publishedAt = new Date('2026-01-01T00:00:00Z');
  const at = (day: number) => new Date(publishedAt.getTime() + day * 86_400_000);
  await publishedProgram(app, partner, {
    title: 'Menulis Lead',
    description: 'Pembuka berita yang memikat pembaca.',
    categoryId: write.id,
    salePrice: 150_000,
    participantCount: 7,
    publishedAt: at(1),
  });
  await publishedProgram(app, partner, {
    title: 'Penulisan Feature',
    description: 'Kisah panjang tentang manusia biasa.',
    categoryId: write.id,
    salePrice: 0,
    participantCount: 9,
    publishedAt: at(2),
  });
  await publishedProgram(app, partner, {
    title: 'Statistik 100% Praktis',
    description: 'Angka untuk semua orang.',
    categoryId: data.id,
    salePrice: 90_000,
    participantCount: 9,
    publishedAt: at(3),
  });
  await publishedProgram(app, partner, {
    title: 'Bootcamp Data',
    description: 'Dari nol sampai dasbor.',
    categoryId: data.id,
    salePrice: 2_500_000,
    participantCount: 1,
    format: 'bootcamp',
    publishedAt: at(4),
    outline: [['A'], ['B', 'C']],
  });
  await publishedProgram(app, partner, { title: 'Menulis Terarsip', archiveAt: publishedAt, categoryId: write.id });
  await newProgram(app, partner, { title: 'Menulis Rancangan', categoryId: write.id });
  await app.runJob('catalog.vocabulary');
});
afterAll(() => app.stop());

test('the catalog shows what can be bought, most popular first, and nothing else', async () => {
  expect(await titles({ sort: 'title' })).toEqual([
    'Bootcamp Data',
    'Menulis Lead',
    'Penulisan Feature',
    'Statistik 100% Praktis',
  ]);
  expect((await titles({})).slice(2)).toEqual(['Menulis Lead', 'Bootcamp Data']);
});

test('a card shows what a class is, costs and holds', async () => {
  const { list } = await app.visitor.call(catalog.list, { query: { filter: { tab: 'bootcamp' } } });
  expect(list).toEqual([
    expect.objectContaining({
      type: 'program',
      format: 'bootcamp',
      salePrice: 2_500_000,
      totalLesson: 3,
      participantCount: 1,
      category: { title: 'Data', slug: 'data' },
      mitra: expect.objectContaining({ name: 'Ruang Redaksi', logo: null }) as object,
    }),
  ]);
});

test('each choice counts what it would show with the keyword and what is chosen in other groups', async () => {
  const { facets, total } = await app.visitor.call(catalog.list, {
    query: { keyword: 'statistik bootcamp menulis', filter: { tab: 'self-paced', categorySlug: 'data' } },
  });
  expect(facets.tab.map(({ value, label, count }) => [value, label, count])).toEqual([
    ['self-paced', 'Kelas Mandiri', 1],
    ['webinar', 'Webinar', 0],
    ['intensive', 'Kelas Intensif', 0],
    ['bootcamp', 'Bootcamp', 1],
    ['bundling', 'Bundling', 0],
  ]);
  expect(facets.category).toEqual([
    { value: 'data', label: 'Data', count: 1 },
    { value: 'jurnalistik', label: 'Jurnalistik', count: 2 },
  ]);
  expect(total).toBe(1);

  const all = await app.visitor.call(catalog.list, { query: { filter: { salePrice: { lte: 100_000 } } } });
  expect(all.total).toBe(2);
  expect([
    facet(all.facets.tab, 'self-paced'),
    facet(all.facets.category, 'data'),
    facet(all.facets.category, 'jurnalistik'),
  ]).toEqual([2, 1, 1]);
});

test('an empty tab is empty, not an error', async () => {
  for (const tab of ['webinar', 'bundling'] as const)
    expect(await app.visitor.call(catalog.list, { query: { filter: { tab } } })).toMatchObject({ list: [], total: 0 });
});

test.each([
  ['a word of the title', 'statistik', ['Statistik 100% Praktis']],
  ['another form of a word', 'menuliskan', ['Menulis Lead', 'Penulisan Feature', 'Statistik 100% Praktis']],
  ['a word of the description', 'pembaca', ['Menulis Lead']],
  ['the beginning of a word', 'feat', ['Penulisan Feature']],
  ['a word with a typing error', 'statitsik', ['Statistik 100% Praktis']],
  ['a topic', 'jurnalistik', ['Menulis Lead', 'Penulisan Feature']],
  ['a mitra', 'ruang redaksi', ['Bootcamp Data', 'Menulis Lead', 'Penulisan Feature', 'Statistik 100% Praktis']],
  ['a lesson', 'apa itu lead', ['Menulis Lead', 'Penulisan Feature', 'Statistik 100% Praktis']],
  ['a sign that means something to a pattern', '100%', ['Statistik 100% Praktis']],
  ['a pattern that would match all', '%', []],
  ['an underscore', '_', []],
  ['a backslash', '\\', []],
  ['a quote left open', '"pembuka', ['Menulis Lead']],
  ['script', '<script>alert(1)</script>', []],
  ['nothing at all', '  ', ['Bootcamp Data', 'Menulis Lead', 'Penulisan Feature', 'Statistik 100% Praktis']],
])('search finds %s', async (_case, keyword, found) => {
  expect(await titles({ keyword, sort: 'title' })).toEqual(found);
});

test.each<[string, Query, string[]]>([
  ['one topic', { filter: { categorySlug: 'data' } }, ['Bootcamp Data', 'Statistik 100% Praktis']],
  [
    'any of several topics',
    { filter: { categorySlug: ['data', 'jurnalistik'], tab: 'self-paced' } },
    ['Menulis Lead', 'Penulisan Feature', 'Statistik 100% Praktis'],
  ],
  ['all but one topic', { filter: { categorySlug: { ne: 'data' } } }, ['Menulis Lead', 'Penulisan Feature']],
  ['a part of a topic', { filter: { categorySlug: { contains: 'urnal' } } }, ['Menulis Lead', 'Penulisan Feature']],
  ['free classes', { filter: { salePrice: 0 } }, ['Penulisan Feature']],
  ['some prices', { filter: { salePrice: [0, 90_000] } }, ['Penulisan Feature', 'Statistik 100% Praktis']],
  ['a range of prices', { filter: { salePrice: { gt: 0, lt: 150_000 } } }, ['Statistik 100% Praktis']],
  ['a topic that does not exist', { filter: { categorySlug: 'tidak-ada' } }, []],
])('a filter finds %s', async (_case, query, found) => {
  expect(await titles({ ...query, sort: 'title' })).toEqual(found);
});

test('pages follow a total order: they neither repeat nor skip', async () => {
  for (const sort of ['popular', '-popular', 'publishedAt', '-salePrice', 'title']) {
    const pages = await Promise.all([1, 2, 3].map((page) => titles({ page, perPage: 2, sort })));
    expect(new Set(pages.flat()).size).toBe(4);
    expect(pages[2]).toEqual([]);
    expect(await titles({ page: 0, perPage: 0, sort })).toEqual(pages.flat());
  }
  expect(await titles({ order: [['salePrice', 'DESC']], sort: 'title', perPage: 1 })).toEqual(['Bootcamp Data']);
});

test('programs and classes are the same cards, newest and most popular first', async () => {
  expect((await app.visitor.call(program.list)).list.map(({ title }) => title)).toEqual([
    'Bootcamp Data',
    'Statistik 100% Praktis',
    'Penulisan Feature',
    'Menulis Lead',
  ]);
  const classes = await app.visitor.call(catalog.classes, {
    query: { filter: { format: 'bootcamp' }, attributes: ['title', 'salePrice'] },
  });
  expect(classes).toEqual({ list: [{ title: 'Bootcamp Data', salePrice: 2_500_000 }], total: 1, page: 1, perPage: 10 });
  const mitraSlug = (await app.visitor.call(program.list)).list[0]!.mitra.slug;
  expect((await app.visitor.call(program.list, { query: { filter: { mitraSlug } } })).total).toBe(4);
  const newer = await app.visitor.send('GET', '/v2/program?perPage=1');
  expect(newer.body).toMatchObject({ success: true, data: { total: 4, perPage: 1 } });
});

test.each([
  ['filter', 'filter=tab'],
  ['filter.tab', 'filter={"tab":"semua"}'],
  ['filter.salePrice', 'filter={"salePrice":"murah"}'],
  ['filter.salePrice', 'filter={"salePrice":99999999999}'],
  ['filter', 'filter={"mitraId":1}'],
  ['sort', 'sort=rahasia'],
  ['order.0.0', 'order=[["rahasia","ASC"]]'],
  ['page', 'page=-1'],
  ['perPage', 'perPage=1000'],
])('a query with an invalid %s is refused by that name: %s', async (field, query) => {
  const { body } = await app.visitor.send('GET', `/catalog?${encodeURI(query)}`);
  expect(body).toMatchObject({ status: 400, error: { code: 'bad_request' } });
  expect(Object.keys(body.error.fields as object).some((path) => path.startsWith(field.split('.')[0]!))).toBe(true);
});

test('a page of the catalog and a class page cost as many queries as one entry', async () => {
  const few = await countQueries(() => app.visitor.call(catalog.list, { query: { perPage: 1 } }));
  const many = await countQueries(() => app.visitor.call(catalog.list, { query: { page: 0, perPage: 0 } }));
  expect([few, many]).toEqual([2, 2]);

  const { list } = await app.visitor.call(catalog.list, { query: { filter: { tab: 'bootcamp' } } });
  expect(await countQueries(() => app.visitor.call(program.detail, { params: { id: list[0]!.slug } }))).toBe(1);
});

test('counts and totals are those of the last minute’s count if there is neither a keyword nor a custom range, and otherwise stop at a thousand', async () => {
  const busy = await startApp({ settings: { CATALOG_COUNTS: 'stored' } });
  try {
    const partner = await newPartner(busy);
    const { categoryId } = await publishedProgram(busy, partner, { title: 'Menulis Berita' });
    const total = async (query: Query = {}) => (await busy.visitor.call(catalog.list, { query })).total;
    expect(await total()).toBe(1);

    const { id: _, isForSale: _derived, ...sample } = await busy.db.class.findFirstOrThrow();
    await busy.db.class.createMany({
      data: Array.from({ length: 1_001 }, (_, index) => ({
        ...sample,
        categoryId,
        slug: `salinan-${index}`,
        code: `SALIN${index}`,
      })),
    });
    await busy.db.$executeRaw`SELECT search_classes(ARRAY(SELECT id FROM "Class"))`;
    const found = await busy.visitor.call(catalog.list, { query: { keyword: 'berita' } });
    expect(found.list).toHaveLength(10);
    expect([await total(), await total({ filter: { salePrice: { gte: 2 } } }), found.total]).toEqual([1, 1_001, 1_001]);
    expect(found.facets.tab.every(({ count }) => count === null)).toBe(true);

    await busy.runJob('catalog.count');
    expect([await total(), await total({ filter: { tab: 'bootcamp' } })]).toEqual([1_002, 0]);
    expect((await busy.visitor.call(category.list)).list[0]).toMatchObject({ totalClass: 1_002 });
  } finally {
    await busy.stop();
  }
});

test('two processes show the same total, whichever of them counted', { tags: 'night' }, async () => {
  const settings = { CATALOG_COUNTS: 'stored' };
  const one = await startApp({ settings });
  const other = await startApp({ clock: one.clock, settings: { ...settings, DATABASE_URL: one.env.DATABASE_URL } });
  try {
    const partner = await newPartner(one);
    const total = async (process: AppUnderTest) => (await process.visitor.call(catalog.list)).total;
    await publishedProgram(one, partner);
    expect([await total(one), await total(other)]).toEqual([1, 1]);
    await publishedProgram(one, partner);
    expect([await total(one), await total(other)]).toEqual([1, 1]);
    await other.runJob('catalog.count');
    expect([await total(one), await total(other)]).toEqual([2, 2]);
  } finally {
    await other.stop();
    await one.stop();
  }
});

test('topics come all together, or the largest first, with how much is for sale in each [3.29]', async () => {
  const all = await app.visitor.call(category.list, { query: { page: 0, perPage: 0 } });
  expect(all.list).toHaveLength(all.total);
  expect(all.list[0]).toMatchObject({ title: expect.any(String), totalClass: expect.any(Number) });
  const { list } = await app.visitor.call(category.list, { query: { page: 1, perPage: 5, sort: '-totalClass' } });
  const counts = list.map(({ totalClass }) => totalClass);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(Math.max(...all.list.map(({ totalClass }) => totalClass))).toBe(counts[0]);
});
