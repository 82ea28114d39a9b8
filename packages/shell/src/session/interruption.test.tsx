// @vitest-environment jsdom
import { useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, auth, cart } from '@sinau/api-client';
import { guarded } from '../navigation/routes.tsx';
import type { SignInAnswer } from '@sinau/contracts/core/auth/auth.schemas';
import { answer, learnerProfile, openApp } from '../testing/index.tsx';
import { useSessionHold } from './use-session-hold.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const other = { ...learnerProfile, id: '01990000-0000-7000-8000-000000000002', fullname: 'Rangga' };
const ended = () => {
  throw new ApiError(401, 'unauthenticated', 'Sesi kamu berakhir. Silakan masuk kembali.');
};

/** A page with typed content: a text, data loaded beside it, and a button that sends it. */
function Writing() {
  useSessionHold();
  const { data } = useQuery(cart.count.query());
  const { mutate, isSuccess } = useMutation({
    mutationFn: () => auth.requestEmailVerification.call(),
    meta: { failure: 'silent' },
  });
  return (
    <>
      <textarea aria-label="Isi" />
      <p>Keranjang: {data}</p>
      <button onClick={() => mutate()}>Kirim</button>
      {isSuccess && <p>Terkirim</p>}
    </>
  );
}

/** Opens a page whose session the server ends; `signIn` answers a password. */
function open({ status = 401, signIn = (): SignInAnswer => ({ token: 'new', challenge: null }) } = {}) {
  const server = { isEnded: true, profile: learnerProfile };
  const refuse = () => {
    if (!server.isEnded) return;
    if (status === 401) ended();
    throw new ApiError(status, 'internal', 'Terjadi kesalahan di sisi kami');
  };
  const app = openApp({
    routes: [
      guarded('user', [{ path: '/write', Component: Writing }]),
      { path: '/login', element: <p>Halaman masuk</p> },
      { path: '/', element: <p>Beranda</p> },
    ],
    path: '/write?a=1',
    reducers: {},
    profile: learnerProfile,
    answers: [
      answer(auth.me, () => server.profile),
      answer(cart.count, 2),
      answer(auth.requestEmailVerification, () => {
        refuse();
        return null;
      }),
      answer(auth.requestToken, () => {
        const session = signIn();
        server.isEnded = false;
        return session;
      }),
    ],
  });
  const interrupt = async () => {
    await app.user.type(screen.getByRole('textbox', { name: 'Isi' }), 'Lead');
    await app.user.click(screen.getByRole('button', { name: 'Kirim' }));
    return within(await screen.findByRole('dialog', { name: 'Sesimu berakhir' }));
  };
  const hearOf = (session: object | null) =>
    act(() => {
      const newValue = session && JSON.stringify(session);
      window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue }));
    });
  return { ...app, interrupt, hearOf, server };
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Isi', hidden: true }).value;

test('a session that ends over a text is renewed on the page, and the interrupted call continues by itself', async () => {
  const { user, interrupt, callsOf, store, address } = open();
  const dialog = await interrupt();
  expect(store.getState().session.token).toBeNull();
  expect(localStorage.getItem('session')).not.toContain('token');
  const email = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect([email.value, email.readOnly]).toEqual(['sekar@contoh.id', true]);
  // The dialog is in the page shortly before its effect moves the focus.
  await expect.poll(() => document.activeElement).toBe(dialog.getByLabelText('Kata sandi'));
  expect(screen.queryByText('Terkirim')).toBeNull();

  await user.keyboard('rahasia-sekali{Enter}');
  await screen.findByText('Terkirim');
  expect(callsOf(auth.requestToken)).toEqual([{ body: { email: 'sekar@contoh.id', password: 'rahasia-sekali' } }]);
  expect(callsOf(auth.requestEmailVerification)).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(text()).toBe('Lead');
  expect(address()).toBe('/write?a=1');
  expect(JSON.parse(localStorage.getItem('session')!)).toMatchObject({ token: 'new' });
});

