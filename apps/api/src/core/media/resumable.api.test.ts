import { statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { media } from '@sinau/api-client';
import { Readable } from 'node:stream';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hours } from '../../platform/clock.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { testOfOneProcess } from '../../testing/test-of-one-process.ts';
import { withFailingProcesses } from '../../testing/failing-processes.ts';
import { openChunked, resumableSender } from '../../testing/resumable.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';
import { storedFiles, fixture, upload } from '../../testing/uploads.ts';

const video = fixture('lesson.mp4');
const half = Math.floor(video.length / 2);

let app: AppUnderTest;
let partner: PartnerPerson;
let sender: ReturnType<typeof resumableSender>;
let before: string[];
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
  sender = resumableSender(app, partner);
});
afterAll(() => app.stop());
beforeEach(async () => {
  before = await storedFiles(app);
});

const until = (check: () => Promise<void>) =>
  expect
    .poll(() =>
      check().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

describe('a file that is sent in chunks', () => {
  test('is the same file as one that is sent whole, and completing it twice returns it twice', async () => {
    const address = await sender.begun(video.length, { name: 'Menguleni adonan.mp4' });
    const first = await sender.send(address, 0, video.subarray(0, half));
    expect([first.status, first.headers['upload-offset'], first.headers['tus-resumable']]).toEqual([
      204,
      String(half),
      '1.0.0',
    ]);
    expect(await sender.offset(address)).toBe(half);
    expect((await sender.complete(address)).error).toMatchObject({ code: 'upload_incomplete' });
    await sender.send(address, half, video.subarray(half));

    const { data } = await sender.complete(address);
    const whole = await upload(app, partner, '/media?kind=video', { name: 'Menguleni adonan.mp4', content: video });
    const { id, address: _, createdAt, addressExpiresAt, ...file } = data;
    expect(whole.data).toMatchObject(file);
    expect((await sender.complete(address)).data.id).toBe(id);
    expect(await sender.offset(address)).toBe(video.length);
    expect((await sender.send(address, 0, video)).body.error.code).toBe('upload_offset_conflict');
    expect(await storedFiles(app)).toHaveLength(before.length + 2);
    expect([createdAt, addressExpiresAt]).toEqual([expect.any(String), expect.any(String)]);
  });

  test('is accepted from tus-js-client, in chunks and with a pause', { tags: 'night' }, async () => {
    const { port } = app.app.server.address() as AddressInfo;
    const options = {
      endpoint: `http://127.0.0.1:${port}/api/media/upload?kind=video`,
      headers: { authorization: `Bearer ${partner.token}` },
      metadata: { filename: 'siaran.mp4' },
      chunkSize: 4_000,
      retryDelays: null,
    };
    const paused = await new Promise<string>((resolve, reject) => {
      const first = new Upload(video, {
        ...options,
        onError: reject,
        onChunkComplete: () => void first.abort().then(() => resolve(first.url!)),
      });
      first.start();
    });
    await new Promise((resolve, reject) => {
      new Upload(video, { ...options, uploadUrl: paused, onError: reject, onSuccess: resolve }).start();
    });
    const { data } = await sender.complete(new URL(paused).pathname);
    expect(data).toMatchObject({ name: 'siaran.mp4', kind: 'video', size: video.length, durationSeconds: 4 });

    const dropped = await sender.begun(10);
    await new Upload(video, { ...options, uploadUrl: `http://127.0.0.1:${port}${dropped}` }).abort();
    await Upload.terminate(`http://127.0.0.1:${port}${dropped}`, options);
    expect((await sender.call('head', dropped)).status).toBe(404);
  });

  test('reports what it supports, and refuses another version of the protocol', async () => {
    const { status, headers } = await app.visitor.send('OPTIONS', '/media/upload');
    expect([status, headers['tus-version'], headers['tus-extension']]).toEqual([
      204,
      '1.0.0',
      'creation,termination,expiration',
    ]);
    const refused = await sender.begin(100).set('tus-resumable', '0.2.2');
    expect([refused.status, refused.headers['tus-version']]).toEqual([412, '1.0.0']);
  });
});

describe('the received part', () => {
  const padded = Buffer.concat([video, Buffer.alloc(200_000)]);

  testOfOneProcess('stays when the connection breaks, and the next chunk resumes from there', async () => {
    const address = await sender.begun(padded.length);
    const { end } = openChunked(app, partner, address, 0, padded.subarray(0, 100_000));
    const id = address.split('/').at(-1)!;
    await until(async () => expect(statSync(`${app.env.DATA_DIR}/media/parts/${id}`).size).toBe(100_000));
    end();
    expect(await sender.offset(address)).toBe(100_000);
    expect((await sender.send(address, 100_000, padded.subarray(100_000))).status).toBe(204);
    await sender.drop(address);
  });

  testOfOneProcess(
    'is reported immediately, although the server still waits for a chunk that will not come',
    async () => {
      const address = await sender.begun(padded.length);
      const { end } = openChunked(app, partner, address, 0, padded.subarray(0, 50_000));
      const id = address.split('/').at(-1)!;
      await until(async () => expect(statSync(`${app.env.DATA_DIR}/media/parts/${id}`).size).toBe(50_000));
      expect(await sender.offset(address)).toBe(50_000);
      expect((await sender.send(address, 50_000, padded.subarray(50_000))).status).toBe(204);
      end();
      await sender.drop(address);
    },
  );

  test('comes from one of two concurrent chunks; the other is a conflict', async () => {
    const address = await sender.begun(padded.length);
    const answers = await Promise.all([sender.send(address, 0, padded), sender.send(address, 0, padded)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await sender.offset(address)).toBe(padded.length);
    expect((await sender.send(address, 5, padded.subarray(5))).body.error.code).toBe('upload_offset_conflict');
    await sender.drop(address);
  });

  test('becomes one file, however many concurrent calls complete it', async () => {
    const address = await sender.begun(video.length);
    await sender.send(address, 0, video);
    const files = await app.db.media.count();
    const answers = await Promise.all([1, 2, 3].map(() => sender.complete(address)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await app.db.media.count()).toBe(files + 1);
  });

  test('are completed after a crash between the row and the file', async () => {
    const address = await sender.begun(video.length);
    await sender.send(address, 0, video);
    const { data } = await sender.complete(address);
    // Simulates a process that was killed before it recorded that the file is in its location.
    await app.db.media.update({ where: { id: data.id }, data: { state: 'storing' } });
    expect((await sender.complete(address)).data.id).toBe(data.id);
    expect((await app.db.media.findUniqueOrThrow({ where: { id: data.id } })).state).toBe('stored');
  });
});

test('an upload leaves no chunks when its file is removed, although its completion was interrupted', async () => {
  const address = await sender.begun(video.length);
  await sender.send(address, 0, video);
  const { data } = await sender.complete(address);
  // Simulates a process that was killed before it removed them.
  const { parts } = createFileStore('media', app.env);
  const id = address.split('/').at(-1)!;
  await parts.write(id, 0, Readable.from([video]));
  await partner.call(media.remove, { params: { id: data.id } });
  expect(await parts.size(id)).toBe(0);
  expect(await storedFiles(app)).toEqual(before);
});

describe('an inspection that fails by no fault of the file', () => {
  test.each([
    ['is killed from outside', 'kill -KILL $$'],
    ['does not start', 'exit 1'],
  ])('%s: the upload is preserved, and completed the next time', async (_failure, script) => {
    const address = await sender.begun(video.length);
    await sender.send(address, 0, video);
    const failed = await withFailingProcesses(script, () => sender.complete(address));
    expect(failed).toMatchObject({ status: 503, error: { code: 'unavailable' } });
    expect(await sender.offset(address)).toBe(video.length);
    expect((await sender.complete(address)).data).toMatchObject({ kind: 'video', size: video.length });
  });
});

describe('an upload is refused', () => {
  test('before anything is sent: too large, empty, not for learners, without a confirmed address', async () => {
    const codeOf = async (answer: Promise<{ body: { error: { code: string } } }>) => (await answer).body.error.code;
    expect(await codeOf(sender.begin(3 * 2 ** 30))).toBe('file_too_large');
    expect(await codeOf(sender.begin(0))).toBe('file_empty');
    expect(await codeOf(sender.call('post', '/api/media/upload?kind=video') as never)).toBe('bad_request');
    expect(await codeOf(resumableSender(app, await newPerson(app)).begin(10))).toBe('file_kind_not_allowed');
    const unconfirmed = await newPartner(app);
    await app.db.user.update({ where: { id: unconfirmed.id }, data: { emailVerifiedAt: null } });
    expect(await codeOf(resumableSender(app, unconfirmed).begin(10))).toBe('email_not_verified');
  });

  test('at its first bytes: a file of another kind, which leaves nothing behind', async () => {
    const document = Buffer.concat([fixture('lesson.pdf'), Buffer.alloc(10_000)]);
    const address = await sender.begun(document.length);
    const { body } = await sender.send(address, 0, document);
    expect(body.error).toMatchObject({ code: 'file_type_mismatch', fields: { file: expect.stringContaining('MP4') } });
    expect((await sender.call('head', address)).status).toBe(404);
    expect(await storedFiles(app)).toEqual(before);
  });

  test('at its end: a damaged recording, which leaves nothing behind', async () => {
    const address = await sender.begun(half);
    await sender.send(address, 0, video.subarray(0, half));
    expect((await sender.complete(address)).error).toMatchObject({ code: 'file_unreadable' });
    expect((await sender.call('head', address)).status).toBe(404);
    expect(await storedFiles(app)).toEqual(before);
  });

  test('for a chunk that is longer than announced', async () => {
    const address = await sender.begun(1_000);
    expect((await sender.send(address, 0, Buffer.alloc(2_000))).status).toBe(400);
    expect(await sender.offset(address)).toBeLessThanOrEqual(1_000);
    await sender.drop(address);
  });

  test('for another user, also of the same mitra: it does not exist', async () => {
    const address = await sender.begun(video.length);
    const colleague = await newPerson(app);
    await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: colleague.id, role: 'member' } });
    const other = resumableSender(app, colleague);
    expect((await other.call('head', address)).status).toBe(404);
    expect((await other.send(address, 0, video)).status).toBe(404);
    expect((await other.drop(address)).status).toBe(404);
    expect((await other.complete(address)).status).toBe(404);
    await sender.drop(address);
  });
});

