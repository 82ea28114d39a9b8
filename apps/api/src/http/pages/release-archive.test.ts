import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '../../platform/clock.ts';
import { readEnv } from '../../platform/env.ts';
import { createFileStore, type FileStore } from '../../platform/file-store/index.ts';
import { testStores } from '../../testing/s3-server.ts';
import { createReleaseArchive } from './release-archive.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sinau-releases-'));
});
afterAll(() => rm(root, { recursive: true }));

async function newStore(settings: () => Promise<NodeJS.ProcessEnv>) {
  const folder = await mkdtemp(join(root, 'store-'));
  return createFileStore(
    'releases',
    readEnv({ DATABASE_URL: 'postgresql://', DATA_DIR: folder, ...(await settings()) }),
  );
}

/** Creates the archive of a release with this script, whose process starts at an hour of the day. */
async function release(store: FileStore, script: string, hour: number) {
  const folder = join(root, script);
  await mkdir(folder, { recursive: true });
  for (const name of [`${script}.js`, `${script}.js.br`]) await writeFile(join(folder, name), `run(${script})`);
  return createReleaseArchive(store, { learner: folder }, { now: () => new Date(hours(hour)) });
}
const read = async (archive: Awaited<ReturnType<typeof release>>, script: string, application = 'learner') => {
  const found = await archive.find(application, `${script}.js`);
  return found && text(found);
};

describe.each(testStores)('in a store on $name', ({ settings }) => {
  test('the archive keeps the assets of the last three releases', async () => {
    const store = await newStore(settings);
    for (const [hour, script] of ['a', 'b', 'c'].entries()) await (await release(store, script, hour)).add();
    const last = await release(store, 'd', 3);
    await last.add();
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((script) => read(last, script)))).toEqual([
      null,
      'run(b)',
      'run(c)',
      'run(d)',
    ]);
  });

  test('an asset is found in its own application alone, and compressed copies are not archived', async () => {
    const store = await newStore(settings);
    const archive = await release(store, 'a', 0);
    await archive.add();
    expect(await read(archive, 'a', 'creator')).toBeNull();
    expect(await archive.find('learner', '../a/learner.a.js')).toBeNull();
    const names: string[] = [];
    for await (const key of store.keys()) names.push(key.split('/')[1]!);
    expect(names.toSorted()).toEqual(['learner.a.js', 'release.json']);
  });

  test('the archive of a release is written once by many processes, and completed after a process was killed', async () => {
    const store = await newStore(settings);
    const archive = await release(store, 'a', 0);
    const other = await release(store, 'a', 1);
    await Promise.all([archive.add(), other.add()]);
    await (await release(store, 'b', 2)).add();
    await archive.add();

    const killed: FileStore = {
      ...store,
      put: (key, path) => (key.endsWith('release.json') ? Promise.reject(new Error('killed')) : store.put(key, path)),
    };
    await expect((await release(killed, 'c', 3)).add()).rejects.toThrow('killed');
    const third = await release(store, 'c', 4);
    expect(await read(third, 'c')).toBeNull();
    await third.add();
    const reader = await release(store, 'c', 5);
    expect(await Promise.all(['a', 'b', 'c'].map((script) => read(reader, script)))).toEqual([
      'run(a)',
      'run(b)',
      'run(c)',
    ]);
  });
});
