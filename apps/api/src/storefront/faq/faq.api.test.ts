import { faq } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
  await app.db.faqCategory.deleteMany();
  await category('mengajar', 'partner', 0, ['Berapa bagianku?']);
  await category('belajar', 'learner', 2, ['Kenapa terkunci?', 'Sampai kapan?']);
  await category('akun', 'learner', 1, ['Lupa kata sandi?']);
});
afterAll(() => app.stop());

const category = (slug: string, audience: 'learner' | 'partner', position: number, questions: readonly string[]) =>
  app.db.faqCategory.create({
    data: {
      slug,
      title: slug,
      audience,
      position,
      faqs: {
        // Stored in an order other than the displayed one
        create: questions
          .map((question, place) => ({ question, answer: '<p>Begini.</p>', position: place }))
          .toReversed(),
      },
    },
  });

test('questions come category by category, for learners or for partners [7.38]', async () => {
  const asked = async (query: object) =>
    (await app.visitor.call(faq.list, { query })).list.map(({ question }) => question);
  expect(await asked({ filter: { audience: 'learner' } })).toEqual([
    'Lupa kata sandi?',
    'Kenapa terkunci?',
    'Sampai kapan?',
  ]);
  expect(await asked({ filter: { audience: 'partner' } })).toEqual(['Berapa bagianku?']);
  expect(await asked({ keyword: 'KUNCI' })).toEqual(['Kenapa terkunci?']);
  expect(await asked({ sort: '-question', perPage: 2 })).toEqual(['Sampai kapan?', 'Lupa kata sandi?']);
});

test('a category answers with its questions, by id or slug', async () => {
  const { list } = await app.visitor.call(faq.categories, { query: { filter: { audience: 'learner' } } });
  expect(list.map(({ slug }) => slug)).toEqual(['akun', 'belajar']);
  const bySlug = await app.visitor.call(faq.category, { params: { id: 'belajar' } });
  expect(bySlug).toMatchObject({ title: 'belajar', questions: [{ question: 'Kenapa terkunci?' }, {}] });
  expect(await app.visitor.call(faq.category, { params: { id: list[1]!.id } })).toEqual(bySlug);
  expect(await app.visitor.attempt(faq.category, { params: { id: 'tidak-ada' } })).toMatchObject({
    status: 404,
    code: 'not_found',
  });
});
