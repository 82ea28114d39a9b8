// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useQuery } from '@tanstack/react-query';
import { ApiError, auth, payout } from '@sinau/api-client';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { DeskLayout } from './desk-layout.tsx';

afterEach(cleanup);

test("the operators' menu is in groups, and marks the current page alone", async () => {
  const { user } = openApp({
    routes: [{ Component: DeskLayout, children: [{ path: '*', Component: () => null }] }],
    path: '/operator/content/featured/new',
    reducers: {},
    profile: { ...learnerProfile, isOperator: true },
    answers: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }));
  const menu = within(await screen.findByRole('dialog'));
  for (const name of ['Tinjauan', 'Percakapan', 'Situs']) expect(menu.getByRole('navigation', { name })).toBeDefined();
  const marked = menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Konten situs']);
});

test.each([
  ['support', ['Meja operator', 'Pengembalian dana', 'Orang', 'Bantuan', 'Laporan', 'Diskusi', 'Status sistem']],
  ['content', ['Meja operator', 'Kampanye harga', 'Konten situs']],
  [
    'finance',
    [
      'Meja operator',
      'Pengembalian dana',
      'Sengketa',
      'Penarikan saldo',
      'Rekening mitra',
      'Orang',
      'Voucher',
      'Kampanye harga',
    ],
  ],
] as const)('the menu of %s has what the role opens', async (role, labels) => {
  const { user } = openApp({
    routes: [{ Component: DeskLayout, children: [{ path: '*', Component: () => null }] }],
    path: '/operator',
    reducers: {},
    profile: { ...learnerProfile, isOperator: true, staffRoles: [role] },
    answers: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }));
  const menu = within(await screen.findByRole('dialog'));
  const desk = menu.getAllByRole('link').filter((link) => link.getAttribute('href')!.startsWith('/operator'));
  expect(desk.map(({ textContent }) => textContent)).toEqual(labels);
});

test('a page that the role does not open says so', async () => {
  openApp({
    routes: [{ Component: DeskLayout, children: [{ path: '*', Component: () => <p>Halaman penarikan</p> }] }],
    path: '/operator/payout/p1',
    reducers: {},
    profile: { ...learnerProfile, isOperator: true, staffRoles: ['support'] },
    answers: [],
  });
  await screen.findByRole('heading', { name: 'Peranmu tidak membuka halaman ini' });
  expect(screen.queryByText('Halaman penarikan')).toBeNull();
});

test('a role that is taken away while its page is open closes the page, and ends no session', async () => {
  const profile = { ...learnerProfile, isOperator: true, staffRoles: ['support' as const, 'finance' as const] };
  let roles = profile.staffRoles;
  const Payout = () => <p>{useQuery(payout.received.query()).status}</p>;
  const { store } = openApp({
    routes: [{ Component: DeskLayout, children: [{ path: '*', Component: Payout }] }],
    path: '/operator/payout',
    reducers: {},
    profile,
    answers: [
      answer(payout.received, () => {
        roles = ['support'];
        throw new ApiError(403, 'role_missing', 'Peranmu tidak membuka bagian ini.');
      }),
      answer(auth.me, () => ({ ...profile, staffRoles: roles })),
    ],
  });
  await screen.findByRole('heading', { name: 'Peranmu tidak membuka halaman ini' });
  expect(store.getState().session.token).not.toBeNull();
});
