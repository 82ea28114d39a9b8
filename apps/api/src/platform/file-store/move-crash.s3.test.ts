import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startCountingProxy } from '../../testing/counting-proxy.ts';
import { createBucket } from '../../testing/s3-server.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { readEnv } from '../env.ts';
import { createFileStore } from './index.ts';

const files = ['a1/film.mp4', 'a1/poster.webp', 'b2/lesson.pdf'];

test.each(['before', 'after'] as const)(
  'a move that is killed %s any call to the store continues, and each file is in the store once',
  async (moment) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'sinau-move-'));
    const bucket = await createBucket();
    const proxy = await startCountingProxy(bucket.S3_ENDPOINT);
    // Nothing of a move is in the database.
    const given = { DATABASE_URL: 'postgresql://127.0.0.1/sinau', DATA_DIR };
    const [disk, store] = [given, { ...given, ...bucket }].map((env) => createFileStore('media', readEnv(env)));
    const move = () =>
      spawn(process.execPath, ['apps/api/src/cli.ts', 'media', 'move', '--from', 'disk'], {
        env: { PATH: process.env.PATH, ...given, ...bucket, S3_ENDPOINT: proxy.url },
        stdio: 'ignore',
      });

    for (let call = 1; ; call += 1) {
      for (const key of files)
        await disk!.withWorkFile(async (path) => {
          await writeFile(path, key);
          await disk!.put(key, path);
        });
      const killed = move();
      proxy.plan(call, moment, () => killed.kill('SIGKILL'));
      const [code] = (await once(killed, 'exit')) as [number | null];
      const isOver = code === 0;
      if (!isOver) expect(await once(move(), 'exit')).toEqual([0, null]);

      expect([call, await storedKeys(disk!), await storedKeys(store!)]).toEqual([call, [], files]);
      for (const key of files) expect(await text(await store!.read(key))).toBe(key);
      for (const key of files) await store!.removeFile(key);
      if (isOver) break;
    }
    expect(proxy.count()).toBeGreaterThan(files.length);
    proxy.close();
    rmSync(DATA_DIR, { recursive: true });
  },
  600_000,
);
