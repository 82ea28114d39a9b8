import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { mediaBounds } from '@sinau/contracts/media/media.rules';
import { createTestDatabase, type TestDatabase } from '@sinau/tools/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServerProcess } from '../../testing/server-process.ts';
import { resumableStream } from '../../testing/resumable.ts';
import { fixture, newSenderOf, uploadStream } from '../../testing/uploads.ts';

/** What the process may take at most while the largest file streams in. */
const memoryBound = 300 * 2 ** 20;

let database: TestDatabase;
let folder: string;
let server: Awaited<ReturnType<typeof startServerProcess>>;
const settings = () => ({ DATABASE_URL: database.url, DATA_DIR: folder, ALLOW_PAYMENT_SIMULATOR: 'true' });
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sinau-memory-'));
  server = await startServerProcess(settings());
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** The most memory that the server has held since it started, as the kernel counted it. */
const peakMemory = (pid = server.pid) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

const filesLeft = () =>
  readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** A real recording, grown to any size by a box that players skip. */
function recordingOf(size: number) {
  const recording = fixture('lesson.mp4');
  const padding = Buffer.alloc(16);
  padding.writeUInt32BE(1, 0);
  padding.write('free', 4);
  padding.writeBigUInt64BE(BigInt(size - recording.length), 8);
  const chunk = Buffer.alloc(2 ** 20);
  return Readable.from(
    (function* () {
      yield Buffer.concat([recording, padding]);
      for (let left = size - recording.length - padding.length; left > 0; left -= chunk.length)
        yield chunk.subarray(0, left);
    })(),
    { objectMode: false },
  );
}

describe.runIf(process.platform === 'linux')('the largest video', () => {
  const { maxBytes } = mediaBounds.video;

  test('streams in within 300 MB of memory', { timeout: 300_000 }, async () => {
    const idle = peakMemory();
    const begin = performance.now();
    const { data, error } = await uploadStream(
      server.url,
      await newSenderOf(server.url, database.url),
      '/media?kind=video',
      {
        content: recordingOf(maxBytes),
        size: maxBytes,
      },
    );
    expect(error).toBeNull();
    expect(data).toMatchObject({ kind: 'video', size: maxBytes, durationSeconds: 4, width: 320 });

    const peak = peakMemory();
    process.stdout.write(
      `2 GB in ${Math.round((performance.now() - begin) / 1000)} s; ${megabytes(idle)} before, ${megabytes(peak)} at most\n`,
    );
    expect(peak).toBeLessThan(memoryBound);
    expect(filesLeft()).toHaveLength(1);
  });

  test('is refused when it is a byte longer, and nothing of it stays', { timeout: 300_000 }, async () => {
    const { error } = await uploadStream(server.url, await newSenderOf(server.url, database.url), '/media?kind=video', {
      content: recordingOf(maxBytes + 1),
      size: maxBytes + 1,
    });
    expect(error).toMatchObject({ code: 'file_too_large', fields: { file: 'Video maksimal 2 GB' } });
    expect(peakMemory()).toBeLessThan(memoryBound);
    expect(filesLeft()).toHaveLength(1);
  });

  test('streams in within as much when it is sent as a part', { timeout: 300_000 }, async () => {
    const fresh = await startServerProcess(settings());
    const sender = await newSenderOf(fresh.url, database.url);
    const { data, error } = await resumableStream(fresh.url, sender, recordingOf(maxBytes), maxBytes);
    const peak = peakMemory(fresh.pid);
    await fresh.stop();
    expect(error).toBeNull();
    expect(data).toMatchObject({ kind: 'video', size: maxBytes, durationSeconds: 4 });
    process.stdout.write(`2 GB as a part; ${megabytes(peak)} at most\n`);
    expect(peak).toBeLessThan(memoryBound);
  });
});

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
