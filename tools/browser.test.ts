import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ensureBrowser } from './browser.ts';

afterEach(() => void vi.unstubAllEnvs());

test('CHROMIUM_PATH takes precedence', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await ensureBrowser()).toBe(process.execPath);
});

test('a wrong CHROMIUM_PATH is an error, not a reason to use another browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(ensureBrowser()).rejects.toThrow(/CHROMIUM_PATH is '\/nowhere\/chromium'/);
});

test('the headless shell is preferred to other browsers, since its pages open sooner', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['chromium', 'chromium-headless-shell']) await writeFile(join(folder, name), '', { mode: 0o755 });
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(await ensureBrowser()).toBe(join(folder, 'chromium-headless-shell'));
});

test('a browser in the path is found', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(await ensureBrowser()).toMatch(/chrom/i);
});
