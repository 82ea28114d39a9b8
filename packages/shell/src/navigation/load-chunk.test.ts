// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

const reload = vi.fn();
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => vi.unstubAllGlobals());

test('available code is loaded', async () => {
  await expect(loadChunk(() => Promise.resolve('page'))).resolves.toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

test('missing code reloads the page once, then throws [2.109]', async () => {
  void loadChunk(missing);
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  await expect(loadChunk(missing)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledTimes(1);
});
