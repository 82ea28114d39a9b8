import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFiles } from '../../core/media/index.ts';
import { readEnv } from '../../platform/env.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { installationIdOf, joinInstallation } from '../../platform/installation.ts';
import { readKeys } from '../../platform/keys.ts';
import type { Pool } from '../../platform/db.ts';
import type { AppUnderTest } from '../../testing/app-under-test.ts';
import { createBackupTarget, newMachine, startAppWithFiles, type BackupTarget } from '../../testing/backups.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { createBackup, createIdentityFile, openBackup, restoreFilesAndKeys } from './index.ts';

let app: AppUnderTest;
let addFile: Awaited<ReturnType<typeof startAppWithFiles>>['addFile'];
beforeAll(async () => {
  ({ app, addFile } = await startAppWithFiles());
});
afterAll(() => app.stop());

/** Constraints and triggers, as the server describes them. */
const definitionsOf = async (db: Pool) => ({
  constraints: await db.$queryRaw`
    SELECT conrelid::regclass::text AS owner, conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND contype IN ('f', 'c', 'u', 'p')
      AND conrelid::regclass::text NOT LIKE 'pgboss.queue_stats%' ORDER BY conrelid::regclass::text COLLATE "C", conname`,
  triggers: await db.$queryRaw`
    SELECT tgrelid::regclass::text AS owner, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY tgrelid::regclass::text COLLATE "C", tgname`,
});

describe('a backup', () => {
  test('restores all rows, files, keys and the id of the installation on an empty machine', async () => {
    const place = await createBackupTarget(app);
    const { manifest } = await place.backUp();
    const machine = await newMachine();

    const result = await machine.restore(place);

    expect(result).toMatchObject({ otherKeys: [], files: manifest.files.count });
    expect(readKeys(machine.env)).toEqual(readKeys(app.env));
    expect(await installationIdOf(machine.env)).toBe(await installationIdOf(app.env));
    await joinInstallation(machine.db, machine.env, readKeys(machine.env));
    expect(await definitionsOf(machine.db)).toEqual(await definitionsOf(app.db));

    const store = createFileStore('media', machine.env);
    expect(await storedKeys(store)).toEqual(await storedKeys(createFileStore('media', app.env)));
    expect(await checkFiles(machine.db, store)).toEqual({ withoutRow: [], withoutFile: [] });

    const other = await createBackupTarget(app);
    const again = await createBackup(
      { env: machine.env, db: machine.db, keys: readKeys(machine.env) },
      { repository: other.repository, recipient: other.recipient },
    );
    const contents = ({ tables }: typeof manifest) => tables.map(({ path: _path, ...table }) => table);
    const summed = (tables: ReturnType<typeof contents>) =>
      tables.filter(({ schema, name }) => `${schema}.${name}` !== 'pgboss.queue');
    expect(summed(contents(again.manifest))).toEqual(summed(contents(manifest)));
    expect(again.manifest.sequences).toEqual(manifest.sequences);
  });

  test('copies each file once', { tags: 'night' }, async () => {
    const place = await createBackupTarget(app);
    await place.backUp();
    const before = await place.paths('files/');
    await place.backUp();
    expect(await place.paths('files/')).toEqual(before);

    const { id } = await addFile();
    await place.backUp();
    const added = (await place.paths('files/')).filter((path) => !before.includes(path));
    expect(added).toEqual([expect.stringContaining(`files/media/${id}/`)]);
    expect(await place.faults()).toEqual([]);
  });

  test('with other keys than those of the installation is refused, and recorded as failed', async () => {
    const { repository, recipient } = await createBackupTarget(app);
    const keys = { ...readKeys(app.env), bank: 'kunci-yang-lain-sama-sekali-tidak-sama' };
    const failing = createBackup({ env: app.env, db: app.db, keys }, { repository, recipient });
    await expect(failing).rejects.toThrow('BANK_KEY di lingkungan ini berbeda');
    expect(await app.db.backupRun.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      kind: 'complete',
      bytes: 0n,
      failure: expect.stringContaining('BANK_KEY'),
    });
  });
});

describe('a restore', () => {
  let place: BackupTarget;
  beforeAll(async () => {
    place = await createBackupTarget(app);
    await place.backUp();
  });

  test('brings files and keys alone where the database comes from its log', async () => {
    const { env, db } = await newMachine();
    expect(await restoreFilesAndKeys(env, await place.open())).toMatchObject({ otherKeys: [] });
    expect(readKeys(env)).toEqual(readKeys(app.env));
    expect(await storedKeys(createFileStore('media', env))).toEqual(
      await storedKeys(createFileStore('media', app.env)),
    );
    expect(await db.$queryRaw`SELECT FROM pg_tables WHERE schemaname = 'public'`).toEqual([]);
  });

  test('names the keys that the environment has otherwise, and keeps the file that it replaces', async () => {
    const { env, settings } = await newMachine();
    readKeys(env);
    const BANK_KEY = 'kunci-yang-lain-sama-sekali-tidak-sama';
    const { otherKeys } = await restoreFilesAndKeys(readEnv({ ...settings, BANK_KEY }), await place.open());
    expect(otherKeys).toEqual(['bank']);
    expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith('keys'))).toHaveLength(2);
  });

  test('refuses a backup whose content was changed, before it writes to the database', { tags: 'night' }, async () => {
    const place = await createBackupTarget(app);
    await place.backUp();
    const path = (await place.paths('backups/')).find((each) => each.endsWith('public.User.copy.gz.age'))!;
    const file = join(place.address, path);
    const content = readFileSync(file);
    content[content.length - 40]! ^= 1;
    writeFileSync(file, content);

    expect(await place.faults()).toEqual([`${path} rusak, atau tidak dienkripsi untuk kunci ini`]);
    const machine = await newMachine();
    await expect(machine.restore(place)).rejects.toThrow(path);
    expect(await machine.db.$queryRaw`SELECT FROM pg_tables WHERE schemaname = 'public'`).toEqual([]);
  });

  test('names each part that is missing or another one', { tags: 'night' }, async () => {
    const place = await createBackupTarget(app);
    await place.backUp();
    const [gone, swapped] = await place.paths('files/media/');
    const keys = (await place.paths('backups/')).find((path) => path.endsWith('keys.json.age'))!;
    rmSync(join(place.address, gone!));
    writeFileSync(join(place.address, swapped!), readFileSync(join(place.address, keys)));
    expect(new Set(await place.faults())).toEqual(
      new Set([`${gone} hilang`, `${swapped} berisi lain dari yang ditulis`]),
    );
  });

  test('needs the identity that the backup was encrypted for', async () => {
    const other = await createIdentityFile(join(place.address, 'other'));
    await expect(openBackup({ repository: place.repository, ...other })).rejects.toThrow(place.recipient);
  });
});