test('calls made while the session waits are sent once it is renewed, and do not change the page before', async () => {
  const { user, interrupt, callsOf } = open();
  await screen.findByText('Keranjang: 2');
  const dialog = await interrupt();
  let isAnswered = false;
  void cart.count.call().then(() => (isAnswered = true));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(isAnswered).toBe(false);
  expect(callsOf(cart.count)).toHaveLength(1);
  await user.type(dialog.getByLabelText('Kata sandi'), 'rahasia-sekali{Enter}');
  await expect.poll(() => isAnswered).toBe(true);
});

test('a wrong password is reported in the dialog, which no key closes', async () => {
  const { user, interrupt } = open({
    signIn: () => {
      throw new ApiError(422, 'wrong_credentials', 'Email atau kata sandi salah');
    },
  });
  const dialog = await interrupt();
  await user.type(dialog.getByLabelText('Kata sandi'), 'bukan-ini{Enter}');
  await dialog.findByText('Email atau kata sandi salah');
  await user.keyboard('{Escape}{Escape}');
  expect(screen.getByRole('dialog', { name: 'Sesimu berakhir' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Tutup' })).toBeNull();
});

test("a server error interrupts a text as well, with the server's message", { tags: 'night' }, async () => {
  const dialog = await open({ status: 500 }).interrupt();
  dialog.getByText('Terjadi kesalahan di sisi kami');
});

test('a 403 signs out, as it does everywhere [6.10, 8.1]', async () => {
  const { user, store } = open({ status: 403 });
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  await screen.findByText('Halaman masuk');
  expect(store.getState().session.token).toBeNull();
});

test('another account leads to the login page, which leads back', { tags: 'night' }, async () => {
  const assign = vi.fn();
  const { user, interrupt } = open();
  const dialog = await interrupt();
  vi.stubGlobal('location', { ...window.location, assign });
  await user.click(dialog.getByRole('button', { name: 'Masuk dengan akun lain' }));
  expect(assign).toHaveBeenCalledWith('/login?next=%2Fwrite%3Fa%3D1');
  expect(localStorage.getItem('session')).toBeNull();
});

test('signing in again in another tab continues this one', { tags: 'night' }, async () => {
  const { interrupt, hearOf, server } = open();
  await interrupt();
  server.isEnded = false;
  hearOf({ token: 'new', profile: learnerProfile });
  await screen.findByText('Terkirim');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test(
  'when another user signs in instead, nothing of the page is shown, and nothing of it is sent',
  { tags: 'night' },
  async () => {
    const replace = vi.fn();
    const { interrupt, hearOf, callsOf } = open();
    await interrupt();
    vi.stubGlobal('location', { ...window.location, replace });
    hearOf({ token: 'theirs', profile: other });
    await expect.poll(() => replace).toHaveBeenCalledWith('/');
    expect(document.body.textContent).not.toContain('Keranjang');
    expect(callsOf(auth.requestEmailVerification)).toHaveLength(1);
  },
);

test(
  'a session that waits in another tab waits here too, and leaving it there leaves it here',
  { tags: 'night' },
  async () => {
    const { hearOf, store } = open();
    await screen.findByText('Keranjang: 2');
    hearOf({ endedFor: learnerProfile.id });
    await screen.findByRole('dialog', { name: 'Sesimu berakhir' });
    hearOf(null);
    await screen.findByText('Halaman masuk');
    expect(store.getState().session).toEqual({ token: null, profile: null });
  },
);

test('the dialog waits for a pause in typing, so that no letter of a text lands in it', async () => {
  const { hearOf, user } = open();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Isi' });
  hearOf({ endedFor: learnerProfile.id });
  const typing = user.setup({ delay: 40 });
  await typing.type(field, 'Tiga puluh huruf tanpa jeda itu');
  expect(field.value).toBe('Tiga puluh huruf tanpa jeda itu');
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('dialog', { name: 'Sesimu berakhir' });
});
