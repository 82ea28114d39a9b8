import { afterEach, expect, test, vi } from 'vitest';
import { followEvents } from './event-transport.ts';

afterEach(() => vi.unstubAllGlobals());

/** A response whose body arrives in these parts. */
const answered = (...parts: string[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(new Blob(parts).stream())),
  );

test('a stream reports its events and the time to reconnect, and ignores comments', async () => {
  answered('retry: 4200\n\n:\n\nda', 'ta: {"unread":1}\n\ndata: {"unr', 'ead":2}\n\ndata: {"unread":3}');
  const [onEvent, onRetry] = [vi.fn(), vi.fn()];
  await followEvents('/api/user/notification/stream', {}, { onEvent, onRetry, signal: new AbortController().signal });
  expect(onRetry.mock.calls).toEqual([[4200]]);
  expect(onEvent.mock.calls).toEqual([[{ unread: 1 }], [{ unread: 2 }]]);
});
