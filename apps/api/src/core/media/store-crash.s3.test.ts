import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@sinau/test-kit/test-database';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Pool } from '../../platform/db.ts';
import { readEnv, type Env } from '../../platform/env.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { s3BucketOf } from '../../platform/file-store/s3-bucket.ts';
import { startCountingProxy, type CallMoment } from '../../testing/counting-proxy.ts';
import { senderAt } from '../../testing/resumable.ts';
import { createBucket } from '../../testing/s3-server.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { fixture, newSenderOf } from '../../testing/uploads.ts';
import { checkFiles } from './check-files.ts';

type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

const video = fixture('lesson.mp4');
const half = Math.floor(video.length / 2);

let database: TestDatabase;
let folder: string;
let proxy: Awaited<ReturnType<typeof startCountingProxy>>;
let settings: NodeJS.ProcessEnv;
let env: Env;
let db: Pool;
let sweeper: PgBoss;
let server: ServerProcess;
let token: string;
/** True if the process was killed since the calls are counted. */
let hasDied = false;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sinau-crash-'));
  const store = await createBucket();
  proxy = await startCountingProxy(store.S3_ENDPOINT);
  const shared = { DATABASE_URL: database.url, DATA_DIR: folder, UPLOAD_RESERVE_MB: '0', UPLOAD_RESERVE_PERCENT: '0' };
  settings = {
    ...shared,
    ...store,
    S3_ENDPOINT: proxy.url,
    ALLOW_PAYMENT_SIMULATOR: 'true',
    FFMPEG_PATH: 'tanpa-ffmpeg',
  };
  env = readEnv({ ...shared, ...store });
  ({ db } = connect(database.url, { max: 2 }));
  server = await startServerProcess(settings);
  sweeper = await new PgBoss({ connectionString: database.url, supervise: false, schedule: false }).start();
  ({ token } = (await newSenderOf(server.url, database.url)) as { token: string });
});
afterAll(async () => {
  await server.stop();
  await sweeper.stop();
  await db.$disconnect();
  proxy.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const dieAt = (call: number, moment: CallMoment) => {
  hasDied = false;
  proxy.plan(call, moment, () => {
    hasDied = true;
    void server.kill();
  });
};

/** Runs a step of a client that repeats it, once the process that died during it was replaced. */
async function untilDone<T>(step: (sender: ReturnType<typeof senderAt>) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step(senderAt(server.url, { token }));
    } catch (error) {
      if (!hasDied) throw error;
      await server.kill();
      server = await startServerProcess(settings);
      hasDied = false;
    }
  }
}

/** Sends the rest of an upload, from the offset that the server reports; its dead predecessor may still hold it. */
const sendRest = (address: string, until: number) =>
  untilDone(async ({ send, offset }) => {
    for (let from = await offset(address); from < until; from = await offset(address)) {
      const { status } = await send(address, from, video.subarray(from, until));
      if (status === 409) await sleep(500);
    }
  });

/** Uploads a recording in two chunks, and reads it; removes it. Returns what was read. */
async function history() {
  const address = await untilDone(({ begun }) => begun(video.length));
  await sendRest(address, half);
  await sendRest(address, video.length);
  const { id, address: file } = await untilDone(async ({ complete }) => {
    for (;;) {
      const { data, error } = await complete(address);
      if (!error) return data;
      if (error.code !== 'upload_offset_conflict') throw new Error(error.message);
      await sleep(500);
    }
  });
  const content = await untilDone(async () => Buffer.from(await (await fetch(server.url + file)).arrayBuffer()));
  const stored = await db.media.findMany({ where: { state: 'stored' } });
  await untilDone(async ({ call }) => {
    const { status } = await call('delete', `/api/media/${id}`);
    if (status === 503) throw new Error('The store is not reached');
  });
  return { content, stored };
}

async function expectNothingLeft() {
  await sweeper.send('media.sweep', {});
  await expect.poll(() => db.media.count()).toBe(0);
  expect(await checkFiles(db, createFileStore('media', env))).toEqual({ withoutRow: [], withoutFile: [] });
  const parts: string[] = [];
  for await (const { key } of s3BucketOf(env).list('media/parts/')) parts.push(key);
  expect(parts).toEqual([]);
}

test.each(['before', 'after'] as const)(
  'a process that is killed %s any call to the store loses nothing and leaves nothing of an upload, its file and its removal',
  async (moment) => {
    for (let call = 1; ; call += 1) {
      dieAt(call, moment);
      const { content, stored } = await history();
      expect([call, content.equals(video), stored.length]).toEqual([call, true, 1]);
      const isOver = proxy.count() < call;
      await expectNothingLeft();
      if (isOver) return;
    }
  },
  900_000,
);
