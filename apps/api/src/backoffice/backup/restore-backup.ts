import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import {
  emptyDatabase,
  findJobsVersion,
  isDatabaseEmpty,
  isDatabaseInUse,
  loadTables,
  withCopyConnection,
} from '../../platform/database-copy.ts';
import type { Env } from '../../platform/env.ts';
import { createFileStore, storeFolders, type FileStore } from '../../platform/file-store/index.ts';
import { hashOf } from '../../platform/hash-of.ts';
import { replaceInstallationId } from '../../platform/installation.ts';
import { installJobQueue, jobsApplication } from '../../platform/jobs.ts';
import { keyVariables, replaceStoredKeys, type Keys } from '../../platform/keys.ts';
import { migrateDeploy, newestMigration } from '../../platform/migrate.ts';
import { checkTable, readKeysOf, readPart, readTable, type OpenedBackup } from './check-backup.ts';
import { listedFiles } from './copied-files.ts';
import type { BackupFile } from './manifest.ts';

export type RestoreStep = 'check' | 'files' | 'database';

interface RestoreOptions {
  /** True if a database that is not empty is emptied first. */
  readonly replace: boolean;
  readonly onStep?: (step: RestoreStep) => void;
}

export interface RestoreResult {
  /** File with the keys. */
  readonly keyFile: string;
  /** Keys whose variables hold another value in this environment. */
  readonly otherKeys: readonly (keyof Keys)[];
  readonly rows: number;
  readonly files: number;
}

/**
 * Restores a backup: its files, keys and installation id first, and the database last, in one transaction. What can fail
 * is checked before anything is lost, and a restore that was interrupted is repeated.
 */
export const restoreBackup = (
  env: Env,
  backup: OpenedBackup,
  { replace, onStep }: RestoreOptions,
): Promise<RestoreResult> =>
  withCopyConnection(env.DATABASE_DIRECT_URL, async (client) => {
    const { tables, version } = backup.manifest;
    if (version.migration !== newestMigration())
      throw new Error(
        `Cadangan ini dari rilis dengan skema ${version.migration}, sedangkan rilis ini ${newestMigration()}: pulihkan dengan rilis yang sama, lalu perbarui`,
      );
    if (await isDatabaseInUse(client, jobsApplication))
      throw new Error('Masih ada proses layanan yang memakai basis data ini: hentikan dulu semuanya');
    const isEmpty = await isDatabaseEmpty(client);
    if (!isEmpty && !replace)
      throw new Error('Basis data tujuan tidak kosong. Kalau isinya memang boleh hilang, tambahkan --replace');
    onStep?.('check');
    for (const table of tables) await checkTable(backup, table);

    const restored = await restoreFilesAndKeys(env, backup, onStep);
    onStep?.('database');
    if (!isEmpty) await emptyDatabase(client);
    await restoreDatabase(env, backup, client);
    return { ...restored, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
  });

/** Restores all but the database, which may have been restored to a later moment from its log. */
export async function restoreFilesAndKeys(
  env: Env,
  backup: OpenedBackup,
  onStep?: RestoreOptions['onStep'],
): Promise<Omit<RestoreResult, 'rows'>> {
  const keys = await readKeysOf(backup);
  onStep?.('files');
  const files = await restoreFiles(env, backup);
  await replaceInstallationId(env, backup.manifest.installationId);
  return { keyFile: replaceStoredKeys(env.DATA_DIR, keys), otherKeys: otherKeysOf(env, keys), files };
}

async function restoreDatabase({ DATABASE_DIRECT_URL }: Env, backup: OpenedBackup, client: Client) {
  const { manifest } = backup;
  await migrateDeploy(DATABASE_DIRECT_URL);
  await installJobQueue(DATABASE_DIRECT_URL);
  const version = await findJobsVersion(client);
  if (version !== (manifest.version.jobs ?? version))
    throw new Error(`Antrean di cadangan ini versi ${manifest.version.jobs}, di rilis ini ${version}`);
  await loadTables(client, manifest, (table, load) => readTable(backup, table, load));
}

async function restoreFiles(env: Env, backup: OpenedBackup) {
  const stores = new Map(storeFolders.map((folder) => [folder, createFileStore(folder, env)]));
  let count = 0;
  for await (const file of listedFiles(backup.repository, backup.manifest)) {
    await restoreFile(backup, stores.get(file.folder)!, file);
    count += 1;
  }
  return count;
}

/** A file that is there already, from an interrupted restore or since it was never lost, is only compared. */
async function restoreFile(backup: OpenedBackup, store: FileStore, file: BackupFile) {
  if ((await store.size(file.key)) === file.bytes && (await hashOf(await store.read(file.key))) === file.sha256) return;
  await store.withWorkFile(async (path) => {
    await readPart(backup, file, (content) => pipeline(content, createWriteStream(path)));
    await store.put(file.key, path);
  });
}

const keyNames = Object.keys(keyVariables) as (keyof Keys)[];

function otherKeysOf(env: Env, keys: Keys) {
  return keyNames.filter((name) => {
    const given = env[keyVariables[name]];
    return given !== undefined && given !== keys[name];
  });
}
