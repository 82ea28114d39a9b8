// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth } from '@sinau/api-client';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPage } from '../../testing/open-page.ts';
import { RegisterPage } from './register-page.tsx';

afterEach(cleanup);

const newcomer = { ...learnerProfile, isEmailVerified: false };
const path = '/register?fullname=Sekar%20Ayu&email=sekar%40contoh.id';

async function register(user: UserEvent) {
  await user.type(screen.getByLabelText('Kata sandi'), 'rahasia-sekali');
  await user.click(screen.getByRole('button', { name: 'Daftar' }));
}

test('who registers is signed in, and told to open the mail', async () => {
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

test('a taken address is told of at its field, until it is changed', async () => {
  const refused = answer(auth.register, () => {
    throw new ApiError(422, 'email_taken', 'Email ini sudah terdaftar.', { email: 'Email ini sudah terdaftar' });
  });
  const { user } = openPage({ Page: RegisterPage, path, answers: [refused], isVisitor: true });
  await register(user);
  await screen.findByText('Email ini sudah terdaftar');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), '.id');
  expect(screen.queryByText('Email ini sudah terdaftar')).toBeNull();
});
