// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { faq } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { FaqCategoryPage } from './faq-category-page.tsx';
import { FaqPage } from './faq-page.tsx';

afterEach(cleanup);

const category = (number: number, title: string) => ({
  id: idOf(number),
  slug: title.toLowerCase(),
  title,
  audience: 'learner' as const,
});
const faqOf = (number: number, question: string, of: ReturnType<typeof category>) => ({
  id: idOf(number),
  question,
  answer: `<p>Jawaban ${number}</p>`,
  category: of,
});
const [akun, belajar] = [category(1, 'Akun'), category(2, 'Belajar')];
const faqs = [faqOf(3, 'Lupa kata sandi?', akun), faqOf(4, 'Kenapa terkunci?', belajar)];

test('questions are under their categories, for participants or for partners, and can be searched [2.1]', async () => {
  const { user, callsOf } = openPage({
    Page: FaqPage,
    path: '/faq',
    isVisitor: true,
    answers: [answer(faq.list, listOf(faqs))],
  });
  expect(await screen.findByRole('heading', { name: 'Akun' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Belajar' }).getAttribute('href')).toBe('/faq/belajar');
  expect(callsOf(faq.list)).toEqual([{ query: { page: 0, perPage: 0, filter: { audience: 'learner' } } }]);

  await user.type(screen.getByRole('searchbox', { name: 'Cari pertanyaan' }), 'sandi');
  await waitFor(() => expect(screen.queryByText('Kenapa terkunci?')).toBeNull());
  expect(screen.getByText('Lupa kata sandi?')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText('Tidak ada pertanyaan yang cocok')).toBeDefined();
});

test('a category has a page of its own', async () => {
  openPage({
    Page: FaqCategoryPage,
    path: '/faq/akun',
    route: '/faq/:slug',
    isVisitor: true,
    answers: [answer(faq.category, { ...akun, questions: [{ id: idOf(3), question: 'Lupa?', answer: '' }] })],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Akun' })).toBeDefined();
  expect(screen.getByText('Lupa?')).toBeDefined();
});
