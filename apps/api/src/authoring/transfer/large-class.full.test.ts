import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { createTestDatabase, execute, type TestDatabase } from '@sinau/test-kit/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allocatorSettings } from '../../node-options.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { fixture, newSenderOf } from '../../testing/uploads.ts';

/**
 * Limit of what the process grows by while 10 GB of media go through it. How large it is before depends on what it has
 * started with, which bundle-memory.full.test.ts watches.
 */
const growthBound = 100 * 2 ** 20;
const { maxBytes: size } = mediaBounds.video;
const videoCount = 5;

type Site = Awaited<ReturnType<typeof newSite>>;

/** A server with a database and a folder of its own, and a partner. */
async function newSite() {
  const database: TestDatabase = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'sinau-large-'));
  const server = await startServerProcess({
    ...allocatorSettings,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ALLOW_PAYMENT_SIMULATOR: 'true',
    UPLOAD_RESERVE_MB: '0',
    UPLOAD_RESERVE_PERCENT: '0',
    FFMPEG_PATH: 'tanpa-ffmpeg',
  });
  const { token } = await newSenderOf(server.url, database.url);
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, error } = (await response.json()) as { data: T; error: unknown };
    expect([path, error]).toEqual([path, null]);
    return data;
  };
  return {
    server,
    call,
    pathOf: (id: string, name: string) => join(folder, 'media/files', id.slice(-2), id, name),
    /** Inserts the row of a stored file of the only partner. */
    insertFile: (columns: string, values: string) =>
      execute(
        database.url,
        `INSERT INTO "Media" (state, "uploaderId", "mitraId", sha256, ${columns})
         SELECT 'stored', m."userId", m."mitraId", sha256('a'), ${values} FROM "MitraMember" m LIMIT 1`,
      ),
    /** Peak memory since the start, as the kernel counted it. */
    peak: () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) * 1024,
    async stop() {
      await server.stop();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes a real recording that is followed by a box that players skip, whose zeros take no room on the disk. */
async function writeVideo(path: string) {
  const recording = fixture('lesson.mp4');
  const box = Buffer.alloc(16);
  box.writeUInt32BE(1, 0);
  box.write('free', 4);
  box.writeBigUInt64BE(BigInt(size - recording.length), 8);
  mkdirSync(dirname(path), { recursive: true });
  await using file = await open(path, 'w');
  await file.write(Buffer.concat([recording, box]));
  await file.truncate(size);
}

const zeros = Buffer.alloc(2 ** 20);

/** Downloads to a file, of which stretches of zeros take no room on the disk. */
async function save(address: string, path: string) {
  mkdirSync(dirname(path), { recursive: true });
  await using file = await open(path, 'w');
  const response = await fetch(address);
  let position = 0;
  for await (const chunk of response.body!) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (!bytes.equals(zeros.subarray(0, bytes.length))) await file.write(bytes, 0, bytes.length, position);
    position += bytes.length;
  }
  await file.truncate(position);
  return position;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

describe.runIf(process.platform === 'linux')('a class with 10 GB of recordings', () => {
  let from: Site;
  let to: Site;
  beforeAll(async () => {
    from = await newSite();
    to = await newSite();
  });
  afterAll(async () => {
    await from.stop();
    await to.stop();
  });

  test('leaves and enters while the server grows by less than 100 MB', { timeout: 1_800_000 }, async () => {
    const { id: classId } = await from.call<{ id: string }>('POST', '/user/program/create', { title: 'Kelas besar' });
    const { sections } = await from.call<{ sections: { id: string }[] }>(
      'PUT',
      `/user/program/create-section/${classId}`,
      { sectionTitle: 'Rekaman' },
    );
    for (let number = 1; number <= videoCount; number += 1) {
      const mediaId = randomUUID();
      await writeVideo(from.pathOf(mediaId, 'video.mp4'));
      await from.insertFile(
        'id, kind, purpose, name, "fileName", type, size, "durationSeconds", width, height',
        `'${mediaId}', 'video', 'lesson', 'Rekaman ${number}.mp4', 'video.mp4', 'video/mp4', ${size}, 4, 320, 180`,
      );
      await from.call('POST', `/user/lesson/create/${sections[0]!.id}`, {
        type: 'video',
        title: `Rekaman ${number}`,
        content: { mediaId },
      });
    }

    const { address, bytes } = await from.call<{ address: string; bytes: number }>(
      'GET',
      `/user/class/${classId}/backup`,
    );
    expect(bytes).toBeGreaterThan(videoCount * size);
    const archiveId = randomUUID();
    const idle = from.peak();
    const begin = performance.now();
    expect(await save(from.server.url + address, to.pathOf(archiveId, 'archive.zip'))).toBe(bytes);
    const out = from.peak();
    process.stdout.write(
      `Out: ${megabytes(bytes)}, ${megabytes(idle)} before, ${megabytes(out)} at most, ${seconds(begin)} s\n`,
    );
    expect(out - idle).toBeLessThan(growthBound);

    await to.insertFile(
      'id, kind, purpose, name, "fileName", type, size',
      `'${archiveId}', 'archive', 'import', 'cadangan.zip', 'archive.zip', 'application/zip', ${bytes}`,
    );
    const { id } = await to.call<{ id: string }>('POST', '/user/class-import', { mediaId: archiveId });
    const state = async () => (await to.call<{ state: string }>('GET', `/user/class-import/${id}`)).state;
    await expect.poll(state, { timeout: 120_000, interval: 500 }).toBe('planned');
    const idleThere = to.peak();
    const again = performance.now();
    await to.call('POST', `/user/class-import/${id}/confirm`);
    await expect.poll(state, { timeout: 1_200_000, interval: 1_000 }).toBe('made');
    process.stdout.write(`In: ${megabytes(idleThere)} before, ${megabytes(to.peak())} at most, ${seconds(again)} s\n`);
    expect(to.peak() - idleThere).toBeLessThan(growthBound);
    const { made } = await to.call<{ made: { slug: string } }>('GET', `/user/class-import/${id}`);
    const copy = await to.call<{ sections: { lessons: { isComplete: boolean }[] }[] }>(
      'GET',
      `/v2/user/program/${made.slug}`,
    );
    expect(copy.sections[0]!.lessons.map(({ isComplete }) => isComplete)).toEqual(Array(videoCount).fill(true));
  });
});

const seconds = (since: number) => Math.round((performance.now() - since) / 1000);
