import { catalog } from '@sinau/api-client';
import type { Sending } from '@sinau/contracts';
import type { catalogEndpoints, Facet } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
type Query = Sending<typeof catalogEndpoints.list>['query'];
type Filter = NonNullable<NonNullable<Query>['filter']>;
const list = (query: Query = {}) => app.visitor.call(catalog.list, { query: { perPage: 100, ...query } });
const titles = async (query: Query) => (await list(query)).list.map(({ title }) => title);
const countsOf = (facets: readonly Facet[]) =>
  Object.fromEntries(facets.flatMap(({ value, count }) => (value && count ? [[value, count]] : [])));

beforeAll(async () => {
  app = await startApp();
  // A Wednesday in the middle of a month
  app.clock.advance(Date.parse('2027-01-13T05:00:00Z') - app.clock.now().getTime());
  partner = await newPartner(app);
  const now = app.clock.now();
  const topic = async (slug: string, position: number) =>
    (await app.db.category.create({ data: { title: slug, slug, position } })).id;
  const [write, data] = [await topic('menulis', 0), await topic('data', 1)];
  const at = (day: number) => ({ publishedAt: later(now, -days(day)) });
  const hours = (count: number) => ({ durationSeconds: count * 3_600 });
  const rated = (ratingAverage: number, ratingCount: number) => ({ ratingAverage, ratingCount });

  const lead = await publishedProgram(app, partner, {
    ...at(50),
    title: 'Lead',
    categoryId: write,
    salePrice: 0,
    level: 'beginner',
    participantCount: 40,
    ...rated(4.96, 3),
  });
  const feature = await publishedProgram(app, partner, {
    ...at(40),
    title: 'Feature',
    categoryId: write,
    salePrice: 150_000,
    normalPrice: 200_000,
    promotionEndsAt: later(now, days(2)),
    level: 'intermediate',
    participantCount: 30,
    ...rated(4.45, 200),
  });
  const report = await publishedProgram(app, partner, {
    ...at(20),
    title: 'Reporting',
    categoryId: data,
    salePrice: 350_000,
    level: 'intermediate',
    language: 'en',
    participantCount: 20,
    ...rated(3.2, 90),
  });
  const camp = await publishedProgram(app, partner, {
    ...at(10),
    title: 'Bootcamp',
    categoryId: data,
    salePrice: 2_000_000,
    format: 'bootcamp',
    level: 'advanced',
    participantCount: 10,
  });
  for (const [{ id }, time] of [
    [lead, hours(0.5)],
    [feature, hours(1)],
    [report, hours(4)],
    [camp, hours(30)],
  ] as const)
    await app.db.class.update({ where: { id }, data: time });
  await publishedWebinar(app, partner, { title: 'Webinar Dekat', salePrice: 50_000, inDays: [1], ...at(5) });
  const full = await publishedWebinar(app, partner, {
    title: 'Webinar Penuh',
    salePrice: 60_000,
    inDays: [60],
    ...at(4),
  });
  await app.db.seatStock.update({ where: { classId: full.id }, data: { quota: 0 } });
  await publishedBundle(app, partner, {
    classIds: [lead.id, feature.id],
    title: 'Paket',
    categoryId: write,
    salePrice: 100_000,
    publishedAt: later(now, -days(1)),
  });
});
afterAll(() => app.stop());

describe('a filter shows only what fits it', () => {
  test.each<[string, Filter, string[]]>([
    ['several topics', { categorySlug: ['data'] }, ['Bootcamp', 'Reporting']],
    ['free', { price: 'free' }, ['Lead']],
    ['paid', { price: 'paid', tab: 'self-paced' }, ['Feature', 'Reporting']],
    ['promotions', { price: 'promo' }, ['Feature']],
    ['free or on promotion', { price: ['free', 'promo'] }, ['Feature', 'Lead']],
    ['a range to choose from', { salePrice: { gte: 150_000, lte: 350_000 } }, ['Feature', 'Reporting']],
    ['a range of one’s own', { salePrice: { gte: 60_000, lte: 149_999 } }, ['Paket', 'Webinar Penuh']],
    ['a format', { format: 'bootcamp' }, ['Bootcamp']],
    ['several levels', { level: ['beginner', 'advanced'] }, ['Bootcamp', 'Lead']],
    ['a language', { language: 'en' }, ['Reporting']],
    ['a length', { duration: 'under-1h' }, ['Lead']],
    ['lengths', { duration: ['1-3h', 'over-10h'] }, ['Bootcamp', 'Feature', 'Paket', 'Webinar Dekat', 'Webinar Penuh']],
    ['a rating, as cards round it', { rating: { gte: 4.5 } }, ['Feature', 'Lead', 'Paket']],
    ['a rating of one’s own', { rating: { gte: 3.1, lt: 3.3 } }, ['Reporting']],
    ['what starts this week', { starts: 'this-week' }, ['Webinar Dekat']],
    ['what starts this week or month', { starts: ['this-week', 'this-month'] }, ['Webinar Dekat']],
    ['what has seats', { hasSeats: true, tab: 'webinar' }, ['Webinar Dekat']],
    ['what has none', { hasSeats: false }, ['Webinar Penuh']],
    ['several at once', { level: 'intermediate', price: 'paid', duration: '3-10h' }, ['Reporting']],
  ])('%s', async (_case, filter, found) => {
    const answer = await list({ filter, sort: 'title' });
    expect(answer.list.map(({ title }) => title)).toEqual(found);
    expect(answer.total).toBe(found.length);
  });

  test('between two times', async () => {
    const from = later(app.clock.now(), days(30)).toISOString();
    expect(await titles({ filter: { startsAt: { gte: from } } })).toEqual(['Webinar Penuh']);
  });
});

