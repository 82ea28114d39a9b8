// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { notification } from '@sinau/api-client';
import { notificationKinds } from '@sinau/contracts/core/notification/notification.rules';
import type { NotificationSetting } from '@sinau/contracts/core/notification/notification.schemas';
import { answer } from '@sinau/shell/testing';
import { openPage } from '../../testing/open-page.ts';
import { NotificationSettings } from './notification-settings.tsx';

afterEach(cleanup);

function open(isMitra = false) {
  let list: NotificationSetting[] = notificationKinds.map((kind) => ({ kind, inProduct: true, byMail: true }));
  return openPage({
    Page: () => <NotificationSettings isMitra={isMitra} />,
    path: '/settings',
    answers: [
      answer(notification.settings, () => ({ list })),
      answer(notification.updateSettings, ({ body }) => {
        list = list.map((one) => body.settings.find(({ kind }) => kind === one.kind) ?? one);
        return { list };
      }),
    ],
  });
}

test('a choice is stored immediately, by kind and channel', async () => {
  const { user, callsOf } = open();
  const row = within(await screen.findByRole('group', { name: 'Pengumuman kelas' }));
  await user.click(row.getByRole('checkbox', { name: 'Email' }));
  expect(row.getByRole('checkbox', { name: 'Email' })).toHaveProperty('checked', false);
  await waitFor(() =>
    expect(callsOf(notification.updateSettings)).toEqual([
      { body: { settings: [{ kind: 'announcement', inProduct: true, byMail: false }] } },
    ]),
  );
  expect(row.getByRole('checkbox', { name: 'Lonceng' })).toHaveProperty('checked', true);
});

test('mandatory mails have no choice', async () => {
  open();
  const row = within(await screen.findByRole('group', { name: 'Perubahan jadwal' }));
  expect(row.queryByRole('checkbox', { name: 'Email' })).toBeNull();
  expect(row.getByText('Email selalu dikirim')).toBeDefined();
});

test('notifications for teachers are offered to teachers only', async () => {
  open();
  await screen.findByRole('group', { name: 'Pengumuman kelas' });
  expect(screen.queryByText('Tugas menunggu dinilai')).toBeNull();
  cleanup();
  open(true);
  expect(await screen.findByText('Tugas menunggu dinilai')).toBeDefined();
});
