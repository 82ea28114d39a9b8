import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from '@sinau/test-kit/test-database';
import { onTestFinished } from 'vitest';
import {
  checkBackup,
  createBackup,
  createIdentityFile,
  openBackup,
  openRepository,
  restoreBackup,
} from '../backoffice/backup/index.ts';
import { issueCertificate } from '../core/certificate/index.ts';
import { connect } from '../platform/db.ts';
import { readEnv } from '../platform/env.ts';
import { joinInstallation } from '../platform/installation.ts';
import { readKeys } from '../platform/keys.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { finished, publishedProgram } from './classes.ts';
import { newPartner, newPerson } from './scene.ts';
import { fixture, upload } from './uploads.ts';

export type BackupTarget = Awaited<ReturnType<typeof createBackupTarget>>;

/** An empty repository in a folder that ends with the application, and the keys of its backups. */
export async function createBackupTarget(app: AppUnderTest) {
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
    async faults() {
      const faults: string[] = [];
      for await (const fault of checkBackup(await openBackup({ repository, ...keyPair }))) faults.push(fault);
      return faults;
    },
    async paths(below = '') {
      const paths: string[] = [];
      for await (const path of repository.list(below)) paths.push(path);
      return paths.toSorted();
    },
  };
}

/** An application with a participant who has a certificate, and with a document, as a backup copies them. */
export async function startAppWithFiles() {
  const app = await startApp();
  await joinInstallation(app.db, app.env, readKeys(app.env));
  const partner = await newPartner(app);
  const participant = await finished(app, await newPerson(app), await publishedProgram(app, partner));
  await app.db.$transaction((tx) => issueCertificate(tx, { ...app, keys: readKeys(app.env) }, participant.id));
  const addFile = async () =>
    (await upload(app, partner, '/media', { name: 'materi.pdf', content: fixture('lesson.pdf') })).data;
  await addFile();
  return { app, partner, addFile };
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
    restore: async (place: BackupTarget, replace = false) => restoreBackup(env, await place.open(), { replace }),
  };
}
