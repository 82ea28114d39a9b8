import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { archiveOfEntries } from '@sinau/api/testing/archives';
import { resumableStream } from '@sinau/api/testing/resumable';
import { fixture, newSenderOf, uploadStream } from '@sinau/api/testing/uploads';
import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { findFreePort } from '@sinau/test-kit/ports';
import { createTestDatabase, type TestDatabase } from '@sinau/test-kit/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type ApiServer } from './api-server.ts';
import { runQuietly } from './commands.ts';

/** Memory limit of the process, as under an hour of mixed load (bench/soak.ts). */
const memoryBound = 400 * 2 ** 20;
/** Memory that the largest file may add. It took 25 to 80 MB. */
const growthBound = 100 * 2 ** 20;

let database: TestDatabase;
let folder: string;
let server: BundleServer;
beforeAll(async () => {
  await runQuietly('turbo', ['run', 'build']);
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sinau-memory-'));
  server = await startBundle();
}, 300_000);
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

interface BundleServer extends ApiServer {
  readonly url: string;
}
/** Starts what images run, over the same database and files as every other. */
async function startBundle(): Promise<BundleServer> {
  const PORT = String(await findFreePort());
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ALLOW_PAYMENT_SIMULATOR: 'true',
    // Renditions of what was uploaded would lie beside it.
    FFMPEG_PATH: 'tanpa-ffmpeg',
  };
  const started = startApi({ program: 'apps/api/dist/main.js', env });
  await started.ready;
  return { ...started, url: `http://127.0.0.1:${PORT}` };
}

/** Returns the peak memory of the server since it started, as the kernel counted it. */
const peakMemory = (pid = server.pid) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

const filesLeft = () =>
  readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Returns a real recording, grown to any size by a box that players skip. */
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

  test('streams in without staying in memory', { timeout: 300_000 }, async () => {
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
    expect(peak - idle).toBeLessThan(growthBound);
    expect(filesLeft()).toHaveLength(1);
  });

  test('is refused when it is a byte longer, and leaves nothing behind', { timeout: 300_000 }, async () => {
    const { error } = await uploadStream(server.url, await newSenderOf(server.url, database.url), '/media?kind=video', {
      content: recordingOf(maxBytes + 1),
      size: maxBytes + 1,
    });
    expect(error).toMatchObject({ code: 'file_too_large', fields: { file: 'Video maksimal 2 GB' } });
    expect(peakMemory()).toBeLessThan(memoryBound);
    expect(filesLeft()).toHaveLength(1);
  });

  test('streams in within as much when it is sent as a chunk', { timeout: 300_000 }, async () => {
    const fresh = await startBundle();
    const idle = peakMemory(fresh.pid);
    const sender = await newSenderOf(fresh.url, database.url);
    const { data, error } = await resumableStream(fresh.url, sender, recordingOf(maxBytes), maxBytes);
    const peak = peakMemory(fresh.pid);
    await fresh.stop();
    expect(error).toBeNull();
    expect(data).toMatchObject({ kind: 'video', size: maxBytes, durationSeconds: 4 });
    process.stdout.write(`2 GB as a part; ${megabytes(peak)} at most\n`);
    expect(peak).toBeLessThan(memoryBound);
    expect(peak - idle).toBeLessThan(growthBound);
  });
});

/** Returns the peak memory of the largest child process of a server. */
function childPeak(pid: number) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return Math.max(
    0,
    ...children.map((child) => {
      try {
        return peakMemory(child);
      } catch {
        // The process has ended.
        return 0;
      }
    }),
  );
}

/** Returns a package of a page and a file of zeros that fills its archive. */
function packageOf(size: number) {
  const chunk = Buffer.alloc(2 ** 20);
  const filling = size - 1_024;
  let crc = 0;
  for (let left = filling; left > 0; left -= chunk.length) crc = crc32(chunk.subarray(0, left), crc);
  const shell = archiveOfEntries([
    { name: 'index.html', content: '<p>Simulasi</p>' },
    { name: 'data.bin', claims: { size: filling, packed: filling, crc } },
  ]);
  // The zeros go before the list of files, which moves by as much.
  const place = shell.length - 6;
  const begin = shell.readUInt32LE(place);
  shell.writeUInt32LE(begin + filling, place);
  const content = Readable.from(
    (function* () {
      yield shell.subarray(0, begin);
      for (let left = filling; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
      yield shell.subarray(begin);
    })(),
    { objectMode: false },
  );
  return { content, size: shell.length + filling };
}

describe.runIf(process.platform === 'linux')('the largest package', () => {
  test(
    'is unpacked as a stream: neither the server nor the unpacking process grows with it',
    { timeout: 300_000 },
    async () => {
      const peaks: Record<string, [server: number, unpacking: number]> = {};
      for (const [name, bytes] of [
        // Unpacking it lasts long enough to be seen, also on a busy machine.
        ['small', 40 * 2 ** 20],
        ['large', mediaBounds.package.maxBytes],
      ] as const) {
        const fresh = await startBundle();
        let unpacking = 0;
        const watch = setInterval(() => (unpacking = Math.max(unpacking, childPeak(fresh.pid))), 20);
        const sender = await newSenderOf(fresh.url, database.url);
        const { data, error } = await uploadStream(fresh.url, sender, '/media?kind=package', packageOf(bytes));
        clearInterval(watch);
        expect(error).toBeNull();
        expect(data).toMatchObject({ kind: 'package' });
        peaks[name] = [peakMemory(fresh.pid), unpacking];
        process.stdout.write(`A package of ${megabytes(bytes)}: ${peaks[name].map(megabytes).join(' and ')} at most\n`);
        await fresh.stop();
      }
      const { small, large } = peaks as { small: [number, number]; large: [number, number] };
      expect(small[1]).toBeGreaterThan(0);
      expect(large[0] - small[0]).toBeLessThan(64 * 2 ** 20);
      expect(large[1] - small[1]).toBeLessThan(64 * 2 ** 20);
    },
  );
});

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
