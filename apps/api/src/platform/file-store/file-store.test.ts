import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testStores } from '../../testing/s3-server.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { readEnv } from '../env.ts';
import { createFileStore, type FileStore } from './index.ts';

describe.each(testStores)('a store on $name', ({ settings }) => {
  const folders: string[] = [];
  /** Data folder of the process under test. */
  let dataFolder: string;
  let given: NodeJS.ProcessEnv;
  let store: FileStore;

  /** Opens the store as another process does, whose own data folder is empty unless the disk is the store. */
  const openStore = (folder: 'media' | 'certificates' = 'media') => {
    if (given.STORAGE === 's3' || folders.length === 0) folders.push(mkdtempSync(join(tmpdir(), 'sinau-store-')));
    const settings = { DATABASE_URL: 'postgresql://127.0.0.1/sinau', DATA_DIR: folders.at(-1), ...given };
    if (folder === 'media') dataFolder = folders.at(-1)!;
    return createFileStore(folder, readEnv(settings));
  };
  beforeAll(async () => {
    given = await settings();
    store = openStore();
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const put = (key: string, content: string | Buffer, into = store) =>
    into.withWorkFile(async (path) => {
      await writeFile(path, content);
      await into.put(key, path);
    });
  const contentOf = async (key: string, range?: { start: number; end: number }) =>
    (await buffer(await store.read(key, range))).toString();
  async function* inChunks(...chunks: (string | Buffer | Error)[]) {
    for (const chunk of chunks) {
      if (chunk instanceof Error) throw chunk;
      yield Buffer.from(chunk);
    }
  }
  const arrived = (id: string, from = store) => from.parts.withLocalCopy(id, (path) => readFile(path));

  test('returns a file whole and in ranges, in every process', async () => {
    await put('a1/lesson.txt', 'abcdefghij');
    store = openStore();
    expect(await store.size('a1/lesson.txt')).toBe(10);
    expect(await contentOf('a1/lesson.txt')).toBe('abcdefghij');
    expect(await contentOf('a1/lesson.txt', { start: 3, end: 5 })).toBe('def');
    expect(await contentOf('a1/lesson.txt', { start: 9, end: 9 })).toBe('j');
    expect(await store.withLocalCopy('a1/lesson.txt', (path) => readFile(path, 'utf8'))).toBe('abcdefghij');
  });

  test('refuses a missing file with 404, and has no size for it', async () => {
    expect(await store.size('none/lesson.txt')).toBeNull();
    await expect(store.read('none/lesson.txt')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('removes one file, or all files of an owner, once or twice', async () => {
    await put('b1/a.txt', 'a');
    await put('b1/b ü?.txt', 'b');
    await put('b12/a.txt', 'c');
    await store.removeFile('b1/a.txt');
    await store.removeFile('b1/a.txt');
    expect((await storedKeys(store)).filter((key) => key.startsWith('b1'))).toEqual(['b1/b ü?.txt', 'b12/a.txt']);
    expect(await storedKeys(store, 'b1')).toEqual(['b1/b ü?.txt']);
    await store.remove('b1');
    await store.remove('b1');
    expect(await storedKeys(store, 'b1')).toEqual([]);
    expect((await storedKeys(store)).filter((key) => key.startsWith('b1'))).toEqual(['b12/a.txt']);
  });

  test('keeps the files of its folders apart', async () => {
    const certificates = openStore('certificates');
    await put('c1/sheet.pdf', 'sheet', certificates);
    expect(await storedKeys(certificates)).toEqual(['c1/sheet.pdf']);
    expect(await store.size('c1/sheet.pdf')).toBeNull();
  });

  test('leaves no work file, whether the work succeeds or fails', async () => {
    const failing = store.withWorkFile(async (path) => {
      await writeFile(path, 'half');
      throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
    await put('d1/a.txt', 'a');
    await store.withLocalCopy('d1/a.txt', async () => undefined);
    expect(await readdir(join(dataFolder, 'media/work'))).toEqual([]);
  });

  test('sweeps work files that a killed process left, and no younger ones', async () => {
    await store.withWorkFile(async (path) => {
      await writeFile(path, 'young');
      const old = `${path}-old`;
      await writeFile(old, 'old');
      await utimes(old, 0, 0);
      await store.sweepWorkFiles(new Date(Date.now() - 3_600_000));
      expect(await readdir(join(path, '..'))).toEqual([path.split('/').at(-1)]);
    });
  });

  test('collects the chunks of an upload over processes', async () => {
    await store.parts.write('u1', 0, inChunks('abc', 'de'));
    const other = openStore();
    expect(await other.parts.size('u1')).toBe(5);
    await other.parts.write('u1', 5, inChunks('fg'));
    expect(await store.parts.size('u1')).toBe(7);
    expect(String(await arrived('u1'))).toBe('abcdefg');
    await other.parts.remove('u1');
    expect(await store.parts.size('u1')).toBe(0);
  });

  test('retains what arrived before a sender was gone', async () => {
    await expect(store.parts.write('u2', 0, inChunks('abc', new Error('gone')))).rejects.toThrow('gone');
    expect(await store.parts.size('u2')).toBe(3);
    await store.parts.write('u2', 3, inChunks('def'));
    expect(String(await arrived('u2'))).toBe('abcdef');
  });

  test('stores a complete upload of several megabytes as its file', { tags: 'night' }, async () => {
    const content = Buffer.alloc(21 * 2 ** 20, 'Sinau');
    const chunks = Array.from({ length: 21 }, (_, index) => content.subarray(index * 2 ** 20, (index + 1) * 2 ** 20));
    await store.parts.write('u3', 0, inChunks(...chunks));
    await store.parts.withLocalCopy('u3', (path) => store.put('e1/film.mp4', path));
    expect(await store.size('e1/film.mp4')).toBe(content.length);
    expect((await buffer(await store.read('e1/film.mp4'))).equals(content)).toBe(true);
  });
});
