import { program, review } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedBundle } from '../../testing/marketplace.ts';
import { enrolled, finished, publishedProgram, type ProgramRow } from '../../testing/classes.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const praise = 'Materinya runtut, contohnya banyak, dan latihannya langsung bisa dipakai bekerja.';
const of = (one: { id: string }) => ({ params: { type: 'program', id: one.id } }) as const;
const write = (person: Person, one: ProgramRow, rating: number, content = '') =>
  person.call(review.create, { ...of(one), body: { rating, content } });
/** Average and reviews of a class, the newest first. */
async function standing(one: ProgramRow) {
  const { list, average } = await app.visitor.call(review.list, of(one));
  return [average, ...list.map(({ content }) => content)];
}
async function reviewed(one: ProgramRow, verdicts: readonly [rating: number, content: string][]) {
  const people = [];
  for (const [rating, content] of verdicts) {
    const person = await newPerson(app, { fullname: `Peserta ${people.length + 1}` });
    await finished(app, person, one);
    await write(person, one, rating, content);
    people.push(person);
  }
  return people;
}

test('a participant who learned a fifth of a class may review it, and change the review', async () => {
  const { learner, partner } = await scene(app);
  const one = await publishedProgram(app, partner);
  const { id } = await enrolled(app, learner, one);
  expect(await learner.call(review.mine, of(one))).toMatchObject({ progress: 0, mayReview: false, review: null });
  expect(await learner.attempt(review.create, { ...of(one), body: { rating: 5, content: '' } })).toMatchObject({
    status: 409,
    code: 'review_too_early',
  });

  await app.db.participant.update({ where: { id }, data: { progress: 20 } });
  const first = await write(learner, one, 4, '  Bagus.  ');
  expect(first).toMatchObject({
    rating: 4,
    content: 'Bagus.',
    editedAt: null,
    createdBy: { fullname: learner.fullname },
    class: { slug: one.slug },
  });
  expect(await app.visitor.call(program.detail, { params: { id: one.slug } })).toMatchObject({
    rating: { average: 4, count: 1 },
  });

  app.clock.advance(days(1));
  expect(await write(learner, one, 4, 'Bagus.')).toEqual(first);
  expect(await write(learner, one, 2, 'Ternyata kurang.')).toMatchObject({
    id: first.id,
    rating: 2,
    createdAt: first.createdAt,
    editedAt: expect.any(String),
  });
  expect(await learner.call(review.mine, { params: { type: 'program', id: one.slug } })).toMatchObject({
    progress: 20,
    mayReview: true,
    review: { rating: 2 },
  });
  expect(await app.visitor.call(program.detail, { params: { id: one.slug } })).toMatchObject({
    rating: { average: 2, count: 1 },
  });
});

test('users who are not, or no longer, participants find nothing to review', async () => {
  const { learner, partner } = await scene(app);
  const one = await publishedProgram(app, partner);
  for (const person of [learner, partner])
    expect(await person.attempt(review.create, { ...of(one), body: { rating: 5, content: '' } })).toMatchObject({
      status: 404,
    });
  const { id } = await finished(app, learner, one);
  await app.db.grant.updateMany({ where: { participantId: id }, data: { endedAt: app.clock.now() } });
  expect(await learner.attempt(review.mine, of(one))).toMatchObject({ status: 404 });
  expect(
    await learner.attempt(review.create, { params: { type: 'webinar', id: one.id }, body: { rating: 5, content: '' } }),
  ).toMatchObject({ status: 404 });
});

test('reviews are listed newest first, counted by stars, filtered and paged', async () => {
  const { partner } = await scene(app);
  const one = await publishedProgram(app, partner);
  await reviewed(one, [
    [5, 'Satu'],
    [4, 'Dua'],
    [5, 'Tiga'],
    [1, 'Empat'],
  ]);

  const all = await app.visitor.call(review.list, { params: { type: 'program', id: one.slug }, query: { perPage: 3 } });
  expect(all).toMatchObject({
    total: 4,
    page: 1,
    perPage: 3,
    average: 3.8,
    list: [{ content: 'Empat' }, { content: 'Tiga' }, { content: 'Dua' }],
  });
  expect(all.histogram).toEqual([
    { rating: 5, count: 2 },
    { rating: 4, count: 1 },
    { rating: 3, count: 0 },
    { rating: 2, count: 0 },
    { rating: 1, count: 1 },
  ]);

  const five = await app.visitor.call(review.list, { ...of(one), query: { filter: { rating: 5 }, sort: 'createdAt' } });
  expect(five).toMatchObject({ total: 2, average: 3.8, list: [{ content: 'Satu' }, { content: 'Tiga' }] });
  expect(five.histogram).toEqual(all.histogram);
  expect(await app.visitor.call(review.list, { ...of(one), query: { keyword: 'emp' } })).toMatchObject({
    total: 1,
    list: [{ rating: 1 }],
  });
  expect(await app.visitor.call(review.detail, { params: { id: all.list[0]!.id } })).toEqual(all.list[0]);

  const few = await countQueries(() => app.visitor.call(review.list, { ...of(one), query: { perPage: 1 } }));
  expect(await countQueries(() => app.visitor.call(review.list, of(one)))).toBe(few);
});

