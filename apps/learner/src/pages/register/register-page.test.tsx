// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth, program } from '@sinau/api-client';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { programDetail } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { RegisterPage } from './register-page.tsx';

afterEach(cleanup);

const newcomer = { ...learnerProfile, isEmailVerified: false };
const path = '/register?fullname=Sekar%20Ayu&email=sekar%40contoh.id';

async function register(user: UserEvent) {
  await user.type(screen.getByLabelText('Kata sandi'), 'rahasia-sekali');
  await user.click(screen.getByRole('button', { name: 'Daftar' }));
}

test('registering from a prefilled address signs in and asks to open the mail [2.7]', async () => {
  const answers = [answer(auth.register, { ...newcomer, token: 'a-token' }), answer(auth.me, newcomer)];
  const { user, address, callsOf, store } = openPage({ Page: RegisterPage, path, answers, isVisitor: true });
  await register(user);
  await screen.findByText(/Kami kirim tautan ke/);
  expect(callsOf(auth.register)).toEqual([
    { body: { fullname: 'Sekar Ayu', email: 'sekar@contoh.id', password: 'rahasia-sekali' } },
  ]);
  expect(store.getState().session.token).toBe('a-token');
  await user.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  await expect.poll(address).toBe('/');
});

test('a taken e-mail address shows an error with a login link, until it is changed', async () => {
  const refused = answer(auth.register, () => {
    throw new ApiError(422, 'email_taken', 'Email ini sudah terdaftar.', { email: 'Email ini sudah terdaftar' });
  });
  const { user } = openPage({ Page: RegisterPage, path, answers: [refused], isVisitor: true });
  await register(user);
  await screen.findByText(/Email ini sudah terdaftar/);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.getByRole('link', { name: 'Masuk dengan email ini' }).getAttribute('href')).toBe(
    '/login?email=sekar%40contoh.id',
  );
  await user.type(screen.getByLabelText('Email'), '.id');
  expect(screen.queryByText(/Email ini sudah terdaftar/)).toBeNull();
});

test('empty fields say what to enter', async () => {
  const { user } = openPage({ Page: RegisterPage, path: '/register', answers: [], isVisitor: true });
  await user.click(screen.getByRole('button', { name: 'Daftar' }));
  for (const sentence of ['Tulis nama lengkapmu', 'Tulis emailmu', 'Buat kata sandi'])
    expect(screen.getByText(sentence)).toBeTruthy();
});

test('the class to buy is shown while registering, and stored with the account', async () => {
  const buy = 'program:0198f1c0-0000-7000-8000-000000000000';
  const answers = [
    answer(auth.register, { ...newcomer, token: 'a-token' }),
    answer(auth.me, newcomer),
    answer(program.detail, programDetail()),
  ];
  const { user, callsOf } = openPage({ Page: RegisterPage, path: `${path}&buy=${buy}`, answers, isVisitor: true });
  expect(await screen.findByRole('link', { name: 'Menulis Berita' })).toBeTruthy();
  await register(user);
  await screen.findByText(/Kami kirim tautan ke/);
  expect(screen.getByRole('link', { name: 'Menulis Berita' })).toBeTruthy();
  expect(callsOf(auth.register)).toMatchObject([{ body: { wish: { buy } } }]);
});
