// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { openPage } from '../../testing/open-page.ts';
import { ChangePasswordPage } from './change-password-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { PasswordInformationPage } from './password-information-page.tsx';

afterEach(cleanup);

const openChange = (path: string, reply: () => null = () => null) =>
  openPage({ Page: ChangePasswordPage, path, answers: [answer(auth.verifyResetPassword, reply)] });

test('the mailed token is sent with the new password, and this browser has to sign in again', async () => {
  const { user, callsOf, store } = openChange('/password/change?token=abc');
  await user.type(screen.getByLabelText('Kata sandi baru'), 'rahasia-baru');
  await user.click(screen.getByRole('button', { name: 'Simpan kata sandi' }));
  expect(await screen.findByRole('heading', { name: 'Kata sandimu sudah diganti' })).toBeDefined();
  expect(callsOf(auth.verifyResetPassword)).toEqual([{ body: { token: 'abc', password: 'rahasia-baru' } }]);
  expect(store.getState().session.token).toBeNull();
  expect(screen.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe('/login');
});

test('a used link offers a new one', async () => {
  const { user } = openChange('/password/change?token=abc', () => {
    throw new ApiError(422, 'token_invalid', 'Tautan ini tidak berlaku atau sudah dipakai');
  });
  await user.type(screen.getByLabelText('Kata sandi baru'), 'rahasia-baru');
  await user.click(screen.getByRole('button', { name: 'Simpan kata sandi' }));
  expect(await screen.findByText('Tautan ini tidak berlaku atau sudah dipakai')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Minta tautan baru' }).getAttribute('href')).toBe('/password/forgot');
});

test('an address without a token shows no password form', () => {
  openChange('/password/change');
  expect(screen.getByRole('heading', { name: 'Tautan tidak berlaku' })).toBeDefined();
  expect(screen.queryByLabelText('Kata sandi baru')).toBeNull();
});

test('requesting a link opens the information page, which can send it again', async () => {
  const { user, router, callsOf } = openPage({
    Page: ForgotPasswordPage,
    path: '/password/forgot',
    isVisitor: true,
    answers: [answer(auth.forgotPassword, null)],
  });
  await user.type(screen.getByLabelText('Email'), 'sekar@contoh.id');
  await user.click(screen.getByRole('button', { name: 'Kirim tautan' }));
  await expect.poll(() => router.state.location.pathname).toBe('/password/information');
  expect(router.state.location.state).toEqual({ email: 'sekar@contoh.id' });
  expect(callsOf(auth.forgotPassword)).toEqual([{ body: { email: 'sekar@contoh.id' } }]);
});

test('opened directly, the information page offers to request a link', () => {
  openPage({ Page: PasswordInformationPage, path: '/password/information', isVisitor: true, answers: [] });
  expect(screen.getByRole('link', { name: 'Minta tautan baru' }).getAttribute('href')).toBe('/password/forgot');
});
