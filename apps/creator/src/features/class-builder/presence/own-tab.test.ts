// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { claimTabId } from './own-tab.ts';

const open = new Set<string>();
/** Simulates locks as far as tabs use them: a tab acquires one if it is free. */
function giveLocks() {
  const request = async (name: string, _options: LockOptions, act: (lock: object | null) => unknown) => {
    const isFree = !open.has(name);
    if (isFree) open.add(name);
    await act(isFree ? { name } : null);
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

beforeEach(() => {
  sessionStorage.clear();
  open.clear();
  giveLocks();
});

test('a page that is reloaded, or restored after a crash, is the same tab', async () => {
  const id = await claimTabId();
  // The page's locks ended with it; the tab's storage did not.
  open.clear();
  expect(await claimTabId()).toBe(id);
});

test('a copy of an open tab is a separate tab, and remains one', async () => {
  const original = await claimTabId();
  const copy = await claimTabId();
  expect(copy).not.toBe(original);
  open.delete(`tab:${copy}`);
  expect(await claimTabId()).toBe(copy);
});

test('without locks in the browser, each page is a separate tab', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  expect(await claimTabId()).not.toBe(await claimTabId());
});
