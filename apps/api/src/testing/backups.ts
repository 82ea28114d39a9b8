import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from '@sinau/test-kit/test-database';
import { onTestFinished } from 'vitest';
import {
  createBackup,
  createIdentityFile,
  openBackup,
  openRepository,
  restoreBackup,
} from '../backoffice/backup/index.ts';
import { connect } from '../platform/db.ts';
import { readEnv } from '../platform/env.ts';
import { readKeys } from '../platform/keys.ts';
import type { AppUnderTest } from './app-under-test.ts';

export type BackupPlace = Awaited<ReturnType<typeof createBackupPlace>>;

/** An empty repository in a folder that ends with the application, and the keys of its backups. */
export async function createBackupPlace(app: AppUnderTest) {
  const folder = mkdtempSync(join(app.env.DATA_DIR, 'backup-'));
  const address = join(folder, 'repository');
  const keyPair = await createIdentityFile(join(folder, 'identity'));
  const repository = openRepository(address, app.env);
  return {
    address,
    identityFile: join(folder, 'identity'),
    repository,
    ...keyPair,
    /** Backs the application up. `onStep` runs at each step. */
    backUp: (options: Pick<Parameters<typeof createBackup>[1], 'keep' | 'onStep'> = {}) =>
      createBackup(
        { env: app.env, db: app.db, keys: readKeys(app.env) },
        { repository, recipient: keyPair.recipient, ...options },
      ),
    open: (name?: string) => openBackup({ repository, ...keyPair, name }),
    async paths(below = '') {
      const paths: string[] = [];
      for await (const path of repository.list(below)) paths.push(path);
      return paths.toSorted();
    },
  };
}

/** Another machine: an empty database and an empty data folder. */
export async function newMachine() {
  const database = await createEmptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'sinau-machine-'));
  const settings = { NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder, ALLOW_PAYMENT_SIMULATOR: 'true' };
  const env = readEnv(settings);
  const { db } = connect(env.DATABASE_URL, { max: 4 });
  onTestFinished(async () => {
    await db.$disconnect();
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  return {
    env,
    db,
    settings,
    restore: async (place: BackupPlace, replace = false) => restoreBackup(env, await place.open(), { replace }),
  };
}
