// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { suspension } from '@sinau/api-client';
import type { MitraStop } from '@sinau/contracts/backoffice/suspension/suspension.schemas';
import { answer } from '@sinau/shell/testing';
import { partnerProfile } from '../../testing/open-builder.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { MitraStopNotice } from './mitra-stop-notice.tsx';

afterEach(cleanup);

const stop: MitraStop = {
  id: 's1',
  reason: 'Materinya disalin.',
  stoppedAt: '2026-11-21T03:00:00.000Z',
  appeal: null,
};
const text = 'Semua materinya kami tulis sendiri sejak 2019.';

test('members of a stopped mitra read why, and appeal once', async () => {
  let current = stop;
  const { user, callsOf } = openPortal(
    { '/creator/dashboard': MitraStopNotice },
    '/creator/dashboard',
    [
      answer(suspension.mine, () => current),
      answer(suspension.appeal, ({ body }) => {
        current = { ...stop, appeal: { text: body.text, sentAt: stop.stoppedAt, refusal: null } };
        return current;
      }),
    ],
    partnerProfile,
  );
  await screen.findByText('“Materinya disalin.”');
  await user.click(screen.getByRole('button', { name: 'Ajukan banding' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Kenapa keputusan ini/), text);
  await user.click(dialog.getByRole('button', { name: 'Kirim banding' }));
  await screen.findByText(/^Bandingmu kami terima pada/);
  expect(screen.queryByRole('button', { name: 'Ajukan banding' })).toBeNull();
  expect(callsOf(suspension.appeal)).toEqual([{ body: { text } }]);
});

test('an appeal that was turned down shows its answer, and a mitra that may sell sees nothing', async () => {
  const refused = { ...stop, appeal: { text, sentAt: stop.stoppedAt, refusal: 'Buktinya belum cukup.' } };
  openPortal(
    { '/creator/dashboard': MitraStopNotice },
    '/creator/dashboard',
    [answer(suspension.mine, refused)],
    partnerProfile,
  );
  await screen.findByText('“Buktinya belum cukup.”');
});
