// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, auth, cart, catalog } from '@sinau/api-client';
import { Link } from '@sinau/ui';
import { answer, learnerProfile, openApp } from '../testing/index.tsx';
import { ownKey } from './session-storage.ts';
import { signedIn } from './session.slice.ts';
import { useSignIn } from './sign-in.ts';
import { useSignOut } from './use-session.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const other = { ...learnerProfile, id: '01990000-0000-7000-8000-000000000002', fullname: 'Rangga' };

function Login() {
  const signIn = useSignIn();
  return <button onClick={() => void signIn('a-token').catch(() => undefined)}>Masuk</button>;
}

function SignOut() {
  const { signOut } = useSignOut();
  return <button onClick={signOut}>Keluar</button>;
}

test.each([
  ['is ended', () => null],
  [
    'is not ended, since the server is out of reach,',
    () => {
      throw new ApiError(502, 'unavailable', 'Layanan sedang sibuk.');
    },
  ],
])(
  'signing out clears the session here and leads home, whether or not it %s on the server [4.44]',
  async (_, reply) => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const { user } = openApp({
      routes: [{ path: '/cart', Component: SignOut }],
      path: '/cart',
      reducers: {},
      profile: learnerProfile,
      answers: [answer(auth.logout, reply)],
    });
    expect(localStorage.getItem('session')).not.toBeNull();
    const [own, others] = [ownKey(learnerProfile.id, 'quiz:1'), ownKey(other.id, 'quiz:2')];
    for (const key of [own, others]) localStorage.setItem(key, 'jawaban');
    await user.click(screen.getByRole('button', { name: 'Keluar' }));
    await expect.poll(() => assign).toHaveBeenCalledWith('/');
    expect(localStorage.getItem('session')).toBeNull();
    expect([own, others].map((key) => localStorage.getItem(key))).toEqual([null, 'jawaban']);
  },
);

test('signing out waits for pending queries first', async () => {
  vi.stubGlobal('location', { ...window.location, assign: vi.fn() });
  let arrive = () => {};
  function Page() {
    useQuery(cart.count.query());
    return <SignOut />;
  }
  const { user, callsOf } = openApp({
    routes: [{ path: '/cart', Component: Page }],
    path: '/cart',
    reducers: {},
    profile: learnerProfile,
    answers: [
      answer(cart.count, () => new Promise<number>((resolve) => (arrive = () => resolve(1)))),
      answer(auth.logout, () => null),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Keluar' }));
  expect(callsOf(auth.logout)).toEqual([]);
  arrive();
  await expect.poll(() => callsOf(auth.logout)).toHaveLength(1);
});

test('a token becomes a session once its profile is loaded [4.36]', async () => {
  const { user, store, callsOf } = openApp({
    routes: [{ path: '/login', Component: Login }],
    path: '/login',
    reducers: {},
    answers: [answer(auth.me, learnerProfile)],
  });
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await expect.poll(() => store.getState().session).toEqual({ token: 'a-token', profile: learnerProfile });
  expect(callsOf(auth.me)).not.toEqual([]);
});

test('an invalid token leaves no session behind', async () => {
  const refused = answer(auth.me, () => {
    throw new ApiError(503, 'unavailable', 'Layanan sedang sibuk.');
  });
  const { user, store, callsOf } = openApp({
    routes: [{ path: '/login', Component: Login }],
    path: '/login',
    reducers: {},
    answers: [refused],
  });
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await expect.poll(() => store.getState().session.token).toBeNull();
  expect(callsOf(auth.me)).toHaveLength(1);
  expect(localStorage.getItem('session')).toBeNull();
});

test('at the start the profile of a stored session is requested; for a visitor there is no request [4.45]', async () => {
  const routes = [{ path: '/', element: <p>Beranda</p> }];
  const known = openApp({
    routes,
    path: '/',
    reducers: {},
    profile: learnerProfile,
    answers: [answer(auth.me, { ...learnerProfile, fullname: 'Sekar Ayu Lestari' })],
  });
  await expect.poll(() => known.store.getState().session.profile?.fullname).toBe('Sekar Ayu Lestari');
  cleanup();

  const visitor = openApp({ routes, path: '/', reducers: {}, answers: [] });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(visitor.callsOf(auth.me)).toEqual([]);
});

test('the next user sees no data of the previous one', async () => {
  function Cart() {
    const { data } = useQuery(cart.count.query());
    return (
      <p>
        Keranjang: {data} <Link href="/catalog">Katalog</Link>
      </p>
    );
  }
  function Catalog() {
    const { data } = useQuery(catalog.classes.query());
    return (
      <p>
        Kelas: {data?.total} <Link href="/cart">Keranjang</Link>
      </p>
    );
  }
  let inCart = 3;
  const { user, store, callsOf } = openApp({
    routes: [
      { path: '/cart', Component: Cart },
      { path: '/catalog', Component: Catalog },
    ],
    path: '/cart',
    reducers: {},
    profile: learnerProfile,
    answers: [
      answer(cart.count, () => inCart),
      answer(catalog.classes, () => ({
        list: [],
        total: 7,
        page: 1,
        perPage: 12,
      })),
    ],
  });
  await screen.findByText(/Keranjang: 3/);
  await user.click(screen.getByRole('link', { name: 'Katalog' }));
  await screen.findByText(/Kelas: 7/);
  const asked = callsOf(catalog.classes).length;

  inCart = 0;
  act(() => void store.dispatch(signedIn({ token: 'another-token', profile: other })));
  await expect.poll(() => callsOf(catalog.classes)).toHaveLength(asked + 1);
  await user.click(screen.getByRole('link', { name: 'Keranjang' }));
  expect(screen.queryByText(/Keranjang: 3/)).toBeNull();
  expect(await screen.findByText(/Keranjang: 0/)).toBeTruthy();
});
