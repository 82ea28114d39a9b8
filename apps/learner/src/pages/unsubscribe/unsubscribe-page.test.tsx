// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, notification } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { idOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

afterEach(cleanup);

const token = `${idOf(1)}_announcement.abc.def`;
const open = (of: string, isOld = false) =>
  openPage({
    Page: UnsubscribePage,
    route: '/unsubscribe/:token',
    path: `/unsubscribe/${of}`,
    isVisitor: true,
    answers: [
      answer(notification.unsubscribe, () => {
        if (isOld) throw new ApiError(422, 'token_invalid', 'Tautan ini tidak berlaku atau sudah dipakai');
        return { kind: 'announcement' as const };
      }),
    ],
  });

test('a subscription ends only when the button is pressed, and one press ends it', async () => {
  const { user, callsOf } = open(token);
  expect(screen.getByText(/Pengumuman kelas/)).toBeDefined();
  expect(callsOf(notification.unsubscribe)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Berhenti berlangganan' }));
  expect(await screen.findByRole('heading', { name: 'Sudah kami hentikan' })).toBeDefined();
  expect(callsOf(notification.unsubscribe)).toEqual([{ params: { token } }]);
});

test('an old or broken link leads to the settings', async () => {
  open('usang');
  expect(screen.getByRole('link', { name: 'Atur notifikasi' }).getAttribute('href')).toBe('/settings#notifikasi');
  cleanup();
  const { user } = open(token, true);
  await user.click(screen.getByRole('button', { name: 'Berhenti berlangganan' }));
  expect(await screen.findByRole('heading', { name: 'Tautan ini tidak berlaku lagi' })).toBeDefined();
});
