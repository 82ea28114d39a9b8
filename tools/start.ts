import { step } from './bootstrap/step.mjs';
import { startApi } from './api-server.ts';
import { runQuietly } from './commands.ts';
import { showReason } from './explained.ts';
import { createLifetime } from './lifetime.ts';
import { announce, apiEnvironment, choosePort, claimOrExplain, prepareDatabase } from './services.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const claim = await claimOrExplain(settings);
if (!claim) process.exit();

const lifetime = createLifetime('\nBerhenti …');
lifetime.signal.addEventListener('abort', () => claim.tell({ phase: 'stopping' }));
lifetime.atEnd(claim.release);

try {
  const build = () => runQuietly('turbo', ['run', 'build'], { signal: lifetime.signal });
  const [databaseUrl] = await Promise.all([prepareDatabase(settings, lifetime), step('Membangun aplikasi', build)]);

  const port = String(await choosePort(settings, claim));
  const env = { ...apiEnvironment(settings, databaseUrl), PORT: port, HOST: settings.host };
  const api = startApi({ env });
  lifetime.atEnd(api.stop);
  await step('Menyalakan server', () => api.ready);
  void api.exited.then((how) => {
    if (!lifetime.signal.aborted) console.error(`Server berakhir sendiri (${how}).`);
    return lifetime.end(1);
  });

  const url = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  claim.tell({ phase: 'running', url });
  announce(url, settings);
} catch (error) {
  if (!lifetime.signal.aborted) showReason(error);
  await lifetime.end(1);
}
