import { afterEach, expect, test, vi } from 'vitest';
import { auth, notification, type Request } from '@sinau/api-client';
import { untilLeft } from './renewal.ts';

afterEach(() => vi.useRealTimers());

const requestOf = ({ id, method, path }: Pick<Request, 'id' | 'method' | 'path'>): Request => ({ id, method, path });

test('calls after signing out wait until the page is left, since they would be refused', async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const ask = untilLeft(async ({ id }) => void sent.push(id));
  await ask(requestOf(auth.logout));
  void ask(requestOf(notification.list));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(sent).toEqual([auth.logout.id]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([auth.logout.id, notification.list.id]);
});
