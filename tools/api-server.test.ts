import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allocatorSettings, nodeOptions } from '@sinau/api/node-options';
import { startApi } from './api-server.ts';
import { findFreePort } from '@sinau/test-kit/ports';
import { inWorkspace } from './workspace.ts';

test.each(['Dockerfile', 'apps/api/package.json'])('%s starts the API with the same options of Node', (file) => {
  const words = readFileSync(inWorkspace(file), 'utf8').match(/--max-[\w-]+=\d+/g);
  expect(words).toEqual(nodeOptions);
});

test("the image sets the API's allocator as the other starts do", () => {
  const image = readFileSync(inWorkspace('Dockerfile'), 'utf8');
  for (const [name, value] of Object.entries(allocatorSettings)) expect(image).toContain(` ${name}=${value}`);
});

test('a starting server is awaited as long as its process lives, and its exit is reported as it was', async () => {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    // The call waits, since nothing listens there.
    DATABASE_URL: 'postgresql://sinau@127.0.0.1:1/sinau',
    DATA_DIR: await mkdtemp(join(tmpdir(), 'api-server-')),
    HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
  };
  const api = startApi({ env });
  onTestFinished(api.stop);
  const outcome = vi.fn();
  api.ready.then(outcome, outcome);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await sleep(500);
  expect(outcome).not.toHaveBeenCalled();

  await api.stop();
  await expect(api.ready).rejects.toThrow(/^Server berakhir sebelum siap \((kode 0|SIGTERM)\)\.$/);
});
