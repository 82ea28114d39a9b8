// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auth } from '@sinau/api-client';
import { appConfig } from '@sinau/shell';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPage } from '../../testing/open-page.ts';
import { LoginPage } from './login-page.tsx';

const initialize = vi.fn<(options: { nonce: string; callback: (answer: { credential: string }) => void }) => void>();
const renderButton = vi.fn();
beforeEach(() => {
  appConfig().googleClientId = 'sinau.apps.googleusercontent.com';
  window.google = { accounts: { id: { initialize, renderButton } } };
});
afterEach(() => {
  cleanup();
  appConfig().googleClientId = null;
  vi.clearAllMocks();
});

const credential = 'kredensial-dari-tombol-google';
const open = (path: string, isRegistered: boolean) =>
  openPage({
    Page: LoginPage,
    route: '/login',
    path,
    isVisitor: true,
    answers: [
      answer(auth.google, {
        isRegistered,
        fullname: 'Sekar Ayu',
        email: 'sekar@contoh.id',
        token: isRegistered ? 'token' : null,
        challenge: null,
      }),
      answer(auth.me, learnerProfile),
    ],
  });
const press = async () => {
  await waitFor(() => expect(renderButton).toHaveBeenCalled());
  initialize.mock.calls.at(-1)![0].callback({ credential });
};

test('Google’s button signs in, and continues to the requested page', async () => {
  const { address, callsOf } = open('/login?next=%2Fcart', true);
  await press();
  await expect.poll(address).toBe('/cart');
  const [{ body }] = callsOf(auth.google) as [{ body: { credential: string; nonce: string } }];
  expect(body.credential).toBe(credential);
  expect(initialize.mock.calls.at(-1)![0].nonce).toBe(createHash('sha256').update(body.nonce).digest('base64url'));
});

test('without an account it leads to registration, prefilled with name and e-mail [4.43]', async () => {
  const { address } = open('/login?next=%2Fcart', false);
  await press();
  await expect.poll(address).toBe('/register?next=%2Fcart&fullname=Sekar+Ayu&email=sekar%40contoh.id');
});

test('without a Google client, no button is shown and no script loaded', async () => {
  appConfig().googleClientId = null;
  open('/login', true);
  await screen.findByRole('button', { name: 'Masuk' });
  expect(initialize).not.toHaveBeenCalled();
  expect(document.querySelector('script[src*="google"]')).toBeNull();
});
