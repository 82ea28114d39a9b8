import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { step } from './step.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function outputOf(work: () => Promise<unknown>) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const done = step('Menyalakan server', work).catch((error: unknown) => error);
  return { done, lines: () => log.mock.calls.map(([line]) => String(line)) };
}

test('a long step reports every few seconds what it waits for, however long that is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { done, lines } = outputOf(() => promise);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(lines()).toHaveLength(25);
  expect(lines().slice(0, 3)).toEqual([
    '… Menyalakan server',
    '… Menyalakan server, sudah 5 detik',
    '… Menyalakan server, sudah 10 detik',
  ]);
  resolve();
  await done;
  expect(lines().at(-1)).toBe('✓ Menyalakan server (120,0 detik)');
});

test('a failed step reports nothing more', async () => {
  const { done, lines } = outputOf(() => Promise.reject(new Error('gagal')));
  expect(await done).toEqual(new Error('gagal'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines()).toEqual(['… Menyalakan server']);
});
