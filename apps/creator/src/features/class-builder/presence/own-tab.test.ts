// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { claimTabId } from './own-tab.ts';

const open = new Set<string>();
/** Locks as far as tabs use them: they take one if it is free. */
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

test('a page that is loaded anew, or restored after a crash, is the same tab', async () => {
  const id = await claimTabId();
  // Its locks ended with the page; what the tab remembers did not.
  open.clear();
  expect(await claimTabId()).toBe(id);
});

test('a copy of an open tab is a tab of its own, and stays that', async () => {
  const original = await claimTabId();
  const copy = await claimTabId();
  expect(copy).not.toBe(original);
  open.delete(`tab:${copy}`);
  expect(await claimTabId()).toBe(copy);
});

test('where a browser has no locks, each page is a tab of its own', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  expect(await claimTabId()).not.toBe(await claimTabId());
});
