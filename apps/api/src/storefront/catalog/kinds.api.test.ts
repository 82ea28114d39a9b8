import { bundle, catalog, category, program, webinar } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, hours, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { enrolled, newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';

// App with programs, webinars and bundles together.
let app: AppUnderTest;
let partner: PartnerPerson;
let topicId: string;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
  const { id } = await app.db.category.create({ data: { title: 'Jurnalistik', slug: 'jurnalistik', position: 1 } });
  topicId = id;
  const share = { categoryId: id };
  const [lead, feature] = [
    await publishedProgram(app, partner, { ...share, title: 'Menulis Lead', salePrice: 150_000, participantCount: 7 }),
    await publishedProgram(app, partner, {
      ...share,
      title: 'Menulis Feature',
      salePrice: 100_000,
      participantCount: 3,
      format: 'bootcamp',
    }),
  ];
  await publishedWebinar(app, partner, {
    ...share,
    title: 'Menulis Malam',
    salePrice: 0,
    participantCount: 5,
    inDays: [9, 3],
  });
  await publishedWebinar(app, partner, {
    ...share,
    title: 'Menulis Besok',
    salePrice: 50_000,
    participantCount: 1,
    inDays: [1],
  });
  await publishedWebinar(app, partner, { ...share, title: 'Menulis Kemarin', inDays: [-1] });
  await publishedBundle(app, partner, {
    ...share,
    classIds: [feature.id, lead.id],
    title: 'Paket Menulis',
    salePrice: 180_000,
    participantCount: 6,
  });
});
afterAll(() => app.stop());

const titlesOf = (answer: { list: readonly { title: string }[] }) => answer.list.map(({ title }) => title);
const everything = ['Menulis Lead', 'Paket Menulis', 'Menulis Malam', 'Menulis Feature', 'Menulis Besok'];

test('the catalog mixes all kinds in each order, page by page, and counts them', async () => {
  const all = await app.visitor.call(catalog.list);
  expect(titlesOf(all)).toEqual(everything);
  expect(all.total).toBe(5);
  expect(all.facets.tab.map(({ count }) => count)).toEqual([1, 2, 0, 1, 1]);
  expect(all.facets.category).toEqual([expect.objectContaining({ value: 'jurnalistik', count: 5 })]);

  for (const sort of ['popular', '-publishedAt', 'title', '-salePrice', 'rating', 'startsAt']) {
    const whole = titlesOf(await app.visitor.call(catalog.list, { query: { sort } }));
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) =>
        titlesOf(await app.visitor.call(catalog.list, { query: { sort, page, perPage: 2 } })),
      ),
    );
    expect(pages.flat()).toEqual(whole);
    expect(new Set(whole)).toEqual(new Set(everything));
  }
  expect((await app.visitor.call(category.list)).list).toEqual([
    expect.objectContaining({ slug: 'jurnalistik', totalClass: 5 }),
  ]);
  expect(await countQueries(() => app.visitor.call(catalog.list))).toBe(2);
});

test('a keyword, a topic and a price narrow all kinds alike', async () => {
  const found = await app.visitor.call(catalog.list, {
    query: { keyword: 'menulis', filter: { categorySlug: 'jurnalistik', salePrice: { gte: 100_000 } } },
  });
  expect(titlesOf(found)).toEqual(['Menulis Lead', 'Paket Menulis', 'Menulis Feature']);
  expect([found.total, found.facets.tab.map(({ count }) => count)]).toEqual([3, [1, 0, 0, 1, 1]]);
  expect(
    titlesOf(
      await app.visitor.call(catalog.list, { query: { filter: { tab: ['bundling', 'webinar'] }, sort: 'title' } }),
    ),
  ).toEqual(['Menulis Besok', 'Menulis Malam', 'Paket Menulis']);
  expect(titlesOf(await app.visitor.call(catalog.classes))).toEqual(
    everything.filter((title) => title !== 'Paket Menulis'),
  );
  expect(titlesOf(await app.visitor.call(catalog.classes, { query: { filter: { format: 'bootcamp' } } }))).toEqual([
    'Menulis Feature',
  ]);
  expect(titlesOf(await app.visitor.call(program.list))).toHaveLength(2);
});

