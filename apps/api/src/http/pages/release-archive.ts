import { createHash } from 'node:crypto';
import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { minutes, type Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { memoizeFor } from '../../platform/memoize-for.ts';

/** Asset folders of the current build, by the name of the application. Their files are named by a hash of the content. */
export type AssetFolders = Readonly<Record<string, string>>;

export type ReleaseArchive = ReturnType<typeof createReleaseArchive>;

/** Releases that stay readable, the current one included. */
const keptReleases = 3;
/** Name of the file with the time of a release. It is stored last, so a release that has it is complete. */
const mark = 'release.json';
/** Compressed copies, which the build writes beside each file. */
const isCompressed = (name: string) => /\.(br|gz)$/.test(name);

/**
 * Stores the assets of the last releases: a tab that was opened before a new release goes on loading the code that it
 * came with (0240).
 */
export function createReleaseArchive(store: FileStore, folders: AssetFolders, clock: Clock) {
  const ownFiles = async () => {
    const files: { name: string; path: string }[] = [];
    for (const [application, folder] of Object.entries(folders))
      for (const name of (await readdir(folder)).filter((file) => !isCompressed(file)))
        files.push({ name: `${application}.${name}`, path: join(folder, name) });
    return files;
  };

  const put = (key: string, write: (path: string) => Promise<void>) =>
    store.withWorkFile(async (path) => {
      await write(path);
      await store.put(key, path);
    });

  /** Returns complete releases, the newest first. */
  async function list() {
    const found: { id: string; at: string }[] = [];
    for await (const key of store.keys())
      if (key.endsWith(`/${mark}`))
        found.push(JSON.parse(await text(await store.read(key))) as { id: string; at: string });
    return found.sort((one, other) => other.at.localeCompare(one.at));
  }

  /** Cached, since anybody may request unknown addresses. */
  const knownReleases = memoizeFor(clock, minutes(1), list);

  return {
    /** Stores the current release unless it is there, and removes those before the last three. */
    async add() {
      const files = await ownFiles();
      const names = files.map(({ name }) => name).toSorted();
      const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
      if ((await store.size(`${id}/${mark}`)) === null) {
        for (const { name, path } of files) await put(`${id}/${name}`, (copy) => copyFile(path, copy));
        const release = JSON.stringify({ id, at: clock.now().toISOString() });
        await put(`${id}/${mark}`, (path) => writeFile(path, release));
      }
      const others = (await list()).filter((release) => release.id !== id);
      for (const former of others.slice(keptReleases - 1)) await store.remove(former.id);
    },

    /** Returns a file of an application from the newest release that has it; null if none has. */
    async find(application: string, name: string): Promise<Readable | null> {
      if (!/^[\w.-]+$/.test(name)) return null;
      for (const { id } of await knownReleases()) {
        const key = `${id}/${application}.${name}`;
        if ((await store.size(key)) !== null) return store.read(key);
      }
      return null;
    },
  };
}
