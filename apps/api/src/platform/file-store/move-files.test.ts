import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createBucket, hasS3Server } from '../../testing/s3-server.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { readEnv } from '../env.ts';
import { createFileStore, type FileStore } from './index.ts';
import { moveFiles } from './move-files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function openStore(settings: NodeJS.ProcessEnv = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'sinau-move-'));
  folders.push(DATA_DIR);
  return createFileStore('media', readEnv({ DATABASE_URL: 'postgresql://127.0.0.1/sinau', DATA_DIR, ...settings }));
}
const put = (store: FileStore, key: string, content: string) =>
  store.withWorkFile(async (path) => {
    await writeFile(path, content);
    await store.put(key, path);
  });
async function contentsOf(store: FileStore) {
  const keys = await storedKeys(store);
  return Promise.all(keys.map(async (key) => [key, await text(await store.read(key))]));
}
const files: [string, string][] = [
  ['a1/film.mp4', 'film'],
  ['a1/poster.webp', 'poster'],
  ['b2/lesson.pdf', 'lesson'],
];
async function openFilled() {
  const store = openStore();
  for (const [key, content] of files) await put(store, key, content);
  return store;
}

describe.each([
  { where: 'another disk', settings: async () => ({}) },
  ...(hasS3Server ? [{ where: 'an S3-compatible service', settings: createBucket }] : []),
])('moving files to $where', ({ settings }) => {
  test('leaves each file in the other store alone, and moves them back', async () => {
    const [from, to] = [await openFilled(), openStore(await settings())];
    const moved: string[] = [];
    await moveFiles(from, to, { keep: false, onMoved: (key) => moved.push(key) });
    expect(moved.toSorted()).toEqual(files.map(([key]) => key));
    expect([await contentsOf(from), await contentsOf(to)]).toEqual([[], files]);
    await moveFiles(to, from, { keep: false, onMoved: () => undefined });
    expect([await contentsOf(from), await contentsOf(to)]).toEqual([files, []]);
  });
});

test('a move can leave the files where they were', async () => {
  const [from, to] = [await openFilled(), openStore()];
  await moveFiles(from, to, { keep: true, onMoved: () => undefined });
  expect([await contentsOf(from), await contentsOf(to)]).toEqual([files, files]);
});

test('a move that was interrupted continues, and copies no file twice', async () => {
  const [from, to] = [await openFilled(), openStore()];
  const interrupted = moveFiles(from, to, {
    keep: false,
    onMoved: () => {
      throw new Error('interrupted');
    },
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  await put(to, ...(await contentsOf(from)).map(([key, content]) => [key!, content!] as const)[0]!);
  const copied: string[] = [];
  const counting = { ...to, put: (key: string, path: string) => (copied.push(key), to.put(key, path)) };
  await moveFiles(from, counting, { keep: false, onMoved: () => undefined });
  expect(copied).toHaveLength(1);
  expect([await contentsOf(from), await contentsOf(to)]).toEqual([[], files]);
});

test('a file that arrives with other content ends the move, and stays where it was', async () => {
  const [from, to] = [await openFilled(), openStore()];
  const spoiling: FileStore = {
    ...to,
    async put(key, path) {
      await writeFile(path, 'x');
      await to.put(key, path);
    },
  };
  const moving = moveFiles(from, spoiling, { keep: false, onMoved: () => undefined });
  await expect(moving).rejects.toThrow('arrived with other content');
  expect(await contentsOf(from)).toEqual(files);
});
