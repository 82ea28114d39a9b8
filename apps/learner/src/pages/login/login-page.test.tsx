// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth, cart, program } from '@sinau/api-client';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { programDetail } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { LoginPage } from './login-page.tsx';

afterEach(cleanup);

const programId = '0198f1c0-0000-7000-8000-000000000000';
const accepted = [
  answer(auth.requestToken, { token: 'a-token' }),
  answer(auth.me, learnerProfile),
  answer(program.detail, programDetail()),
];
const open = (path: string, answers: Parameters<typeof openPage>[0]['answers'] = accepted) =>
  openPage({ Page: LoginPage, path, answers, isVisitor: true });

async function signIn(user: UserEvent) {
  await user.type(screen.getByLabelText('Email'), 'sekar@contoh.id');
  await user.type(screen.getByLabelText('Kata sandi'), 'rahasia-sekali');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}

test("a wrong password shows the server's message at its field, and no typed text is lost [8.9]", async () => {
  const refused = answer(auth.requestToken, () => {
    throw new ApiError(422, 'wrong_credentials', 'Email atau kata sandi salah');
  });
  const { user } = open('/login', [refused]);
  await signIn(user);
  expect(await screen.findByText('Email atau kata sandi salah')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sekar@contoh.id');
  expect(screen.getByLabelText('Kata sandi')).toHaveProperty('value', 'rahasia-sekali');
});

test('empty fields are reported before anything is sent, and the first one gets the focus', async () => {
  const { user, callsOf } = open('/login');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(screen.getByText('Tulis emailmu')).toBeTruthy();
  expect(screen.getByText('Tulis kata sandimu')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(callsOf(auth.requestToken)).toEqual([]);
});

test('the e-mail address in the query is filled in', () => {
  open('/login?email=sekar%40contoh.id');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sekar@contoh.id');
});

test('signing in opens the address in `next` [4.39]', async () => {
  const { user, address } = open('/login?next=/my-class');
  await signIn(user);
  await expect.poll(address).toBe('/my-class');
});

test('`buy` shows the class on the login page and opens the checkout with it [2.6, 4.37]', async () => {
  const { user, address, store } = open(`/login?buy=program:${programId}`);
  expect(await screen.findByRole('link', { name: 'Menulis Berita' })).toBeTruthy();
  await signIn(user);
  await expect.poll(address).toBe('/checkout');
  expect(store.getState()).toMatchObject({
    checkout: { selection: { programIds: [programId], bundleIds: [], ticketIds: [] } },
  });
});

test('`cart` adds the class and opens the cart, also if adding is refused [4.38]', async () => {
  const refused = answer(cart.add, () => {
    throw new ApiError(409, 'cart_item_exists', 'Kelas sudah ada di keranjang');
  });
  const { user, address, callsOf } = open(`/login?cart=program:${programId}`, [...accepted, refused]);
  await signIn(user);
  await expect.poll(address).toBe('/cart');
  expect(callsOf(cart.add)).toEqual([{ body: { type: 'Program', programId } }]);
  expect(screen.getByText('Kelas sudah ada di keranjang')).toBeTruthy();
});
