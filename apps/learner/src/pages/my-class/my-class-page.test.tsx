// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, goal, learning } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { idOf, myClass } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { MyClassPage } from './my-class-page.tsx';

afterEach(cleanup);

const days = ['23', '24', '25', '26', '27', '28', '29'].map((date, index) => ({
  day: `2026-11-${date}`,
  isStudied: index < 3,
}));
const week = { target: 4, today: '2026-11-25', days };

const open = (path: string, total: number) =>
  openPage({
    Page: MyClassPage,
    path,
    answers: [
      answer(goal.week, week),
      answer(learning.myClass, ({ query }) => {
        const { page, perPage } = query as { page: number; perPage: number };
        const all = Array.from({ length: total }, (_, index) =>
          myClass(50, { id: idOf(index), title: `Kelas ${index}` }),
        );
        return { list: all.slice((page - 1) * perPage, page * perPage), total, page, perPage };
      }),
    ],
  });

test('a page beyond the last one redirects to the last page', async () => {
  const { address } = open('/my-class?progress=ongoing&page=99', 13);
  expect(await screen.findByRole('link', { name: 'Kelas 12' })).toBeTruthy();
  expect(address()).toBe('/my-class?progress=ongoing&page=2');
});

test('changing the filter opens the first page', async () => {
  const { user, address, callsOf } = open('/my-class?page=2', 13);
  await screen.findByRole('link', { name: 'Kelas 12' });
  await user.click(screen.getByRole('link', { name: 'Selesai' }));
  expect(address()).toBe('/my-class?progress=done');
  await waitFor(() =>
    expect(callsOf(learning.myClass).at(-1)).toMatchObject({ query: { page: 1, filter: { progress: 100 } } }),
  );
});

test("a webinar among the user's classes is labeled as one", async () => {
  openPage({
    Page: MyClassPage,
    path: '/my-class',
    answers: [
      answer(goal.week, week),
      answer(learning.myClass, { list: [myClass(0, { type: 'webinar' })], total: 1, page: 1, perPage: 12 }),
    ],
  });
  expect(await screen.findByText('Webinar')).toBeTruthy();
  expect(screen.queryByText('Kelas Mandiri')).toBeNull();
});

test.each([
  ['/my-class', 'Kelas pertamamu menunggu'],
  ['/my-class?progress=done', 'Belum ada kelas yang selesai'],
])('%s shows a hint if there is no class', async (path, title) => {
  open(path, 0);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a failed list shows an error with a retry', async () => {
  let isUp = false;
  const { user } = openPage({
    Page: MyClassPage,
    path: '/my-class',
    answers: [
      answer(goal.week, week),
      answer(learning.myClass, () => {
        if (!isUp) throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu');
        return { list: [myClass(50)], total: 1, page: 1, perPage: 12 };
      }),
    ],
  });
  await screen.findByRole('heading', { name: 'Gagal memuat kelasmu' });
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: 'Menulis Berita' })).toBeTruthy();
});

test('the lesson to continue is above all classes, with what it lacks', async () => {
  const enrolment = myClass(45);
  openPage({
    Page: MyClassPage,
    path: '/my-class',
    answers: [
      answer(goal.week, week),
      answer(learning.myClass, { list: [enrolment], total: 1, page: 1, perPage: 12 }),
      answer(learning.resume, {
        enrolment,
        lesson: { id: idOf(5), type: 'video', title: 'Jeda: gamelan', remaining: 21, isBegun: true },
      }),
    ],
  });
  const lesson = await screen.findByRole('link', { name: 'Lanjut: Jeda: gamelan, tinggal 21 detik lagi' });
  expect(lesson.getAttribute('href')).toContain('resume=true');
});

test('a goal for the week is chosen in one press, and changed or removed later', async () => {
  let target: number | null = null;
  const { user } = openPage({
    Page: MyClassPage,
    path: '/my-class',
    answers: [
      answer(learning.myClass, { list: [], total: 0, page: 1, perPage: 12 }),
      answer(learning.resume, null),
      answer(goal.week, () => ({ ...week, target })),
      answer(goal.choose, ({ body }) => {
        ({ target } = body as { target: number });
        return { ...week, target };
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '4 hari' }));
  await screen.findByRole('heading', { name: '3 dari 4 hari minggu ini' });
  const studied = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.endsWith(', belajar'));
  expect(studied).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Ubah target' }));
  expect(screen.getByRole('button', { name: '4 hari' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Tanpa target' }));
  await screen.findByRole('heading', { name: '3 hari belajar minggu ini' });
  expect(screen.getByRole('button', { name: 'Pasang target' })).toBeTruthy();
  expect(target).toBe(0);
});

test('the list keeps what is open in it when the code of the search arrives', async () => {
  open('/my-class', 1);
  const menu = await screen.findByRole('button', { name: 'Menu Kelas 0' });
  await screen.findByRole('search', { name: 'Cari dalam semua kelasmu' });
  expect(menu.isConnected).toBe(true);
});