describe('a sort shows everything in its order', () => {
  test.each([
    ['-popular', ['Lead', 'Feature', 'Reporting', 'Bootcamp']],
    ['-publishedAt', ['Paket', 'Webinar Penuh', 'Webinar Dekat', 'Bootcamp']],
    ['-rating', ['Paket', 'Feature', 'Lead', 'Webinar Penuh']],
    ['salePrice', ['Lead', 'Webinar Dekat', 'Webinar Penuh', 'Paket']],
    ['-salePrice', ['Bootcamp', 'Reporting', 'Feature', 'Paket']],
    ['startsAt', ['Webinar Dekat', 'Webinar Penuh']],
    ['title', ['Bootcamp', 'Feature', 'Lead', 'Paket']],
  ])('%s', async (sort, first) => {
    expect((await titles({ sort })).slice(0, first.length)).toEqual(first);
  });
});

test.each([
  ['filter={"tingkat":"pemula"}', 'filter'],
  ['filter={"level":"pemula"}', 'filter.level'],
  ['filter={"rating":"bagus"}', 'filter.rating'],
  ['filter={"duration":"2h"}', 'filter.duration'],
  ['filter={"starts":"besok"}', 'filter.starts'],
  ['filter={"hasSeats":"ya"}', 'filter.hasSeats'],
  ['sort=terpopuler', 'sort'],
  ['asOf=kemarin', 'asOf'],
])('an unknown filter or sort is refused by its name: %s', async (query, field) => {
  const { body } = await app.visitor.send('GET', `/catalog?${encodeURI(query)}`);
  expect(body).toMatchObject({ status: 400, error: { code: 'bad_request' } });
  expect(Object.keys(body.error.fields as object).join()).toContain(field);
});

describe('each choice counts what it would show with what is chosen in the other groups', () => {
  test('for everything', async () => {
    const { facets, total } = await list();
    expect(total).toBe(7);
    expect({
      tab: countsOf(facets.tab),
      price: countsOf(facets.price),
      level: countsOf(facets.level),
      language: countsOf(facets.language),
      duration: countsOf(facets.duration),
      rating: countsOf(facets.rating),
      starts: Object.keys(countsOf(facets.starts)),
      seats: countsOf(facets.seats),
    }).toEqual({
      tab: { 'self-paced': 3, webinar: 2, bootcamp: 1, bundling: 1 },
      price: { free: 1, paid: 6, promo: 1, '1-150000': 4, '150000-350000': 2, '350000-': 2 },
      level: { beginner: 1, intermediate: 2, advanced: 1, all: 3 },
      language: { id: 6, en: 1 },
      duration: { 'under-1h': 1, '1-3h': 4, '3-10h': 1, 'over-10h': 1 },
      rating: { '4.5': 3, '4': 3, '3.5': 3 },
      starts: ['this-week', 'this-month'],
      seats: { true: 6 },
    });
  });

  test('for a tab and a level, and its own group as if nothing were chosen in it', async () => {
    const { facets, total } = await list({ filter: { tab: 'self-paced', level: 'intermediate' } });
    expect(total).toBe(2);
    expect(countsOf(facets.level)).toEqual({ beginner: 1, intermediate: 2 });
    expect(countsOf(facets.tab)).toEqual({ 'self-paced': 2 });
    expect([facets.price[0], facets.rating[0]]).toMatchObject([
      { value: '', count: 2 },
      { value: '', count: 2 },
    ]);
    expect(countsOf(facets.price)).toEqual({ paid: 2, promo: 1, '1-150000': 1, '150000-350000': 2, '350000-': 1 });
    expect(countsOf(facets.language)).toEqual({ id: 1, en: 1 });
  });

  test('for a keyword and a range, whose own group has no numbers', async () => {
    const { facets, total } = await list({ keyword: 'feature reporting', filter: { salePrice: { gte: 100_001 } } });
    expect(total).toBe(2);
    expect(countsOf(facets.level)).toEqual({ intermediate: 2 });
    expect(facets.price.every(({ count }) => count === null)).toBe(true);
  });
});

test('cards show what is new and what is a bestseller', async () => {
  await app.runJob('catalog.bestsellers');
  const badges = Object.fromEntries((await list()).list.map(({ title, badge }) => [title, badge]));
  expect(badges).toEqual({
    Lead: 'bestseller',
    Feature: null,
    Reporting: 'new',
    Bootcamp: 'new',
    'Webinar Dekat': 'new',
    'Webinar Penuh': 'new',
    Paket: 'new',
  });
});

test.each(['-publishedAt', '-popular', '-rating', 'title', 'salePrice'])(
  'pages by %s stay as they were while classes are added',
  async (sort) => {
    const before = await titles({ sort });
    const first = await list({ sort, perPage: 3 });
    const { id } = await publishedProgram(app, partner, { title: 'Aaa', participantCount: 99, salePrice: 0 });
    try {
      const rest = await Promise.all([2, 3].map((page) => titles({ sort, perPage: 3, page, asOf: first.asOf! })));
      expect([...first.list.map(({ title }) => title), ...rest.flat()]).toEqual(before);
    } finally {
      await app.db.class.update({ where: { id }, data: { archiveAt: app.clock.now() } });
    }
  },
);
