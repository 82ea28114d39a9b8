// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, notification } from '@sinau/api-client';
import type { Notification } from '@sinau/contracts/core/notification/notification.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { MyClassPage } from './my-class-page.tsx';
import { NotificationPage } from './notification-page.tsx';

afterEach(cleanup);

const notificationOf = (number: number, isRead = false): Notification => ({
  _id: idOf(number),
  id: idOf(number),
  kind: 'announcement',
  title: `Kabar ${number}`,
  content: 'Kita bertemu hari Sabtu.',
  path: '/my-class/content?name=menulis',
  createdAt: '2026-11-20T03:00:00.000Z',
  isRead,
});

function open(path: string, stored: Notification[], Page: typeof NotificationPage = NotificationPage) {
  let all = stored;
  let deleted: Notification[] = [];
  const change = (ids: string[], isRead: boolean) => {
    all = all.map((one) => (ids.length === 0 || ids.includes(one.id) ? { ...one, isRead } : one));
  };
  return openPage({
    Page,
    path,
    answers: [
      answer(notification.list, ({ query }) => {
        const { filter } = (query ?? {}) as { filter?: { isRead: boolean } };
        const list = all.filter(({ isRead }) => !filter || isRead === filter.isRead);
        return { list, total: list.length, page: 1, perPage: 10, unread: all.filter(({ isRead }) => !isRead).length };
      }),
      answer(notification.open, ({ params }) => {
        const found = [...all, ...(path.includes(idOf(99)) ? [notificationOf(99)] : [])].find(
          ({ id }) => id === params.id,
        );
        if (!found) throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
        change([found.id], true);
        return { ...found, isRead: true };
      }),
      answer(notification.readOrUnread, ({ body }) => {
        change(body.ids, body.isRead);
        return null;
      }),
      answer(notification.deleteMany, ({ body }) => {
        deleted = all.filter(({ id }) => body.ids.includes(id));
        all = all.filter(({ id }) => !body.ids.includes(id));
        return null;
      }),
      answer(notification.restore, () => {
        all = [...deleted, ...all];
        return null;
      }),
    ],
  });
}

test('a row marks its notification as read, and as unread again [4.18]', async () => {
  const { user } = open('/my-class/notification', [notificationOf(1)]);
  await user.click(await screen.findByRole('button', { name: 'Tandai sudah dibaca: Kabar 1' }));
  await user.click(await screen.findByRole('button', { name: 'Tandai belum dibaca: Kabar 1' }));
  expect(await screen.findByRole('button', { name: 'Tandai sudah dibaca: Kabar 1' })).toBeDefined();
});

test('opening a notification shows its text and link, and marks it as read', async () => {
  const { user, address } = open('/my-class/notification', [notificationOf(1), notificationOf(2)]);
  await user.click(await screen.findByRole('link', { name: /Kabar 2/ }));
  expect(await screen.findByText('Kita bertemu hari Sabtu.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Buka' }).getAttribute('href')).toBe('/my-class/content?name=menulis');
  expect(address()).toBe(`/my-class/notification?id=${idOf(2)}`);
  expect(await screen.findByRole('button', { name: 'Tandai belum dibaca: Kabar 2' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: /Kabar 2/ }));
  expect(address()).toBe('/my-class/notification');
});

test('several are deleted together, and restored', async () => {
  const { user, callsOf } = open('/my-class/notification', [notificationOf(1), notificationOf(2), notificationOf(3)]);
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih Kabar 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Kabar 3' }));
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('2 notifikasi dihapus.')).toBeDefined();
  expect(callsOf(notification.deleteMany)).toEqual([{ body: { ids: [idOf(1), idOf(3)] } }]);
  await waitFor(() => expect(screen.queryByText('Kabar 1')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText('Kabar 1')).toBeDefined();
  expect(callsOf(notification.restore)).toEqual([{ body: { ids: [idOf(1), idOf(3)] } }]);
});

test('deleting all leaves an empty list, with the undo still there', async () => {
  const { user } = open('/my-class/notification', [notificationOf(1), notificationOf(2)]);
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua' }));
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByRole('heading', { name: 'Belum ada notifikasi' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText('Kabar 2')).toBeDefined();
});

test('several, and all, are marked as read together', async () => {
  const { user, callsOf } = open('/my-class/notification', [notificationOf(1), notificationOf(2), notificationOf(3)]);
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih Kabar 1' }));
  await user.click(screen.getByRole('button', { name: 'Sudah dibaca' }));
  await waitFor(() => expect(screen.queryByText('1 dipilih')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Tandai semua sudah dibaca' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tandai semua sudah dibaca' })).toBeNull());
  expect(callsOf(notification.readOrUnread)).toEqual([
    { body: { ids: [idOf(1)], isRead: true } },
    { body: { ids: [], isRead: true } },
  ]);
});

test('/my-class?tabs=1 shows notifications, and opens the one named by id [1.4, 2.9]', async () => {
  open(`/my-class?tabs=1&id=${idOf(2)}`, [notificationOf(1), notificationOf(2)], MyClassPage);
  expect(await screen.findByText('Kita bertemu hari Sabtu.')).toBeDefined();
  const tabs = within(screen.getByRole('navigation', { name: 'Kelas saya' }));
  expect(tabs.getByRole('link', { name: /^Notifikasi/, current: 'page' })).toBeDefined();
});

test('a notification that is not on the shown page is opened above it, and a deleted one is reported', async () => {
  open(`/my-class?tabs=1&id=${idOf(99)}`, [notificationOf(1)], MyClassPage);
  expect(await screen.findByRole('heading', { name: 'Kabar 99' })).toBeDefined();
  cleanup();
  open(`/my-class?tabs=1&id=${idOf(50)}`, [notificationOf(1)], MyClassPage);
  expect(await screen.findByText('Notifikasi itu sudah tidak ada.')).toBeDefined();
});

test('a list without unread ones says so, and links to all', async () => {
  const { user } = open('/my-class/notification?show=unread', [notificationOf(1, true)]);
  await screen.findByRole('heading', { name: 'Semua sudah kamu baca' });
  await user.click(screen.getByRole('link', { name: 'Lihat semua notifikasi' }));
  expect(await screen.findByText('Kabar 1')).toBeDefined();
});

test('a failed list shows an error with a retry', async () => {
  openPage({
    Page: NotificationPage,
    path: '/my-class/notification',
    answers: [
      answer(notification.list, () => {
        throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu');
      }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Gagal memuat notifikasimu' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeDefined();
});
