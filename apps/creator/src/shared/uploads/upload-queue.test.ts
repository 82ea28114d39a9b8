// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, configureApi, type Request } from '@sinau/api-client';
import { createUploadQueue } from './upload-queue.ts';
import { createUploadShelf, type UploadShelf } from './upload-shelf.ts';

const megabytes = (count: number) => count * 1024 * 1024;
const size = megabytes(20);
const fileNamed = (name: string) => new File([new Uint8Array(size)], name, { type: 'video/mp4' });
const target = (lessonId: string) => ({
  classId: 'c1',
  classSlug: 'menulis-lead',
  lessonId,
  title: `Materi ${lessonId}`,
  kind: 'video' as const,
});

/** Opens a server that stores what it receives, until it is set to fail. */
function openServer() {
  const received = new Map<string, number>();
  const calls: string[] = [];
  const server = {
    received,
    calls,
    /** Thrown before the next chunk is stored. */
    failure: null as ApiError | null,
    /** Bytes stored of a chunk that fails. */
    keptOfFailure: 0,
  };
  configureApi(async ({ id, input, step }: Request) => {
    const uploadId = (input as { params?: { id: string } } | undefined)?.params?.id ?? '';
    calls.push(id);
    switch (id) {
      case 'media.beginUpload': {
        const begun = `u${received.size + 1}`;
        received.set(begun, 0);
        return { location: `/api/media/upload/${begun}`, offset: null };
      }
      case 'media.uploadState':
        if (!received.has(uploadId)) throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
        return { location: null, offset: received.get(uploadId)! };
      case 'media.sendChunk': {
        const from = Number(step!.headers!['upload-offset']);
        if (from !== received.get(uploadId)) throw new ApiError(409, 'upload_offset_conflict', 'Sedang diterima');
        if (server.failure) {
          received.set(uploadId, from + server.keptOfFailure);
          throw server.failure;
        }
        received.set(uploadId, from + step!.content!.size);
        return { location: null, offset: received.get(uploadId)! };
      }
      case 'media.completeUpload':
        return { id: `media-${uploadId}` };
      default:
        return { location: null, offset: null };
    }
  });
  return server;
}

let server: ReturnType<typeof openServer>;
let shelf: UploadShelf;
const delivered: string[] = [];
const opened: { stop: () => void }[] = [];
function openQueue(userId = 'bagas', on = shelf) {
  const queue = createUploadQueue({
    userId,
    shelf: on,
    call: (work) => work(),
    deliver: async ({ lessonId }, { id }) => void delivered.push(`${lessonId}: ${id}`),
  });
  opened.push(queue);
  return queue;
}
type Queue = ReturnType<typeof openQueue>;
const statesOf = (queue: Queue) => queue.getSnapshot().map(({ state }) => state.kind);
const until = async (queue: Queue, ...states: string[]) => expect.poll(() => statesOf(queue)).toEqual(states);
const lost = new ApiError(0, 'network', 'Koneksi terputus.');

beforeEach(() => {
  server = openServer();
  shelf = createUploadShelf(Promise.resolve(null));
  delivered.length = 0;
});
afterEach(() => {
  for (const queue of opened.splice(0)) queue.stop();
});

test('a file continues after a reload from what the server has', async () => {
  server.failure = lost;
  server.keptOfFailure = megabytes(6);
  const before = openQueue();
  await before.add(target('l1'), fileNamed('satu.mp4'));
  await until(before, 'offline');
  before.stop();

  server.failure = null;
  server.calls.length = 0;
  const after = openQueue();
  await after.start();
  await until(after, 'done');
  expect(delivered).toEqual(['l1: media-u1']);
  // 6 of 20 MB were there: two chunks of at most 8 MB were left.
  expect(server.calls).toEqual(['media.uploadState', 'media.sendChunk', 'media.sendChunk', 'media.completeUpload']);
  expect(await shelf.list()).toEqual([]);
});

test('an upload without its file requests it, accepts only the same one, and continues', async () => {
  server.failure = lost;
  server.keptOfFailure = megabytes(6);
  const before = openQueue();
  await before.add(target('l1'), fileNamed('satu.mp4'));
  await until(before, 'offline');
  before.stop();

  server.failure = null;
  const chosen = new Map<string, File>();
  const after = openQueue('bagas', {
    ...shelf,
    file: async (id) => chosen.get(id) ?? null,
    keepFile: async (id, file) => (chosen.set(id, file), false),
  });
  await after.start();
  await until(after, 'fileGone');
  const { id } = after.getSnapshot()[0]!;
  expect(after.wouldLose()).toBe(false);
  expect(after.giveFile(id, fileNamed('dua.mp4'))).toBe(false);
  expect(after.giveFile(id, fileNamed('satu.mp4'))).toBe(true);
  await until(after, 'done');
  expect([...server.received]).toEqual([['u1', size]]);
});

test('the end of a session stops all uploads; signing in continues them, and no other user sees them', async () => {
  server.failure = new ApiError(401, 'unauthenticated', 'Sesi kamu berakhir.');
  const before = openQueue();
  await before.add(target('l1'), fileNamed('satu.mp4'));
  await expect.poll(() => server.calls).toContain('media.sendChunk');
  await until(before, 'waiting');
  const calls = server.calls.length;
  before.stop();
  expect(server.calls).toHaveLength(calls);

  server.failure = null;
  const stranger = openQueue('orang-lain');
  await stranger.start();
  expect(stranger.getSnapshot()).toEqual([]);
  const after = openQueue();
  await after.start();
  await until(after, 'done');
  expect(delivered).toEqual(['l1: media-u1']);
});

test('an upload that has expired on the server begins again', async () => {
  server.failure = lost;
  const before = openQueue();
  await before.add(target('l1'), fileNamed('satu.mp4'));
  await until(before, 'offline');
  before.stop();
  server.received.clear();
  server.received.set('another', 0);
  server.failure = null;
  const after = openQueue();
  await after.start();
  await until(after, 'done');
  expect(server.received.get('u2')).toBe(size);
});

test('a later file of a lesson replaces an earlier one', async () => {
  server.failure = lost;
  const queue = openQueue();
  await queue.add(target('l1'), fileNamed('satu.mp4'));
  await until(queue, 'offline');
  server.failure = null;
  await queue.add(target('l1'), fileNamed('dua.mp4'));
  await until(queue, 'done');
  expect(queue.getSnapshot().map(({ name }) => name)).toEqual(['dua.mp4']);
  expect(server.calls).toContain('media.dropUpload');
  expect(delivered).toEqual(['l1: media-u2']);
});

test('a browser that refuses the lock fails the upload once, and it can be retried', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  const request = () => Promise.reject(new DOMException('The document is not active', 'InvalidStateError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const queue = openQueue();
  await queue.add(target('l1'), fileNamed('satu.mp4'));
  await until(queue, 'failed');
  expect(reported).toHaveBeenCalledOnce();

  Reflect.deleteProperty(navigator, 'locks');
  queue.resume(queue.getSnapshot()[0]!.id);
  await until(queue, 'done');
  expect(delivered).toEqual(['l1: media-u1']);
});
