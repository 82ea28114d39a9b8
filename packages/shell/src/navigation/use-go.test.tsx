// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../testing/index.tsx';
import { useGo } from './use-go.ts';

const location = { replace: vi.fn(), assign: vi.fn() };
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', { ...window.location, ...location });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  let go: ReturnType<typeof useGo> | undefined;
  function Page() {
    go = useGo();
    return null;
  }
  const { address } = openApp({
    routes: [{ path: '*', Component: Page }],
    path: '/catalog',
    reducers: {},
    answers: [],
  });
  return { go: go!, address };
}

test('an address of the same application opens without a page load, one of the other with it', async () => {
  const { go, address } = open();
  go('/cart?a=1');
  await expect.poll(address).toBe('/cart?a=1');
  go('/creator/dashboard', { replace: true });
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('/creator/dashboard');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example/masuk',
  '/%2e//evil.example',
  '/.\\/evil.example',
  '/creator/..//evil.example',
  'javascript:alert(1)',
])('%s is not a page of ours and is not followed', (href) => {
  const { go, address } = open();
  expect(() => go(href)).toThrow('is no address of this site');
  expect(address()).toBe('/catalog');
  expect(location.replace).not.toHaveBeenCalled();
  expect(location.assign).not.toHaveBeenCalled();
});
