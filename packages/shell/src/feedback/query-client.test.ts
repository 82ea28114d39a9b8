// @vitest-environment jsdom
import {
  MutationObserver,
  QueryObserver,
  onlineManager,
  type MutationMeta,
  type QueryMeta,
} from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, cart } from '@sinau/api-client';
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
    client,
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

test('a success shows the green sentence that its call declares', async () => {
  const { mutate, said } = scene();
  await mutate(Promise.resolve(), { success: 'Berhasil menambahkan ke keranjang' });
  await mutate(Promise.resolve());
  expect(said()).toEqual([['success', 'Berhasil menambahkan ke keranjang']]);
});

test("a refused mutation shows the server's sentence once and does not sign out", async () => {
  const { mutate, said, isSignedIn } = scene();
  await mutate(Promise.reject(conflict));
  await mutate(Promise.reject(conflict));
  expect(said()).toEqual([['error', 'Kelas sudah ada di keranjang']]);
  expect(isSignedIn()).toBe(true);
});

test('a silent mutation and a plain query show nothing; a query can opt in', async () => {
  const { mutate, query, said } = scene();
  await mutate(Promise.reject(conflict), { failure: 'silent' });
  await query(() => Promise.reject(conflict));
  expect(said()).toEqual([]);
  await query(() => Promise.reject(conflict), { failure: 'snackbar' });
  expect(said()).toHaveLength(1);
});

test.each([401, 403, 500])('%i signs out, also from a silent call, and shows why [6.10, 8.1]', async (status) => {
  const { query, said, isSignedIn } = scene();
  await query(() => Promise.reject(new ApiError(status, 'internal', 'Kalimat server')), { failure: 'silent' });
  expect(isSignedIn()).toBe(false);
  expect(said()).toEqual([['error', 'Kalimat server']]);
});

test('a missing role of the staff is said, and ends no session', async () => {
  const { mutate, said, isSignedIn } = scene();
  await mutate(Promise.reject(new ApiError(403, 'role_missing', 'Peranmu tidak membuka bagian ini.')));
  expect(isSignedIn()).toBe(true);
  expect(said()).toEqual([['error', 'Peranmu tidak membuka bagian ini.']]);
});

test('a visitor has no session to end', async () => {
  const { query, said } = scene({ isSignedIn: false });
  await query(() => Promise.reject(new ApiError(500, 'internal', 'Terjadi kesalahan di sisi kami')));
  expect(said()).toEqual([]);
});

test('a refused query is not retried', async () => {
  const { query } = scene();
  let calls = 0;
  await query(() => {
    calls += 1;
    return Promise.reject(conflict);
  });
  expect(calls).toBe(1);
});

test.each([
  ['succeeded', () => Promise.resolve()],
  ['was refused', () => Promise.reject(conflict)],
])('after a mutation %s, the queries that it declares are refreshed before it is over', async (_, outcome) => {
  const { client, mutate } = scene();
  const asked = { list: vi.fn(async () => []), count: vi.fn(async () => 0), other: vi.fn(async () => null) };
  const watch = (queryKey: readonly unknown[], queryFn: () => Promise<unknown>) =>
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  watch(cart.list.query().queryKey, asked.list);
  watch(cart.count.query().queryKey, asked.count);
  watch(['program', 'mine'], asked.other);
  await expect.poll(() => client.isFetching()).toBe(0);

  await mutate(outcome(), { refreshes: [cart.list] });
  expect(asked.list).toHaveBeenCalledTimes(2);
  expect(asked.count).toHaveBeenCalledTimes(1);

  await mutate(outcome(), { refreshes: [cart] });
  expect(asked.list).toHaveBeenCalledTimes(3);
  expect(asked.count).toHaveBeenCalledTimes(2);
  expect(asked.other).toHaveBeenCalledTimes(1);
});

test('a mutation that lost its connection fails without waiting for the queries that it refreshes', async () => {
  const { client, mutate } = scene();
  client.setQueryData(cart.list.query().queryKey, { list: [], total: 0 } as never);
  const unanswered = vi.fn(() => new Promise<never>(() => undefined));
  new QueryObserver(client, { queryKey: cart.list.query().queryKey, queryFn: unanswered }).subscribe(() => undefined);
  await mutate(Promise.reject(new ApiError(0, 'network', 'Koneksi terputus')), { refreshes: [cart] });
  expect(unanswered).toHaveBeenCalledOnce();
});

test('an answer is fresh for 30 seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { client } = scene();
  const queryFn = vi.fn(async () => 1);
  const show = () => new QueryObserver(client, { queryKey: ['a', 'query'], queryFn }).subscribe(() => undefined);
  show();
  await vi.advanceTimersByTimeAsync(29_999);
  show();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  show();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('queries that failed offline are retried when the network is back', async () => {
  const { client } = scene();
  client.mount();
  let isUp = false;
  const queryFn = async () => (isUp ? 'shown' : Promise.reject(new ApiError(409, 'own_class', 'Gagal')));
  const query = new QueryObserver(client, { queryKey: ['a', 'query'], queryFn });
  query.subscribe(() => undefined);
  await expect.poll(() => query.getCurrentResult().isError).toBe(true);
  isUp = true;
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => query.getCurrentResult().data).toBe('shown');
  client.unmount();
});
