// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, auth, notification } from '@sinau/api-client';
import { followNotifications } from './follow-notifications.ts';

type Listening = Parameters<typeof notification.stream.call>[0];

beforeEach(() => {
  queryClient = new QueryClient();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
let stop: () => void;
let queryClient: QueryClient;

/** Follows streams that the server ends or refuses as `answer` says. */
function follow(answer: (listening: Listening) => Promise<void>) {
  const calls = vi.spyOn(notification.stream, 'call').mockImplementation(answer);
  stop = followNotifications(queryClient, { onUnread: () => undefined, onRefused: () => undefined });
  return {
    calls,
    async callsAfter(milliseconds: number) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return calls.mock.calls.length;
    },
  };
}

describe('the stream of notifications', () => {
  const ended = async ({ onRetry, onEvent }: Listening) => {
    onRetry(7_000);
    onEvent({ unread: 0 });
  };

  test('opens again after the time that the server named', async () => {
    const { callsAfter } = follow(ended);
    expect(await callsAfter(6_999)).toBe(1);
    expect(await callsAfter(1)).toBe(2);
    expect(await callsAfter(7_000)).toBe(3);
  });

  test('spreads its return around that time, by half of it to both sides', async () => {
    vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(0.999);
    const { callsAfter } = follow(ended);
    expect(await callsAfter(3_499)).toBe(1);
    expect(await callsAfter(1)).toBe(2);
    expect(await callsAfter(10_400)).toBe(2);
    expect(await callsAfter(100)).toBe(3);
  });

  test('waits twice as long after each failure, and a minute at most', async () => {
    const lost = async () => {
      throw new ApiError(503, 'unavailable', 'Layanan sedang sibuk');
    };
    const { callsAfter } = follow(async (listening) => (listening.onRetry(7_000), lost()));
    expect(await callsAfter(13_999)).toBe(1);
    expect(await callsAfter(1)).toBe(2);
    expect(await callsAfter(28_000)).toBe(3);
    expect(await callsAfter(56_000)).toBe(4);
    expect(await callsAfter(60_000)).toBe(5);
    expect(await callsAfter(60_000)).toBe(6);
  });

  test('ends when its user signs out, and does not open again', async () => {
    const { calls, callsAfter } = follow(() => new Promise(() => undefined));
    expect(await callsAfter(0)).toBe(1);
    const signOut = { mutationKey: auth.logout.key, mutationFn: () => new Promise<void>(() => undefined) };
    void queryClient.getMutationCache().build(queryClient, signOut).execute(undefined);
    expect(calls.mock.calls[0]![0].signal!.aborted).toBe(true);
    stop();
    follow(() => new Promise(() => undefined));
    expect(await callsAfter(60_000)).toBe(1);
  });

  test('opens at once in a window that is shown again', async () => {
    const isHidden = vi.spyOn(document, 'visibilityState', 'get');
    const show = (state: 'hidden' | 'visible') => {
      isHidden.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const { calls, callsAfter } = follow(
      ({ onRetry, signal }) =>
        new Promise((resolve) => {
          onRetry(7_000);
          signal.addEventListener('abort', () => resolve());
        }),
    );
    expect(await callsAfter(0)).toBe(1);
    show('hidden');
    expect(await callsAfter(60_000)).toBe(1);
    expect(calls.mock.calls[0]![0].signal.aborted).toBe(true);
    show('visible');
    expect(await callsAfter(0)).toBe(2);
  });
});
