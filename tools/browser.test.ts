import { afterEach, expect, test, vi } from 'vitest';
import { ensureBrowser } from './browser.ts';

afterEach(() => void vi.unstubAllEnvs());

test('CHROMIUM_PATH decides', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await ensureBrowser()).toBe(process.execPath);
});

test('a CHROMIUM_PATH that leads nowhere is an error, not a reason to take another browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(ensureBrowser()).rejects.toThrow(/CHROMIUM_PATH is '\/nowhere\/chromium'/);
});

test('a browser in the path is found', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(await ensureBrowser()).toMatch(/chrom/i);
});
