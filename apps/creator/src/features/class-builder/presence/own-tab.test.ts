// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { fakeLocks } from '../../../testing/fake-locks.ts';
import { claimTabId } from './own-tab.ts';

const locks = fakeLocks();
beforeEach(() => sessionStorage.clear());

test('a page that is reloaded, or restored after a crash, is the same tab', async () => {
  const id = await claimTabId();
  // The page's locks ended with it; the tab's storage did not.
  locks.release();
  expect(await claimTabId()).toBe(id);
});

test('a copy of an open tab is a separate tab, and remains one', async () => {
  const original = await claimTabId();
  const copy = await claimTabId();
  expect(copy).not.toBe(original);
  locks.release(`tab:${copy}`);
  expect(await claimTabId()).toBe(copy);
});

test('without locks in the browser, each page is a separate tab', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  expect(await claimTabId()).not.toBe(await claimTabId());
});