test('its author deletes a review, also without access to the class', async () => {
  const { partner, learner } = await scene(app);
  const one = await publishedProgram(app, partner);
  await reviewed(one, [
    [5, 'Satu'],
    [3, 'Dua'],
  ]);
  await finished(app, learner, one);
  await learner.call(review.create, { ...of(one), body: { rating: 1, content: 'Tiga' } });
  expect(await standing(one)).toEqual([3, 'Tiga', 'Dua', 'Satu']);
  expect(await partner.attempt(review.remove, of(one))).toMatchObject({ status: 404 });

  await app.db.grant.updateMany({ where: { participant: { userId: learner.id } }, data: { endedAt: app.clock.now() } });
  await learner.call(review.remove, of(one));
  expect(await standing(one)).toEqual([4, 'Dua', 'Satu']);
  expect(await learner.attempt(review.remove, of(one))).toMatchObject({ status: 404 });
});

test("a bundle's reviews are those of its classes", async () => {
  const { partner } = await scene(app);
  const [one, other] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const bundle = await publishedBundle(app, partner, { classIds: [one.id, other.id] });
  await reviewed(one, [[5, 'Satu']]);
  await reviewed(other, [[4, 'Dua']]);
  expect(await app.visitor.call(review.list, { params: { type: 'bundle', id: bundle.slug } })).toMatchObject({
    total: 2,
    average: 4.5,
    list: [{ class: { slug: other.slug } }, { class: { slug: one.slug } }],
  });
  expect(await app.visitor.attempt(review.list, { params: { type: 'bundle', id: one.id } })).toMatchObject({
    status: 404,
  });
});

test('the homepage gets the newest review of each class with five stars and 80 characters', async () => {
  const { partner } = await scene(app);
  const [one, other, gone] = [
    await publishedProgram(app, partner),
    await publishedProgram(app, partner),
    await publishedProgram(app, partner),
  ];
  await app.db.review.deleteMany();
  await reviewed(one, [
    [5, praise],
    [4, `${praise} Sekali lagi.`],
    [5, 'x'.repeat(79)],
    [4, praise],
  ]);
  await reviewed(other, [[5, praise]]);
  const [author] = await reviewed(gone, [[5, praise]]);
  await app.db.class.update({ where: { id: gone.id }, data: { archiveAt: app.clock.now() } });

  const { list, ...page } = await app.visitor.call(review.latest);
  expect(page).toEqual({ total: list.length, page: 1, perPage: 6 });
  expect(list.map(({ class: { slug }, content }) => [slug, content])).toEqual([
    [other.slug, praise],
    [one.slug, praise],
  ]);
  expect((await app.visitor.call(review.latest, { query: { perPage: 1 } })).list).toHaveLength(1);

  const hidden = await app.db.review.findFirstOrThrow({ where: { userId: author!.id } });
  expect(await app.visitor.attempt(review.detail, { params: { id: hidden.id } })).toMatchObject({ status: 404 });
  // The page of the class is retained, with its reviews (docs/decisions/0158).
  expect(await app.visitor.call(review.list, of(gone))).toMatchObject({ total: 1 });
  await app.db.class.update({
    where: { id: gone.id },
    data: { suspendedAt: app.clock.now(), suspensionReason: 'Diperiksa.' },
  });
  expect(await app.visitor.attempt(review.list, of(gone))).toMatchObject({ status: 404 });
});

test('stars and length are bounded', async () => {
  const { learner, partner } = await scene(app);
  const one = await publishedProgram(app, partner);
  await finished(app, learner, one);
  for (const body of [
    { rating: 0, content: '' },
    { rating: 6, content: '' },
    { rating: 4.5, content: '' },
    { rating: 5, content: 'a'.repeat(2_001) },
  ]) {
    expect(await learner.attempt(review.create, { ...of(one), body })).toMatchObject({
      status: 422,
      code: 'invalid_input',
    });
  }
});