test('a file that is being removed is not returned again', { tags: 'night' }, async () => {
  const address = await sender.begun(video.length);
  await sender.send(address, 0, video);
  const { data } = await sender.complete(address);
  await app.db.media.update({ where: { id: data.id }, data: { state: 'removing' } });
  expect((await sender.complete(address)).error).toMatchObject({ code: 'not_found' });
});

describe('space', () => {
  test('is reserved for the announced size, also for concurrent uploads', async () => {
    const greedy = await newPartner(app);
    const { begin, drop } = resumableSender(app, greedy);
    const size = 1_800 * 2 ** 20;
    const answers = await Promise.all([begin(size), begin(size), begin(size)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);

    await drop(answers.find(({ status }) => status === 201)!.headers.location as string);
    expect((await begin(size)).status).toBe(201);
  });

  test('is no longer used once the file is part of a record', async () => {
    const address = await sender.begun(video.length);
    await sender.send(address, 0, video);
    const { data } = await sender.complete(address);
    const waiting = await app.db.upload.count({ where: { mitraId: partner.mitraId, mediaId: null } });
    expect(waiting).toBe(0);
    await partner.call(media.remove, { params: { id: data.id } });
    expect(await app.db.upload.count({ where: { mediaId: data.id } })).toBe(0);
  });

  test('on the disk is checked: when there is none, no upload begins for now', async () => {
    const full = await startApp({ settings: { UPLOAD_RESERVE_PERCENT: '100' } });
    const { begin } = resumableSender(full, await newPartner(full));
    expect((await begin(100)).status).toBe(503);
    await full.stop();
  });

  test('is released after a day without a chunk; a chunk in between gives another day', async () => {
    const kept = await sender.begun(video.length);
    const left = await sender.begun(video.length);
    await sender.send(left, 0, video.subarray(0, half));
    app.clock.advance(hours(23));
    await sender.send(kept, 0, video.subarray(0, half));
    app.clock.advance(hours(2));
    expect((await sender.call('head', left)).status).toBe(404);
    await app.runJob('media.sweep');
    expect(await sender.offset(kept)).toBe(half);
    expect((await storedFiles(app)).filter((path) => path.includes('/parts/'))).toEqual([
      expect.stringContaining(kept.split('/').at(-1)!),
    ]);
  });
});