test('webinars are listed until they are over, the next one first', async () => {
  const { list } = await app.visitor.call(webinar.list);
  expect(list.map(({ title, type, format }) => [title, type, format])).toEqual([
    ['Menulis Besok', 'webinar', null],
    ['Menulis Malam', 'webinar', null],
  ]);
  expect(
    titlesOf(await app.visitor.call(catalog.list, { query: { filter: { tab: 'webinar' }, sort: 'startsAt' } })),
  ).toEqual(['Menulis Besok', 'Menulis Malam']);

  app.clock.advance(days(1) + hours(2) - minutes(10));
  expect((await app.visitor.call(webinar.list)).total).toBe(2);
  app.clock.advance(minutes(11));
  expect(titlesOf(await app.visitor.call(webinar.list))).toEqual(['Menulis Malam']);
  app.clock.advance(-days(1) - hours(2) - minutes(1));
});

test('a webinar shows its schedule, and no visitor its meeting link', async () => {
  const { list } = await app.visitor.call(webinar.list);
  const slug = list[1]!.slug;
  const found = await app.visitor.call(webinar.detail, { params: { id: slug } });
  expect(found).toMatchObject({
    type: 'webinar',
    title: 'Menulis Malam',
    startsAt: list[1]!.startsAt,
    participant: null,
  });
  expect(found.sessions).toMatchObject([
    { title: 'Sesi 2', status: null, lesson: { type: 'webinar' } },
    { title: 'Sesi 1' },
  ]);
  expect(JSON.stringify(found)).not.toContain('rapat.contoh.test');

  const [past] = await app.db.class.findMany({ where: { title: 'Menulis Kemarin' } });
  expect(await app.visitor.call(webinar.detail, { params: { id: past!.slug } })).toMatchObject({
    title: 'Menulis Kemarin',
  });
  for (const id of ['webinar-tidak-ada', (await app.visitor.call(program.list)).list[0]!.id]) {
    expect(await app.visitor.attempt(webinar.detail, { params: { id } })).toMatchObject({ status: 404 });
  }
  expect(await app.visitor.attempt(program.detail, { params: { id: slug } })).toMatchObject({ status: 404 });
});

test('calls of webinars return the named fields, and more in their second version [3.9, 3.10]', async () => {
  const dataOf = async (address: string) =>
    (await app.visitor.send('GET', address)).body.data as Record<string, never> & {
      list: { id: string; slug: string }[];
      sessions: object[];
    };
  const namesOf = (value: object | undefined) => Object.keys(value ?? {}).toSorted();

  const [first, second] = [await dataOf('/webinar'), await dataOf('/v2/webinar')];
  expect(second.list.map(({ id }) => id)).toEqual(first.list.map(({ id }) => id));
  expect(second.list[0]).toMatchObject({
    startsAt: expect.any(String),
    participantCount: expect.any(Number),
    rating: null,
  });

  const { slug } = first.list[1]!;
  const [one, other] = [await dataOf(`/webinar/${slug}`), await dataOf(`/v2/webinar/${slug}`)];
  expect(first.list[1]).toEqual(one);
  expect(namesOf(one)).toEqual(
    'id code title slug salePrice description requirements about completionMessage createdBy statusApprove status archiveAt updatedAt participant mitra sessions'
      .split(' ')
      .toSorted(),
  );
  expect(namesOf(one.sessions[0])).toEqual(['_id', 'id', 'lesson', 'status', 'title']);
  expect(other).toMatchObject(one);
  expect(other).toMatchObject({
    rating: null,
    participantCount: expect.any(Number),
    sessions: [{ startsAt: expect.any(String) }, {}],
  });
});

test('a participant of a webinar finds their own progress in it', async () => {
  const person = await newPerson(app);
  const { id } = await publishedWebinar(app, partner, { archiveAt: app.clock.now() });
  await enrolled(
    app,
    person,
    await app.db.class.findUniqueOrThrow({ where: { id }, include: { sections: { include: { lessons: true } } } }),
  );
  expect(await app.visitor.call(webinar.detail, { params: { id } })).toMatchObject({
    archiveAt: expect.any(String) as string,
    participant: null,
    sale: { state: 'closed' },
  });
  expect(await person.call(webinar.detail, { params: { id } })).toMatchObject({
    participant: { progress: 0 },
    sessions: [{ status: 'not-started' }],
  });
});

