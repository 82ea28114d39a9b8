import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkFiles } from '../../core/media/index.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { createJobs } from '../../platform/jobs.ts';
import type { AppUnderTest } from '../../testing/app-under-test.ts';
import { createBackupTarget, newMachine, startAppWithFiles, type BackupTarget } from '../../testing/backups.ts';
import { storedKeys } from '../../testing/stored-keys.ts';

let app: AppUnderTest;
let addFile: Awaited<ReturnType<typeof startAppWithFiles>>['addFile'];
beforeAll(async () => {
  ({ app, addFile } = await startAppWithFiles());
});
afterAll(() => app.stop());

describe('a backup', () => {
  test('has the file of each row, although its owner removes it during the backup', async () => {
    const place = await createBackupTarget(app);
    const { id } = await addFile();
    const key = `${id}/${(await app.db.media.findUniqueOrThrow({ where: { id } })).fileName}`;
    await place.backUp({
      async onStep(step) {
        if (step !== 'database') return;
        await createFileStore('media', app.env).remove(id);
        await app.db.media.delete({ where: { id } });
      },
    });

    const machine = await newMachine();
    await machine.restore(place);

    expect(await machine.db.media.findUnique({ where: { id } })).not.toBeNull();
    const store = createFileStore('media', machine.env);
    expect(await storedKeys(store, id)).toEqual([key]);
    expect(await checkFiles(machine.db, store)).toMatchObject({ withoutFile: [] });
  });

  test('names a file that came and went during the backup', async () => {
    const place = await createBackupTarget(app);
    let row: { id: string; fileName: string } | undefined;
    const remove = async (id: string) => {
      await createFileStore('media', app.env).remove(id);
      await app.db.media.delete({ where: { id } });
    };
    const { manifest } = await place.backUp({
      async onStep(step) {
        if (step === 'newFiles') await remove(row!.id);
        // After the first copying, and before the snapshot.
        if (step === 'snapshot') row = await app.db.media.findUniqueOrThrow({ where: { id: (await addFile()).id } });
      },
    });
    expect(manifest.removedFiles).toEqual([`media/${row!.id}/${row!.fileName}`]);
    expect(await place.faults()).toEqual([expect.stringContaining('dihapus pemiliknya selama pencadangan')]);
  });

  test('removes the older ones, incomplete ones and their files when a number to retain is given', async () => {
    const place = await createBackupTarget(app);
    const { id } = await addFile();
    const { manifest: first } = await place.backUp();
    await createFileStore('media', app.env).remove(id);
    await app.db.media.delete({ where: { id } });

    await place.repository.write('backups/killed/database/public.User.copy.gz.age', Readable.from([]));

    const { manifest, pruned } = await place.backUp({ keep: 1 });

    expect(pruned).toEqual([first.name]);
    const paths = await place.paths();
    expect(paths.filter((path) => [first.name, id, 'killed'].some((part) => path.includes(part)))).toEqual([]);
    expect(paths).toContain(`manifests/${manifest.name}.json`);
    expect(await place.faults()).toEqual([]);
  });
});

describe('a restore', () => {
  let place: BackupTarget;
  beforeAll(async () => {
    place = await createBackupTarget(app);
    await place.backUp();
  });

  test('refuses a database that is not empty, unless told to replace it', async () => {
    const machine = await newMachine();
    await machine.restore(place);
    await machine.db.user.create({ data: { fullname: 'Nanti hilang', email: `${randomUUID()}@contoh.id` } });

    await expect(machine.restore(place)).rejects.toThrow('tidak kosong');
    const users = await machine.db.user.count();
    await machine.restore(place, true);
    expect(await machine.db.user.count()).toBe(users - 1);
  });

  test('refuses while a process of the service uses the database', async () => {
    const machine = await newMachine();
    await machine.restore(place);
    const jobs = createJobs(machine.env.DATABASE_URL, pino({ level: 'silent' }));
    await jobs.start([]);
    onTestFinished(() => jobs.stop());
    await expect(machine.restore(place, true)).rejects.toThrow('Masih ada proses layanan');
  });
});
