import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '@sinau/api/seed/demo-accounts';
import { withDatabasePatience } from '@sinau/api/platform/database-patience';
import { readEnv } from '@sinau/api/platform/env';
import { migrateDeploy } from '@sinau/api/platform/migrate';
import { step } from './bootstrap/step.mjs';
import { claimDataFolder, type Claim } from './claim.ts';
import { runCommand } from './commands.ts';
import { showReason } from './explained.ts';
import type { Lifetime } from './lifetime.ts';
import { findPortFrom } from '@sinau/test-kit/ports';
import { startPostgres, type PostgresServer } from './postgres.ts';
import type { Settings } from './settings.ts';

/** Claims the data folder for this start. Where another start has it, reports that and returns nothing. */
export async function claimOrExplain({ dataDir, productName }: Settings): Promise<Claim | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await claimDataFolder(dataDir).catch((error: unknown) => {
      showReason(error);
      process.exit(1);
    });
    if ('tell' in answer) return answer;
    if (answer.phase !== 'stopping') {
      const isRunning = answer.phase === 'running';
      console.log(
        isRunning
          ? `${productName} sudah berjalan di ${answer.url}`
          : `${productName} sedang dinyalakan oleh proses lain`,
      );
      return undefined;
    }
    if (attempt === 0) console.log('… Menunggu proses sebelumnya berhenti');
    await sleep(200);
  }
}

/** A database with the current schema and data: the caller's own, or the embedded one, which ends with the tool. */
export async function prepareDatabase(settings: Settings, lifetime: Lifetime): Promise<string> {
  const databaseUrl = settings.databaseUrl ?? (await startEmbedded(settings, lifetime));
  // A wrong address would be waited for.
  readEnv(apiEnvironment(settings, databaseUrl));
  await step('Memperbarui skema basis data', () =>
    withDatabasePatience(
      () =>
        migrateDeploy(settings.databaseDirectUrl ?? databaseUrl, { onWait: (reason) => console.log(`… ${reason}`) }),
      {
        signal: lifetime.signal,
        onWait: (reason) => console.log(`… Menunggu basis data: ${reason}`),
      },
    ),
  );
  await step(settings.withDemoData ? 'Memuat data acuan dan data demo' : 'Memuat data acuan', () =>
    runCommand('node', ['apps/api/src/cli.ts', 'seed', ...(settings.withDemoData ? ['--demo', '--streams'] : [])], {
      env: { ...apiEnvironment(settings, databaseUrl), LOG_LEVEL: 'warn' },
      signal: lifetime.signal,
    }),
  );
  return databaseUrl;
}

async function startEmbedded({ dataDir }: Settings, lifetime: Lifetime): Promise<string> {
  const starting = startPostgres(dataDir);
  // Registered immediately: an end that comes during the start waits for it. A failed start left nothing to stop.
  lifetime.atEnd(() =>
    starting.then(
      (server) => server.stop(),
      () => undefined,
    ),
  );
  const server = await step('Menyalakan basis data', () => starting);
  lifetime.signal.throwIfAborted();
  keepRunning(server, lifetime);
  return server.url();
}

/** Interval of the check whether the embedded server still runs. */
const watchMs = 1000;

/** Restarts the embedded server when it has ended by itself; where that fails, everything ends with the reason. */
function keepRunning(server: PostgresServer, lifetime: Lifetime) {
  const look = async () => {
    if (lifetime.signal.aborted) return;
    try {
      if (await server.revive()) console.log('Basis data berhenti sendiri, dan sudah dinyalakan lagi.');
    } catch (error) {
      if (lifetime.signal.aborted) return;
      showReason(error);
      void lifetime.end(1);
      return;
    }
    setTimeout(look, watchMs).unref();
  };
  setTimeout(look, watchMs).unref();
}

export async function choosePort({ wantedPort, host }: Settings, { followsCrash }: Claim): Promise<number> {
  // A server whose start was killed ends by itself, and then releases its port.
  const port = await findPortFrom(wantedPort, { host, patienceMs: followsCrash ? 10_000 : 0 });
  if (port !== wantedPort) console.log(`  Port ${wantedPort} sedang dipakai, jadi dipakai port ${port}`);
  return port;
}

/** The caller's settings, completed by defaults for a local machine. */
export function apiEnvironment({ dataDir }: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO_MODE: 'true',
    CONTACT_EMAIL: 'halo@contoh.test',
    ALLOW_PAYMENT_SIMULATOR: 'true',
    ...process.env,
    DATABASE_URL: databaseUrl,
    // Already read.
    DATABASE_URL_FILE: '',
    DATA_DIR: dataDir,
  };
}

export function announce(url: string, { productName, withDemoData, dataDir }: Settings) {
  const accounts = demoAccounts.map(
    ({ role, email, password }) => `  ${role.padEnd(10)} ${email.padEnd(28)} ${password}`,
  );
  const lines = [
    '',
    `${productName} berjalan di ${url}`,
    ...(withDemoData ? ['', 'Akun demo:', ...accounts] : []),
    '',
    `E-mail yang dikirim tersimpan di ${join(dataDir, 'mail')}. Tekan Ctrl-C untuk berhenti.`,
  ];
  console.log(lines.join('\n'));
}