test('a bundle shows its classes and the saving', async () => {
  const [card] = (await app.visitor.call(bundle.list)).list;
  expect(card).toMatchObject({
    type: 'bundle',
    format: null,
    title: 'Paket Menulis',
    salePrice: 180_000,
    normalPrice: 250_000,
    totalClass: 2,
    totalLesson: 4,
    rating: null,
    participantCount: 6,
  });

  const found = await app.visitor.call(bundle.detail, { params: { id: card!.slug } });
  expect(found).toMatchObject({
    id: card!.id,
    normalPrice: 250_000,
    classes: [{ title: 'Menulis Feature', salePrice: 100_000 }, { title: 'Menulis Lead' }],
  });
  expect(await countQueries(() => app.visitor.call(bundle.detail, { params: { id: card!.slug } }))).toBe(2);
  expect(await app.visitor.attempt(program.detail, { params: { id: card!.slug } })).toMatchObject({ status: 404 });
});

test('a user who has a class of a bundle is shown the price of the others', async () => {
  const [owned, one, other] = [
    await publishedProgram(app, partner, { categoryId: topicId, salePrice: 100_000 }),
    await publishedProgram(app, partner, { categoryId: topicId, salePrice: 150_000 }),
    await publishedProgram(app, partner, { categoryId: topicId, salePrice: 50_000 }),
  ];
  const { slug, id } = await publishedBundle(app, partner, {
    classIds: [owned.id, one.id, other.id],
    categoryId: topicId,
    salePrice: 240_000,
  });
  const person = await newPerson(app);
  const byId = { params: { id: slug } };
  expect(await app.visitor.call(bundle.detail, byId)).toMatchObject({ own: null });
  expect(await person.call(bundle.detail, byId)).toMatchObject({
    own: { classIds: [], salePrice: 240_000, normalPrice: 300_000 },
  });
  await enrolled(app, person, owned);
  expect(await person.call(bundle.detail, byId)).toMatchObject({
    own: { classIds: [owned.id], salePrice: 160_000, normalPrice: 200_000 },
  });
  await app.db.bundle.delete({ where: { id } });
});

test('a bundle is not for sale without one of its classes, and prevents its deletion', async () => {
  const draft = await newProgram(app, partner, { categoryId: topicId });
  await publishedBundle(app, partner, { classIds: [draft.id], statusApprove: 'draft' });
  expect(await partner.attempt(program.remove, { params: { id: draft.id } })).toMatchObject({
    status: 409,
    code: 'class_in_bundle',
  });

  const [one, other] = [
    await publishedProgram(app, partner, { categoryId: topicId }),
    await publishedProgram(app, partner, { categoryId: topicId }),
  ];
  const { slug } = await publishedBundle(app, partner, { classIds: [one.id, other.id], categoryId: topicId });
  expect((await app.visitor.call(bundle.list)).total).toBe(2);
  await app.db.class.update({ where: { id: other.id }, data: { archiveAt: app.clock.now() } });
  expect((await app.visitor.call(bundle.list)).total).toBe(1);
  expect(await app.visitor.call(bundle.detail, { params: { id: slug } })).toMatchObject({ sale: { state: 'closed' } });
});

test('the best rated come first, and a single review makes no class the best', async () => {
  const rated = async (title: string, ratingAverage: number, ratingCount: number) =>
    publishedProgram(app, partner, { title, categoryId: topicId, ratingAverage, ratingCount, format: 'intensive' });
  await rated('Baru', 5, 1);
  await rated('Mapan', 4.8, 200);
  await rated('Kurang', 2, 30);
  const { list } = await app.visitor.call(catalog.list, { query: { filter: { tab: 'intensive' }, sort: '-rating' } });
  expect(titlesOf({ list })).toEqual(['Mapan', 'Baru', 'Kurang']);
  expect(list[0]!.rating).toEqual({ average: 4.8, count: 200 });
});
