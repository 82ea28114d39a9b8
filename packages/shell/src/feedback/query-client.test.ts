// @vitest-environment jsdom
import { MutationObserver, type MutationMeta, type QueryMeta } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '@sinau/api-client';
import { signedIn } from '../session/session.slice.ts';
import { createAppStore } from '../store.ts';
import { learnerProfile } from '../testing/index.tsx';
import { createQueryClient } from './query-client.ts';

beforeEach(() => localStorage.clear());

const conflict = new ApiError(409, 'cart_item_exists', 'Kelas sudah ada di keranjang');

function scene({ isSignedIn = true } = {}) {
  const store = createAppStore({});
  if (isSignedIn) store.dispatch(signedIn({ token: 'a-token', profile: learnerProfile }));
  const client = createQueryClient(store);
  return {
    mutate: (outcome: Promise<unknown>, meta?: MutationMeta) =>
      new MutationObserver(client, { mutationFn: () => outcome, ...(meta && { meta }) })
        .mutate()
        .catch(() => undefined),
    query: (queryFn: () => Promise<unknown>, meta?: QueryMeta) =>
      client.fetchQuery({ queryKey: ['a', 'query'], queryFn, ...(meta && { meta }) }).catch(() => undefined),
    said: () => store.getState().snackbars.map(({ tone, msg }) => [tone, msg]),
    isSignedIn: () => store.getState().session.token !== null,
  };
}

test('a success is said in green where the call declares a sentence', async () => {
  const { mutate, said } = scene();
  await mutate(Promise.resolve(), { success: 'Berhasil menambahkan ke keranjang' });
  await mutate(Promise.resolve());
  expect(said()).toEqual([['success', 'Berhasil menambahkan ke keranjang']]);
});

test("a refused mutation shows the server's sentence, once, and nobody is signed out", async () => {
  const { mutate, said, isSignedIn } = scene();
  await mutate(Promise.reject(conflict));
  await mutate(Promise.reject(conflict));
  expect(said()).toEqual([['error', 'Kelas sudah ada di keranjang']]);
  expect(isSignedIn()).toBe(true);
});

test('a silent mutation and a plain query say nothing, a query may ask to', async () => {
  const { mutate, query, said } = scene();
  await mutate(Promise.reject(conflict), { failure: 'silent' });
  await query(() => Promise.reject(conflict));
  expect(said()).toEqual([]);
  await query(() => Promise.reject(conflict), { failure: 'snackbar' });
  expect(said()).toHaveLength(1);
});

test.each([401, 403, 500])('%i signs out, also from a silent call, and says why', async (status) => {
  const { query, said, isSignedIn } = scene();
  await query(() => Promise.reject(new ApiError(status, 'internal', 'Kalimat server')), { failure: 'silent' });
  expect(isSignedIn()).toBe(false);
  expect(said()).toEqual([['error', 'Kalimat server']]);
});

test('a visitor has no session to end', async () => {
  const { query, said } = scene({ isSignedIn: false });
  await query(() => Promise.reject(new ApiError(500, 'internal', 'Terjadi kesalahan di sisi kami')));
  expect(said()).toEqual([]);
});

test('a refusal is not asked for again', async () => {
  const { query } = scene();
  let calls = 0;
  await query(() => {
    calls += 1;
    return Promise.reject(conflict);
  });
  expect(calls).toBe(1);
});
