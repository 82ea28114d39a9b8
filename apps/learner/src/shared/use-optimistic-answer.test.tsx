// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { wishlist } from '@sinau/api-client';
import { useOptimisticAnswer } from './use-optimistic-answer.ts';

const idsQuery = wishlist.ids.query();

function scene(known?: string[]) {
  const client = new QueryClient();
  if (known) client.setQueryData(idsQuery.queryKey, { ids: known });
  let refuse = () => {};
  const mutationFn = (_id: string) => new Promise<never>((_, reject) => (refuse = () => reject(new Error('Ditolak'))));
  const { result } = renderHook(
    () =>
      useMutation({
        mutationFn,
        ...useOptimisticAnswer(idsQuery, (ids, id: string) => ids && { ids: [id, ...ids.ids] }),
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return {
    add: (id: string) => act(async () => result.current.mutate(id)),
    refuse: () => act(async () => refuse()),
    shown: () => client.getQueryData(idsQuery.queryKey)?.ids,
  };
}

test('the answer shows a change before the server confirms it, and the former answer after a refusal', async () => {
  const { add, refuse, shown } = scene(['a']);
  await add('b');
  expect(shown()).toEqual(['b', 'a']);
  await refuse();
  expect(shown()).toEqual(['a']);
});

test('an unknown answer stays unknown', async () => {
  const { add, refuse, shown } = scene();
  await add('b');
  await refuse();
  expect(shown()).toBeUndefined();
});
