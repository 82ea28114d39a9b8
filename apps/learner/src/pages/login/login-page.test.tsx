// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth, cart } from '@sinau/api-client';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPage } from '../../testing/open-page.ts';
import { LoginPage } from './login-page.tsx';

afterEach(cleanup);

const programId = '0198f1c0-0000-7000-8000-000000000000';
const accepted = [answer(auth.requestToken, { token: 'a-token' }), answer(auth.me, learnerProfile)];
const open = (path: string, answers: Parameters<typeof openPage>[0]['answers'] = accepted) =>
  openPage({ Page: LoginPage, path, answers, isVisitor: true });

async function signIn(user: UserEvent) {
  await user.type(screen.getByLabelText('Email'), 'sekar@contoh.id');
  await user.type(screen.getByLabelText('Kata sandi'), 'rahasia-sekali');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}

test('a wrong password is said in place, and nothing typed is lost', async () => {
  const refused = answer(auth.requestToken, () => {
    throw new ApiError(422, 'wrong_credentials', 'Email atau kata sandi salah');
  });
  const { user } = open('/login', [refused]);
  await signIn(user);
  expect(await screen.findByText('Email atau kata sandi salah')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sekar@contoh.id');
  expect(screen.getByLabelText('Kata sandi')).toHaveProperty('value', 'rahasia-sekali');
});

test('empty fields are told of before anything is sent, and the first one takes the focus', async () => {
  const { user, callsOf } = open('/login');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(screen.getAllByText('Wajib diisi')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(callsOf(auth.requestToken)).toEqual([]);
});

test('signing in goes where the visitor wanted to', async () => {
  const { user, address } = open('/login?next=/my-class');
  await signIn(user);
  await expect.poll(address).toBe('/my-class');
});

test('what was to be bought is at the checkout', async () => {
  const { user, address, store } = open(`/login?buy=program:${programId}`);
  await signIn(user);
  await expect.poll(address).toBe('/checkout');
  expect(store.getState()).toMatchObject({ checkout: { chosen: { programIds: [programId], bundleIds: [] } } });
});

test('what was to be put in the cart is put there, and the cart opens also where that is refused', async () => {
  const refused = answer(cart.add, () => {
    throw new ApiError(409, 'cart_item_exists', 'Kelas sudah ada di keranjang');
  });
  const { user, address, callsOf } = open(`/login?cart=program:${programId}`, [...accepted, refused]);
  await signIn(user);
  await expect.poll(address).toBe('/cart');
  expect(callsOf(cart.add)).toEqual([{ body: { type: 'Program', programId } }]);
  expect(screen.getByText('Kelas sudah ada di keranjang')).toBeTruthy();
});
