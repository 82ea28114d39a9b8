// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, cart, category, content, notification } from '@sinau/api-client';
import type { NotificationList } from '@sinau/contracts/core/notification/notification.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { DefaultLayout } from './default-layout.tsx';

afterEach(cleanup);

const notificationOf = (number: number): NotificationList['list'][number] => ({
  _id: idOf(number),
  id: idOf(number),
  kind: 'discussion',
  title: `Kabar ${number}`,
  content: '',
  path: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  isRead: number > 1,
});

const open = (notifications: () => NotificationList['list'], isVisitor = false) =>
  openPage({
    Page: DefaultLayout,
    path: '/katalog',
    isVisitor,
    answers: [
      answer(content.banner, null),
      answer(category.list, listOf([])),
      answer(cart.count, 0),
      answer(notification.list, () => ({
        list: notifications(),
        total: 12,
        page: 1,
        perPage: 5,
        unread: notifications().filter(({ isRead }) => !isRead).length,
      })),
    ],
  });
const some = () => [1, 2, 3, 4, 5].map(notificationOf);

test('the bell has an unread badge, and opens the latest 5 with title, date, dot and link [2.47, 2.48, 4.46, 9.11]', async () => {
  const { user, callsOf } = open(some);
  await user.click(await screen.findByRole('button', { name: 'Notifikasi, 1 belum dibaca' }));
  expect(callsOf(notification.list)[0]).toEqual({ query: { perPage: 5, sort: '-createdAt' } });
  const panel = within(await screen.findByRole('region', { name: 'Notifikasi terbaru' }));
  const links = panel.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...[1, 2, 3, 4, 5].map((number) => `/my-class?tabs=1&id=${idOf(number)}`),
    '/my-class/notification',
  ]);
  expect(links[0]!.textContent).toBe('Belum dibaca: Kabar 120 Nov 2026');
  expect(links[1]!.textContent).toBe('Kabar 220 Nov 2026');
});

test("the panel links to all notifications by 'Lihat Semua Notifikasi' [2.49]", async () => {
  const { user, address } = open(some);
  await user.click(await screen.findByRole('button', { name: /^Notifikasi/ }));
  await user.click(await screen.findByRole('link', { name: 'Lihat Semua Notifikasi' }));
  expect(address()).toBe('/my-class/notification');
});

test('visitors have no bell [6.1]', () => {
  open(some, true);
  expect(screen.queryByRole('button', { name: /^Notifikasi/ })).toBeNull();
});

test('the panel says when there are no notifications, and retries after a failed load', async () => {
  let list = () => {
    throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu');
  };
  const { user } = open(() => list());
  await user.click(await screen.findByRole('button', { name: 'Notifikasi' }));
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  list = (() => []) as never;
  await user.click(retry);
  expect(await screen.findByText(/Belum ada notifikasi/)).toBeDefined();
});

test('new notifications of the event stream are shown without reloading', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  let list = [notificationOf(2)];
  let say: (event: { unread: number }) => void = () => undefined;
  const follow = vi.spyOn(notification.stream, 'call').mockImplementation(({ onEvent, signal }) => {
    say = onEvent;
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  });
  const { callsOf } = open(() => list);
  await screen.findByRole('button', { name: 'Notifikasi' });
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(follow).toHaveBeenCalled());
  say({ unread: 0 });
  await vi.advanceTimersByTimeAsync(100);
  expect(callsOf(notification.list)).toHaveLength(1);
  list = [notificationOf(1), notificationOf(2)];
  say({ unread: 1 });
  expect(await screen.findByRole('button', { name: 'Notifikasi, 1 belum dibaca' })).toBeDefined();
  await waitFor(() => expect(callsOf(notification.list)).toHaveLength(2));
});
