import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@sinau/test-kit/test-database';
import { findFreePort } from '@sinau/test-kit/ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerProcess } from '../../testing/server-process.ts';
import { openPartAt, senderAt } from '../../testing/resumable.ts';
import { fixture, newSenderOf } from '../../testing/uploads.ts';

let database: TestDatabase;
let folder: string;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let start: () => ReturnType<typeof startServerProcess>;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sinau-crash-'));
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ALLOW_PAYMENT_SIMULATOR: 'true',
    PORT: String(await findFreePort()),
  };
  start = () => startServerProcess({ ...settings, UPLOAD_RESERVE_MB: '0', UPLOAD_RESERVE_PERCENT: '0' });
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('an upload resumes where it was when the process is killed in the middle of a chunk', async () => {
  const video = Buffer.concat([fixture('lesson.mp4'), freeBox(3_000_000)]);
  const sender = await newSenderOf(server.url, database.url);
  const { begun, send, offset, complete } = senderAt(server.url, sender);
  const address = await begun(video.length);
  openPartAt(server.url, sender, address, 0, video.subarray(0, 2_000_000));
  const received = () =>
    statSync(join(folder, 'media/parts', address.split('/').at(-1)!), { throwIfNoEntry: false })?.size;
  await expect.poll(received).toBe(2_000_000);

  await server.kill();
  server = await start();
  expect(await offset(address)).toBe(2_000_000);
  expect((await send(address, 2_000_000, video.subarray(2_000_000))).status).toBe(204);
  expect((await complete(address)).data).toMatchObject({ size: video.length, durationSeconds: 4 });
});

/** Returns a box that players skip. */
function freeBox(size: number) {
  const box = Buffer.alloc(size);
  box.writeUInt32BE(size, 0);
  box.write('free', 4);
  return box;
}
