import { once } from 'node:events';
import { watch } from 'node:fs';
import { startApi, type ApiServer } from './api-server.ts';
import { step } from './bootstrap/step.mjs';
import { createDevOrigin } from './dev-origin.ts';
import { showReason } from './explained.ts';
import { createLifetime } from './lifetime.ts';
import { findFreePort } from '@sinau/test-kit/ports';
import { announce, apiEnvironment, choosePort, claimOrExplain, prepareDatabase } from './services.ts';
import { readSettings } from './settings.ts';
import { inWorkspace } from './workspace.ts';

const settings = readSettings(process.env);
const claim = await claimOrExplain(settings);
if (!claim) process.exit();

const lifetime = createLifetime('\nBerhenti …');
lifetime.signal.addEventListener('abort', () => claim.tell({ phase: 'stopping' }));
lifetime.atEnd(claim.release);

try {
  const databaseUrl = await prepareDatabase(settings, lifetime);
  const port = await choosePort(settings, claim);
  const url = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  const apiPort = await findFreePort();
  const env = {
    ...apiEnvironment(settings, databaseUrl),
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    PUBLIC_URL: url,
  };

  let api: ApiServer;
  lifetime.atEnd(() => api.stop());
  const startAgain = async () => {
    await api?.stop();
    api = startApi({ env });
    await api.ready;
  };
  await step('Menyalakan server API', startAgain);
  watchApi(() => step('Menyalakan ulang server API', startAgain));

  const origin = await step('Menyalakan aplikasi', () => createDevOrigin(apiPort));
  lifetime.atEnd(origin.close);
  await once(origin.server.listen(port, settings.host), 'listening');

  claim.tell({ phase: 'running', url });
  announce(url, settings);
} catch (error) {
  if (!lifetime.signal.aborted) showReason(error);
  await lifetime.end(1);
}

/** Restarts the API when its sources change: one start for all files saved together, one start at a time. */
function watchApi(restart: () => Promise<void>) {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // An error in the sources is on the screen already; the next change is the next attempt.
      running = running.then(restart).catch((error: Error) => console.error(error.message));
    }, 200);
  };
  for (const folder of ['apps/api/src', 'packages/contracts/src', 'packages/format/src']) {
    watch(inWorkspace(folder), { recursive: true }, onChange);
  }
}
