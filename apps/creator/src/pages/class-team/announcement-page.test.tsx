// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { announcement, ApiError, program, webinar } from '@sinau/api-client';
import type { Announcement } from '@sinau/contracts/core/announcement/announcement.schemas';
import { answer } from '@sinau/shell/testing';
import { built } from '../../testing/fixtures.ts';
import { partnerProfile } from '../../testing/open-builder.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { builtWebinar } from '../../testing/webinars.ts';
import { AnnouncementPage } from './announcement-page.tsx';

afterEach(cleanup);

const sent: Announcement = {
  id: 'a1',
  title: 'Sesi tanya jawab',
  content: 'Kita bertemu hari Sabtu.',
  createdBy: { fullname: 'Maya' },
  recipientCount: 0,
  createdAt: '2026-11-21T03:00:00.000Z',
  deliveredAt: null,
};

const open = (
  list: Announcement[],
  answers: Parameters<typeof openPortal>[2] = [],
  left: Record<string, string> = {},
  query = '',
) =>
  openPortal(
    { '/creator/class/:slug/announcement': AnnouncementPage },
    `/creator/class/menulis-lead/announcement${query}`,
    [
      ...answers,
      answer(program.mineDetail, built()),
      answer(announcement.list, { list, total: list.length, page: 1, perPage: 10 }),
      answer(announcement.create, sent),
    ],
    partnerProfile,
    left,
  );

async function write({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('Judul'), sent.title);
  await user.type(screen.getByLabelText('Isi'), sent.content);
  await user.click(screen.getByRole('button', { name: 'Kirim pengumuman' }));
}

test('the same page notifies participants of a webinar [7.40]', { tags: 'night' }, async () => {
  const opened = open([], [answer(webinar.mineDetail, builtWebinar())], {}, '?type=webinar');
  await write(opened);
  await opened.user.click(await screen.findByRole('button', { name: 'Kirim sekarang' }));
  await expect
    .poll(() => opened.callsOf(announcement.create))
    .toEqual([{ body: { type: 'webinar', id: 'menulis-lead', title: sent.title, content: sent.content } }]);
});

test('an announcement is confirmed before it is sent to all participants [7.40]', async () => {
  const opened = open([]);
  const { user, callsOf } = opened;
  await write(opened);
  await user.click(await screen.findByRole('button', { name: 'Periksa lagi' }));
  expect(callsOf(announcement.create)).toEqual([]);
  expect((screen.getByLabelText('Judul') as HTMLInputElement).value).toBe(sent.title);
  await user.click(screen.getByRole('button', { name: 'Kirim pengumuman' }));
  await user.click(await screen.findByRole('button', { name: 'Kirim sekarang' }));
  await expect
    .poll(() => callsOf(announcement.create))
    .toEqual([{ body: { type: 'program', id: 'menulis-lead', title: sent.title, content: sent.content } }]);
  await expect.poll(() => (screen.getByLabelText('Judul') as HTMLInputElement).value).toBe('');
});

test('a refusal keeps the written text', { tags: 'night' }, async () => {
  const refuse = () => {
    throw new ApiError(429, 'too_many_requests', 'Terlalu banyak percobaan.');
  };
  const opened = open([], [answer(announcement.create, refuse)]);
  await write(opened);
  await opened.user.click(await screen.findByRole('button', { name: 'Kirim sekarang' }));
  expect(await screen.findByText('Terlalu banyak percobaan.')).toBeDefined();
  expect((screen.getByLabelText('Judul') as HTMLInputElement).value).toBe(sent.title);
});

test('a sent announcement shows the number of recipients, and one in progress says so', async () => {
  open([sent, { ...sent, id: 'a2', recipientCount: 1_204, deliveredAt: '2026-11-21T03:01:00.000Z' }]);
  expect(await screen.findByText(/sedang dikirim/)).toBeDefined();
  expect(screen.getByText(/1\.204 peserta/)).toBeDefined();
});

test('typed text is restored after the page was left, and discarded once it is sent', { tags: 'night' }, async () => {
  const first = open([]);
  await write(first);
  await first.user.click(await screen.findByRole('button', { name: 'Periksa lagi' }));
  const left = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('typed:'));
  expect(left).toHaveLength(1);
  cleanup();

  const { user } = open([], [], Object.fromEntries(left));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Isi')).value).toBe(sent.content);
  await user.click(screen.getByRole('button', { name: 'Kirim pengumuman' }));
  await user.click(await screen.findByRole('button', { name: 'Kirim sekarang' }));
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('typed:'))).toEqual([]);
});
