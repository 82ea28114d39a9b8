import { program, review } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { finished, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const of = (one: { id: string }) => ({ params: { type: 'program', id: one.id } }) as const;
const reason = 'Ulasan ini memuat nomor telepon orang lain.';

/** A class of the partner with a review for each of these ratings, the last one the newest. */
async function reviewedClass(partner: PartnerPerson, ratings: readonly number[], title?: string) {
  const one = await publishedProgram(app, partner, title ? { title } : {});
  const reviews = [];
  for (const rating of ratings) {
    const author = await newPerson(app);
    await finished(app, author, one);
    const body = { rating, content: `Bintang ${rating}` };
    reviews.push({ author, ...(await author.call(review.create, { ...of(one), body })) });
  }
  return { one, reviews };
}

describe('answers of the mitra', () => {
  test('appear under the review in its name, and can be changed and deleted', async () => {
    const { partner } = await scene(app);
    const { one, reviews } = await reviewedClass(partner, [4]);
    const { id } = reviews[0]!;
    const said = await partner.call(review.answer, { ...byId(id), body: { content: '  Terima kasih!  ' } });
    expect(said.answer).toMatchObject({ content: 'Terima kasih!', mitra: 'Ruang Redaksi', editedAt: null });
    const shown = async () => (await app.visitor.call(review.list, of(one))).list[0]!;
    expect(await shown()).toEqual(said);

    app.clock.advance(days(1));
    expect(await partner.call(review.answer, { ...byId(id), body: { content: 'Terima kasih!' } })).toEqual(said);
    const changed = await partner.call(review.answer, { ...byId(id), body: { content: 'Contohnya sudah ditambah.' } });
    expect(changed.answer).toMatchObject({
      content: 'Contohnya sudah ditambah.',
      createdAt: said.answer!.createdAt,
      editedAt: expect.any(String) as string,
    });
    expect(await app.visitor.call(program.detail, byId(one.slug))).toMatchObject({ rating: { average: 4, count: 1 } });

    await partner.call(review.removeAnswer, byId(id));
    expect((await shown()).answer).toBeNull();
    expect(await partner.attempt(review.removeAnswer, byId(id))).toMatchObject({ status: 404 });
  });

  test.each([
    ['nothing', ' '],
    ['too much', 'a'.repeat(1_001)],
  ])('%s is refused', async (_what, content) => {
    const { partner } = await scene(app);
    const { reviews } = await reviewedClass(partner, [4]);
    expect(await partner.attempt(review.answer, { ...byId(reviews[0]!.id), body: { content } })).toMatchObject({
      status: 422,
      fields: { content: expect.any(String) as string },
    });
  });

  test('leave one whole answer when they are concurrent', async () => {
    const { partner } = await scene(app);
    const { reviews } = await reviewedClass(partner, [4]);
    const { id, author } = reviews[0]!;
    await Promise.all([
      ...['Satu', 'Dua', 'Tiga'].map((content) => partner.call(review.answer, { ...byId(id), body: { content } })),
      ...[1, 2, 3].map((rating) =>
        author.call(review.create, {
          params: { type: 'program', id: reviews[0]!.class.slug },
          body: { rating, content: '' },
        }),
      ),
    ]);
    expect(await app.visitor.call(review.detail, byId(id))).toMatchObject({
      answer: { content: expect.stringMatching(/^(Satu|Dua|Tiga)$/) as string },
    });
  });

  test('the reviews of all classes of the active mitra are listed and filtered, in as many queries for one as for all', async () => {
    const { partner, otherPartner } = await scene(app);
    const { one, reviews } = await reviewedClass(partner, [5, 3]);
    const { reviews: others } = await reviewedClass(partner, [1], 'Menulis Feature');
    await reviewedClass(otherPartner, [2]);
    await partner.call(review.answer, { ...byId(reviews[0]!.id), body: { content: 'Terima kasih!' } });

    const all = await partner.call(review.received, {});
    expect(all).toMatchObject({ total: 3, unanswered: 2 });
    expect(all.list.map(({ rating }) => rating)).toEqual([1, 3, 5]);
    const ratings = async (query: object) => {
      const { list, unanswered } = await partner.call(review.received, { query });
      return [unanswered, ...list.map(({ rating }) => rating)];
    };
    expect(await ratings({ filter: { isAnswered: false } })).toEqual([2, 1, 3]);
    expect(await ratings({ filter: { isAnswered: true } })).toEqual([2, 5]);
    expect(await ratings({ filter: { classId: one.id }, sort: 'rating' })).toEqual([2, 3, 5]);
    expect(await ratings({ filter: { rating: { lte: 3 } } })).toEqual([2, 1, 3]);
    expect(await ratings({ keyword: 'bintang 5' })).toEqual([2, 5]);
    const few = await countQueries(() => partner.call(review.received, { query: { perPage: 1 } }));
    expect(await countQueries(() => partner.call(review.received, {}))).toBe(few);

    for (const call of [
      otherPartner.attempt(review.answer, { ...byId(others[0]!.id), body: { content: 'x' } }),
      otherPartner.attempt(review.removeAnswer, byId(reviews[0]!.id)),
    ])
      expect(await call).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('taking down', () => {
  test('hides a review from all but its author, who reads the reason; the rating is updated immediately, and again when it is restored', async () => {
    const { partner, operator, learner } = await scene(app);
    const { one, reviews } = await reviewedClass(partner, [5, 1]);
    const { id, author } = reviews[1]!;
    const rating = async () => (await app.visitor.call(program.detail, byId(one.slug))).rating;
    expect(await rating()).toEqual({ average: 3, count: 2 });
    expect(await learner.attempt(review.takeDown, { ...byId(id), body: { reason } })).toMatchObject({ status: 403 });

    expect(await operator.call(review.takeDown, { ...byId(id), body: { reason } })).toMatchObject({
      id,
      takenDown: { reason },
    });
    expect(await rating()).toEqual({ average: 5, count: 1 });
    expect(await app.visitor.call(review.list, of(one))).toMatchObject({ total: 1, list: [{ rating: 5 }] });
    expect(await app.visitor.attempt(review.detail, byId(id))).toMatchObject({ status: 404 });
    expect(await partner.call(review.received, {})).toMatchObject({ total: 1, unanswered: 1 });
    expect(await partner.attempt(review.answer, { ...byId(id), body: { content: 'x' } })).toMatchObject({
      status: 404,
    });
    expect(await author.call(review.mine, of(one))).toMatchObject({
      mayReview: false,
      review: { content: 'Bintang 1' },
      takenDown: { reason },
    });
    for (const refused of [
      author.attempt(review.create, { ...of(one), body: { rating: 5, content: 'Lagi' } }),
      author.attempt(review.remove, of(one)),
    ])
      expect(await refused).toMatchObject({ status: 409, code: 'review_taken_down' });
    expect(await operator.attempt(review.takeDown, { ...byId(id), body: { reason } })).toMatchObject({ status: 404 });

    expect(await operator.call(review.restore, byId(id))).toMatchObject({ id, takenDown: null });
    expect(await rating()).toEqual({ average: 3, count: 2 });
    expect(await author.call(review.mine, of(one))).toMatchObject({ mayReview: true, takenDown: null });
    expect(await operator.attempt(review.restore, byId(id))).toMatchObject({ status: 404 });
  });

  test('needs a reason', async () => {
    const { partner, operator } = await scene(app);
    const { reviews } = await reviewedClass(partner, [5]);
    expect(
      await operator.attempt(review.takeDown, { ...byId(reviews[0]!.id), body: { reason: 'spam' } }),
    ).toMatchObject({ status: 422, fields: { reason: expect.any(String) as string } });
  });

  test('operators find reviews by words, authors and classes, and those that were taken down', async () => {
    const { partner, operator } = await scene(app);
    const { reviews } = await reviewedClass(partner, [5, 1], 'Menyunting Cepat Sekali');
    await operator.call(review.takeDown, { ...byId(reviews[1]!.id), body: { reason } });
    const found = async (query: object) =>
      (await operator.call(review.judged, { query })).list.map(({ id }) => reviews.findIndex((one) => one.id === id));
    expect(await found({ keyword: 'cepat sekali' })).toEqual([1, 0]);
    expect(await found({ keyword: 'cepat sekali', filter: { isTakenDown: true } })).toEqual([1]);
    expect(await found({ keyword: 'cepat sekali', filter: { isTakenDown: false } })).toEqual([0]);
    expect(await found({ keyword: 'cepat sekali', filter: { rating: 5 } })).toEqual([0]);
  });
});
