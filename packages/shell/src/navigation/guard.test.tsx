// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Outlet, useOutletContext } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { createAppStore } from '../store.ts';
import { answer, learnerProfile, openApp } from '../testing/index.tsx';
import { guarded } from './routes.tsx';

afterEach(cleanup);

const named = (path: string) => ({ path, element: <h1>{path}</h1> });
const routes = [
  named('/'),
  named('/settings'),
  guarded('guest', [named('/login')]),
  guarded('user', [named('/cart')]),
  guarded('partner', [named('/partners')]),
  guarded('verified', [named('/checkout')]),
  guarded('partner', [named('/creator/dashboard')]),
  guarded('operator', [named('/operator')]),
];
const open = (path: string, profile?: Profile, answers: Parameters<typeof openApp>[0]['answers'] = []) =>
  openApp({ routes, path, reducers: {}, profile, answers });

const unverified = { ...learnerProfile, isEmailVerified: false };
const partner = { ...learnerProfile, isMitra: true };

test.each([
  { who: 'a visitor', at: '/cart?tab=1', leads: '/login?next=%2Fcart%3Ftab%3D1' },
  { who: 'a learner', at: '/cart', profile: learnerProfile, leads: '/cart' },
  { who: 'a learner', at: '/login', profile: learnerProfile, leads: '/' },
  { who: 'a learner who pressed to buy', at: '/login?buy=1', profile: learnerProfile, leads: '/login?buy=1' },
  { who: 'a visitor', at: '/login', leads: '/login' },
  { who: 'a visitor', at: '/partners', leads: '/' },
  { who: 'a learner', at: '/partners', profile: learnerProfile, leads: '/' },
  { who: 'a partner', at: '/partners', profile: partner, leads: '/partners' },
  { who: 'a visitor', at: '/checkout', leads: '/login?next=%2Fcheckout' },
  { who: 'a learner with a confirmed address', at: '/checkout', profile: learnerProfile, leads: '/checkout' },
])('$at redirects $who to $leads [5.15, 5.16, 5.17]', async ({ at, profile, leads }) => {
  const { address } = open(at, profile);
  await screen.findByRole('heading', { name: leads.split('?')[0] });
  expect(address()).toBe(leads);
});

test('a reload of a page whose session had ended over a text leads to the login and back', async () => {
  const left = { session: JSON.stringify({ endedFor: partner.id }) };
  const { address } = openApp({ routes, path: '/partners?lesson=2', reducers: {}, answers: [], left });
  await screen.findByRole('heading', { name: '/login' });
  expect(address()).toBe('/login?next=%2Fpartners%3Flesson%3D2');
});

test('the operator panel exists only for operators, not for other signed-in users', async () => {
  open('/operator', { ...learnerProfile, isOperator: true });
  await screen.findByRole('heading', { name: '/operator' });
  cleanup();
  for (const profile of [learnerProfile, partner]) {
    const { address } = open('/operator', profile);
    await screen.findByRole('heading', { name: /tidak dapat menemukan halaman/ });
    expect(address()).toBe('/operator');
    cleanup();
  }
});

test('a guarded page gets the outlet context of its layout', async () => {
  const Title = () => <h1>{useOutletContext<string>()}</h1>;
  openApp({
    routes: [
      {
        element: <Outlet context="Menulis Berita" />,
        children: [guarded('user', [{ path: '/cart', Component: Title }])],
      },
    ],
    path: '/cart',
    reducers: {},
    profile: learnerProfile,
    answers: [],
  });
  expect(await screen.findByRole('heading', { name: 'Menulis Berita' })).toBeTruthy();
});

test('an unconfirmed user is redirected to the settings with a red sentence [5.18]', async () => {
  const { address } = open('/checkout', unverified);
  await screen.findByText('Email is not verified');
  expect(address()).toBe('/settings');
  expect(screen.getByRole('alert').textContent).toContain('Email is not verified');
});

test('an address confirmed on another device counts immediately', async () => {
  const { address } = open('/checkout', unverified, [answer(auth.me, learnerProfile)]);
  await screen.findByRole('heading', { name: '/checkout' });
  expect(address()).toBe('/checkout');
});

test('a session ended on the server leads to the login and back', async () => {
  const ended = answer(auth.me, () => {
    throw new ApiError(401, 'unauthenticated', 'Sesi kamu berakhir. Silakan masuk kembali.');
  });
  const { address, store } = open('/cart', learnerProfile, [ended]);
  await screen.findByText('Sesi kamu berakhir. Silakan masuk kembali.');
  expect(address()).toBe('/login?next=%2Fcart');
  expect(store.getState().session.token).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('the reason why a session ended is shown after the page load', async () => {
  const ended = answer(auth.me, () => {
    throw new ApiError(401, 'unauthenticated', 'Sesi kamu berakhir. Silakan masuk kembali.');
  });
  open('/creator/dashboard', partner, [ended]);
  await screen.findByText('Sesi kamu berakhir. Silakan masuk kembali.');
  const said = () =>
    createAppStore({})
      .getState()
      .snackbars.map(({ msg, tone }) => ({ msg, tone }));
  expect(said()).toEqual([{ msg: 'Sesi kamu berakhir. Silakan masuk kembali.', tone: 'error' }]);
  expect(said()).toEqual([]);
});

test('signing out in another tab closes the page here', async () => {
  const { address } = open('/cart', learnerProfile);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: null }));
  await waitFor(() => expect(address()).toBe('/login?next=%2Fcart'));
});
