// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { takeFirstData } from './first-data.ts';

afterEach(() => document.body.replaceChildren());

const key = ['catalog', 'list'];

function arrive({ isSignedIn }: { isSignedIn: boolean }) {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'first-data';
  data.textContent = JSON.stringify([{ key, data: 'made for a visitor' }]);
  document.body.append(data);
  const client = new QueryClient();
  takeFirstData(client, { isSignedIn });
  const ask = vi.fn(async () => 'made for this person');
  const query = new QueryObserver(client, { queryKey: key, queryFn: ask, staleTime: 30_000 });
  const first = query.getCurrentResult().data;
  query.subscribe(() => undefined);
  return { query, ask, first };
}

test('a visitor sees the embedded data without a request', () => {
  const { ask, first } = arrive({ isSignedIn: false });
  expect(first).toBe('made for a visitor');
  expect(ask).not.toHaveBeenCalled();
});

test('a signed-in user sees the embedded data immediately and their own data after a request', async () => {
  const { query, first } = arrive({ isSignedIn: true });
  expect(first).toBe('made for a visitor');
  await expect.poll(() => query.getCurrentResult().data).toBe('made for this person');
});
