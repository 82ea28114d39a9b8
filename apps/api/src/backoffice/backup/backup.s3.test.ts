import { expect, onTestFinished, test } from 'vitest';
import { checkFiles } from '../../core/media/index.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { installationIdOf, joinInstallation } from '../../platform/installation.ts';
import { readEnv } from '../../platform/env.ts';
import { readKeys } from '../../platform/keys.ts';
import { startApp } from '../../testing/app-under-test.ts';
import { createBackupTarget, newMachine } from '../../testing/backups.ts';
import { createBucket } from '../../testing/s3-server.ts';
import { newPartner } from '../../testing/scene.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { fixture, upload } from '../../testing/uploads.ts';
import { checkBackup, createBackup, openBackup, openRepository, restoreBackup } from './index.ts';

test('a bucket is backed up to another one, and restored to a third', async () => {
  const app = await startApp({ settings: await createBucket() });
  onTestFinished(() => app.stop());
  await joinInstallation(app.db, app.env, readKeys(app.env));
  await upload(app, await newPartner(app), '/media', { name: 'film.mp4', content: fixture('lesson.mp4') });
  const { recipient, identity } = await createBackupTarget(app);
  const { S3_BUCKET } = await createBucket();
  const repository = openRepository(`s3://${S3_BUCKET}/cadangan`, app.env);
  const { manifest } = await createBackup(
    { env: app.env, db: app.db, keys: readKeys(app.env) },
    { repository, recipient },
  );
  expect(manifest.files.count).toBeGreaterThan(0);

  const backup = await openBackup({ repository, identity, recipient });
  for await (const fault of checkBackup(backup)) expect.unreachable(fault);
  const machine = await newMachine();
  const env = readEnv({ ...machine.settings, ...(await createBucket()) });
  await restoreBackup(env, backup, { replace: false });

  const store = createFileStore('media', env);
  expect(await storedKeys(store)).toEqual(await storedKeys(createFileStore('media', app.env)));
  expect(await checkFiles(machine.db, store)).toEqual({ withoutRow: [], withoutFile: [] });
  expect(await installationIdOf(env)).toBe(manifest.installationId);
  await joinInstallation(machine.db, env, readKeys(env));
});
