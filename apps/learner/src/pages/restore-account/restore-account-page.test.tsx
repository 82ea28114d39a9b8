// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { account, ApiError } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { openPage } from '../../testing/open-page.ts';
import { RestoreAccountPage } from './restore-account-page.tsx';

afterEach(cleanup);

const open = (reply: null | (() => never)) =>
  openPage({
    Page: RestoreAccountPage,
    path: '/restore-account?token=token-dari-email',
    isVisitor: true,
    answers: [answer(account.restore, reply)],
  });

test('a closed account is restored by a button, not by opening the page', async () => {
  const { user, callsOf } = open(null);
  expect(callsOf(account.restore)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Pulihkan akun' }));
  await screen.findByRole('heading', { name: 'Akunmu sudah pulih' });
  expect(callsOf(account.restore)).toEqual([{ body: { token: 'token-dari-email' } }]);
});

test('an expired link says so', async () => {
  const { user } = open(() => {
    throw new ApiError(422, 'token_expired', 'Tautan ini sudah kedaluwarsa. Minta tautan baru.', {});
  });
  await user.click(await screen.findByRole('button', { name: 'Pulihkan akun' }));
  await screen.findByText(/Tautan ini sudah kedaluwarsa/);
});
