import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../../platform/env.ts';
import { testStores } from '../../testing/s3-server.ts';
import { openRepository, type BackupRepository } from './repository.ts';

describe.each(testStores)('a repository of backups on $name', ({ settings }) => {
  let folder: string;
  let repository: BackupRepository;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sinau-repository-'));
    const given = await settings();
    const env = readEnv({ DATABASE_URL: 'postgresql://127.0.0.1/sinau', DATA_DIR: folder, ...given });
    const { S3_BUCKET } = given;
    repository = openRepository(S3_BUCKET ? `s3://${S3_BUCKET}/cadangan/malam/` : join(folder, 'malam'), env);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (path: string, ...chunks: (string | Error)[]) =>
    repository.write(
      path,
      Readable.from(
        (async function* () {
          for (const chunk of chunks) {
            if (chunk instanceof Error) throw chunk;
            yield Buffer.from(chunk);
          }
        })(),
      ),
    );
  async function paths(below: string) {
    const found: string[] = [];
    for await (const path of repository.list(below)) found.push(path);
    return found.toSorted();
  }

  test('returns what was written, and lists it by its folder', async () => {
    expect(await paths('files/')).toEqual([]);
    expect(await repository.read('files/a/1.age')).toBeNull();
    expect(await write('files/a/1.age', 'abc', 'de')).toBe(5);
    await write('files/b/2.age', 'f');
    await write('files/ab/3.age', '');
    expect(await text((await repository.read('files/a/1.age'))!)).toBe('abcde');
    expect(await paths('files/')).toEqual(['files/a/1.age', 'files/ab/3.age', 'files/b/2.age']);
    expect(await paths('files/a/')).toEqual(['files/a/1.age']);
    await repository.remove('files/a/1.age');
    await repository.remove('files/a/1.age');
    expect(await paths('files/')).toEqual(['files/ab/3.age', 'files/b/2.age']);
  });

  test('has nothing of an object whose content failed', async () => {
    await expect(write('half/1.age', 'abc', new Error('gone'))).rejects.toThrow('gone');
    expect(await paths('half/')).toEqual([]);
    expect(await repository.read('half/1.age')).toBeNull();
  });
});

test('a repository in a folder passes over what a killed process left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sinau-repository-'));
  const repository = openRepository(
    folder,
    readEnv({ DATABASE_URL: 'postgresql://127.0.0.1/sinau', DATA_DIR: folder }),
  );
  const never = new Readable({ read() {} });
  const writing = repository.write('manifests/1.json', never);
  await expect.poll(() => readdirSync(join(folder, 'manifests'))).toHaveLength(1);
  for await (const path of repository.list('manifests/')) expect.unreachable(path);
  never.destroy(new Error('killed'));
  await expect(writing).rejects.toThrow('killed');
  rmSync(folder, { recursive: true });
});
