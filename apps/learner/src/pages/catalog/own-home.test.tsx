// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  calendar,
  cart,
  catalog,
  category,
  content,
  featured,
  goal,
  learning,
  mitra,
  program,
  wishlist,
} from '@sinau/api-client';
import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { answer } from '@sinau/shell/testing';
import { catalogCard, catalogOf, face, idOf, listOf, programDetail } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { HomePage } from './home-page.tsx';

afterEach(cleanup);

const studied = {
  ...face,
  id: idOf(1),
  type: 'program' as const,
  participant: { id: idOf(50), progress: 40 },
  totalLesson: 6,
  enrolledAt: '2026-11-01T03:00:00.000Z',
};
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const deadline: CalendarEvent = {
  id: idOf(60),
  kind: 'deadline',
  title: 'Tugas pertama',
  class: { id: idOf(1), title: 'Menulis Berita', slug: 'menulis-berita', type: 'program' },
  startsAt: inAnHour,
  endsAt: inAnHour,
  cancelledAt: null,
  isLive: true,
};
const days = Array.from({ length: 7 }, (_, index) => ({ day: `2026-11-${23 + index}`, isStudied: false }));
const called = (number: number, title: string, badge: 'bestseller' | null = null) =>
  catalogCard({ id: idOf(number), title, slug: `kelas-${number}`, badge });

const open = (classes = [studied], events = [deadline]) =>
  openPage({
    Page: HomePage,
    path: '/',
    answers: [
      answer(learning.myClass, ({ query }) => listOf(query?.filter ? [] : classes)),
      answer(learning.resume, null),
      answer(goal.week, { target: null, today: days[0]!.day, days }),
      answer(calendar.mine, listOf(events)),
      answer(catalog.alsoTaken, { list: [called(2, 'Wawancara', 'bestseller')] }),
      answer(catalog.list, catalogOf([called(1, 'Menulis Berita'), called(3, 'Menyunting')])),
      answer(program.detail, programDetail()),
      answer(mitra.classes, listOf([called(4, 'Podcast', 'bestseller')])),
      answer(featured.homepage, {
        list: [called(5, 'Git', 'bestseller'), called(6, 'Kopi', 'bestseller')].map((card) => ({
          ...card,
          isPick: false,
        })),
      }),
      answer(category.list, listOf([])),
      answer(content.articles, listOf([])),
      answer(cart.list, { ...listOf([]), selectable: { items: 0, classes: 0, total: 0 } }),
      answer(wishlist.ids, { ids: [] }),
    ],
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const titles = async (name: string) => {
  const headings = await (await section(name)).findAllByRole('heading', { level: 3 });
  return headings.map(({ textContent }) => textContent);
};

test('a signed-in user has a home of their own: what is due, what fits, what is new, then the catalog', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Halo, Sekar!' })).toBeDefined();
  expect((await section('7 hari ke depan')).getByRole('link', { name: 'Tugas pertama' })).toBeDefined();
  expect(await titles('Karena kamu belajar Menulis Berita')).toEqual(['Wawancara', 'Menyunting']);
  expect(await titles('Baru dari Ruang Redaksi')).toEqual(['Podcast']);
  expect(await titles('Kelas terpopuler')).toEqual(['Git', 'Kopi']);
  expect(screen.queryByRole('heading', { name: 'Tiga langkah, lalu mulai' })).toBeNull();
});

test('one class of the screen is marked as a bestseller', async () => {
  open();
  const picks = await section('Kelas terpopuler');
  expect(await picks.findAllByText('Terlaris')).toHaveLength(1);
  expect(screen.getAllByText('Terlaris')).toHaveLength(1);
});

test('the home of somebody without a class begins with the catalog', async () => {
  open([], []);
  expect(await screen.findByRole('heading', { name: 'Mau belajar apa hari ini?' })).toBeDefined();
  expect(screen.queryByRole('region', { name: '7 hari ke depan' })).toBeNull();
  expect(await section('Kelas terpopuler')).toBeDefined();
});
