import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@sinau/test-kit/ports';
import { createTestDatabase, type TestDatabase } from '@sinau/test-kit/test-database';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Pool } from '../../../platform/db.ts';
import { createFileStore } from '../../../platform/file-store/index.ts';
import { startServerProcess } from '../../../testing/server-process.ts';
import { senderAt } from '../../../testing/resumable.ts';
import { newSenderOf } from '../../../testing/uploads.ts';
import { checkFiles } from '../check-files.ts';
import { streamFilesOf, streamsOf } from './stored-streams.ts';

let database: TestDatabase;
let folder: string;
let db: Pool;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let start: () => ReturnType<typeof startServerProcess>;
const settings = { STORAGE: 'disk', UPLOAD_RESERVE_MB: 0, UPLOAD_RESERVE_PERCENT: 0 } as const;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sinau-streams-'));
  ({ db } = connect(database.url, { max: 2 }));
  const PORT = String(await findFreePort());
  start = () =>
    startServerProcess({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ALLOW_PAYMENT_SIMULATOR: 'true',
      UPLOAD_RESERVE_MB: '0',
      UPLOAD_RESERVE_PERCENT: '0',
      PORT,
    });
  server = await start();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await db.$disconnect();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** A film that is long enough to be caught while it is encoded. */
function film() {
  const path = join(folder, 'film.mp4');
  const sources = '-f lavfi -i testsrc2=size=960x720:rate=25:duration=40 -f lavfi -i sine=duration=40'.split(' ');
  const codecs = '-c:v libx264 -preset ultrafast -crf 30 -pix_fmt yuv420p -c:a aac'.split(' ');
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...sources, ...codecs, path]);
  return readFileSync(path);
}

/** Does what time does: the turn of the killed process is over, and another one is sent. */
async function passTime() {
  await db.streamTask.updateMany({ where: { state: 'encoding' }, data: { heldUntil: new Date(0) } });
  const boss = new PgBoss({ connectionString: database.url, supervise: false, schedule: false });
  await boss.start();
  await boss.send('media.stream-turn', {});
  await boss.stop();
}

test('renditions are complete, each made once, however often the process is killed', { timeout: 600_000 }, async () => {
  const content = film();
  const sender = await newSenderOf(server.url, database.url);
  const { begun, send, complete } = senderAt(server.url, sender);
  const address = await begun(content.length);
  const chunk = 4_000_000;
  for (let offset = 0; offset < content.length; offset += chunk)
    expect((await send(address, offset, content.subarray(offset, offset + chunk))).status).toBe(204);
  const { id } = (await complete(address)).data;

  const task = () => db.streamTask.findUniqueOrThrow({ where: { mediaId: id } });
  const killed = new Set<string>();
  const points = ['look', 'v360', 'v240', 'v480', 'v720', 'a64', 'pictures'];
  for (;;) {
    const { state, step } = await task();
    if (state === 'ready') break;
    expect(state).not.toBe('failed');
    const point = step ?? 'look';
    if (state === 'encoding' && points.includes(point) && !killed.has(point)) {
      killed.add(point);
      await server.kill();
      server = await start();
      await passTime();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(killed.size).toBeGreaterThanOrEqual(4);

  const row = await db.media.findUniqueOrThrow({ where: { id } });
  const streams = streamsOf(row)!;
  expect(streams.renditions.map(({ name }) => name).sort()).toEqual(['a64', 'v240', 'v360', 'v480', 'v720']);
  const store = createFileStore('media', { ...settings, DATA_DIR: folder } as never);
  expect(await checkFiles(db, store)).toEqual({ withoutRow: [], withoutFile: [] });
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  expect(keys.sort()).toEqual([row.fileName, ...streamFilesOf(streams)].map((name) => `${id}/${name}`).sort());
});
