// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth, cart, program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { idOf, programDetail } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

afterEach(cleanup);

const buy = `program:${idOf(1)}`;
const usedUp = () => {
  throw new ApiError(422, 'token_invalid', 'Tautan ini tidak berlaku atau sudah dipakai');
};

const open = (verify: () => { wish: { buy: string } | null }, { isVisitor = false, isKept = true } = {}) =>
  openPage({
    Page: VerifyEmailPage,
    path: '/verify-email?token=abc',
    isVisitor,
    answers: [
      answer(auth.verifyEmail, verify),
      answer(cart.wish, isKept ? { wish: { buy }, item: null } : null),
      answer(cart.dropPendingPurchase, null),
      answer(program.detail, programDetail()),
    ],
  });

test('the mailed link continues with the class to buy', async () => {
  const { user, address, store, callsOf } = open(() => ({ wish: { buy } }));
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan beli Menulis Berita' }));
  await expect.poll(address).toBe('/checkout');
  expect(store.getState()).toMatchObject({
    checkout: { selection: { programIds: [idOf(1)], bundleIds: [], ticketIds: [] } },
  });
  expect(callsOf(cart.dropPendingPurchase)).toHaveLength(1);
});

test('on another device the link continues by signing in', async () => {
  open(() => ({ wish: { buy } }), { isVisitor: true });
  const signIn = await screen.findByRole('link', { name: 'Masuk dan lanjutkan' });
  expect(signIn.getAttribute('href')).toBe(`/login?buy=program%3A${idOf(1)}`);
});

test('a link opened a second time still continues with the stored purchase', async () => {
  open(() => ({ wish: null }));
  expect(await screen.findByRole('button', { name: 'Lanjutkan beli Menulis Berita' })).toBeDefined();
});

test('without a pending purchase the link leads to the catalog', async () => {
  open(() => ({ wish: null }), { isKept: false });
  expect((await screen.findByRole('link', { name: 'Cari kelas' })).getAttribute('href')).toBe('/catalog');
});

test('an invalid link says why, and a visitor can sign in to get a new one', async () => {
  open(usedUp, { isVisitor: true });
  expect(await screen.findByText('Tautan ini tidak berlaku atau sudah dipakai')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe('/login?next=%2Fsettings');
});

test('an older link of a confirmed address shows the confirmation, not an error', async () => {
  open(usedUp);
  expect(await screen.findByRole('heading', { name: 'Emailmu terverifikasi' })).toBeDefined();
});

test('a truncated link says so', async () => {
  const refuse = () => {
    throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu', { token: 'Minimal 20 karakter' });
  };
  open(refuse, { isVisitor: true });
  expect(await screen.findByText('Tautannya tidak lengkap. Coba buka lagi dari emailmu.')).toBeDefined();
});
