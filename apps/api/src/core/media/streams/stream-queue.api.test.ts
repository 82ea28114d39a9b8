import { text } from 'node:stream/consumers';
import { writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { media as files } from '@sinau/api-client';
import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hours, later, minutes } from '../../../platform/clock.ts';
import { createFileStore } from '../../../platform/file-store/index.ts';
import { UnencodableRecording } from '../../../platform/stream-encoder/index.ts';
import { startApp, type AppUnderTest } from '../../../testing/app-under-test.ts';
import { createFakeEncoder } from '../../../testing/fake-encoder.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../../testing/scene.ts';
import { fixture, storedFiles, upload } from '../../../testing/uploads.ts';
import { checkFiles } from '../check-files.ts';

const turnJob = 'media.stream-turn';
const watchJob = 'media.watch-stream-turn';
const fake = createFakeEncoder();
const { steps } = fake;
let app: AppUnderTest;
let partner: PartnerPerson;
const start = async (settings: NodeJS.ProcessEnv = {}) => {
  app = await startApp({ streamEncoder: fake.encoder, settings });
  partner = await newPartner(app);
};
beforeAll(() => start());
afterAll(() => app.stop());
beforeEach(async () => {
  fake.reset();
  await app.db.streamTask.deleteMany();
  await app.connections.query('DELETE FROM pgboss.job WHERE name = ANY($1)', [[turnJob, watchJob]]);
});
afterEach(() => void vi.useRealTimers());

const uploaded = async () =>
  (await upload(app, partner, '/media?kind=video', { name: 'a.mp4', content: fixture('lesson.mp4') })).data;
const progressOf = async (id: string) => (await partner.call(files.streams, { params: { id } })).progress;
const allNames = async (id: string) =>
  (await storedFiles(app)).filter((path) => path.includes(id)).map((path) => path.split('/').at(-1)!);
const withoutTurn = (name: string) => name.replace(/-\w+/, '');
/** Names of the stored files of a recording, without the turns that made them. */
const storedNames = async (id: string) => (await allNames(id)).map(withoutTurn).sort();
const keyOf = async (id: string, name: string) =>
  `${id}/${(await allNames(id)).find((each) => withoutTurn(each) === name)}`;
const store = () => createFileStore('media', app.env);
const put = (key: string) =>
  store().withWorkFile(async (path) => {
    await writeFile(path, 'film');
    await store().put(key, path);
  });
const turn = () => app.runQueued(turnJob);
async function allTurns() {
  while ((await app.queued(turnJob)).length > 0) await turn();
}
const streamsOf = async (id: string) =>
  (await app.db.media.findUniqueOrThrow({ where: { id } })).streams as { renditions: { name: string }[] } | null;

/** Recordings of a partner that wait for their first turn, without files that anybody looks into. */
async function waiting(owner: PartnerPerson, count: number) {
  for (let number = 0; number < count; number += 1) {
    const { id } = await app.db.media.create({
      data: {
        kind: 'video',
        purpose: 'lesson',
        state: 'stored',
        name: `${number}.mp4`,
        fileName: 'video.mp4',
        type: 'video/mp4',
        size: 4,
        sha256: Buffer.alloc(32),
        uploaderId: owner.id,
        mitraId: owner.mitraId,
        durationSeconds: 4,
        width: 320,
        height: 180,
      },
    });
    await put(`${id}/video.mp4`);
    await app.db.streamTask.create({
      data: { mediaId: id, ownerId: owner.mitraId, originalName: 'video.mp4', createdAt: app.clock.now() },
    });
    app.clock.advance(1000);
  }
}

const heldUntilOf = async (id: string) =>
  (await app.db.streamTask.findUniqueOrThrow({ where: { mediaId: id } })).heldUntil?.getTime();

/** Takes a turn whose process stands still while it encodes; returns what lets it go on to its end. */
async function beginTurnThatStops() {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const begun = Promise.withResolvers<void>();
  const stop = Promise.withResolvers<void>();
  fake.reset({
    whileEncoding: () => {
      if (steps.length > 1) return;
      begun.resolve();
      return stop.promise;
    },
  });
  const running = turn();
  await begun.promise;
  return () => (stop.resolve(), running);
}

describe('a recording of a lesson', () => {
  test('is played in each rendition as soon as that is made; pictures and the poster come last', async () => {
    const { id } = await uploaded();
    expect(await progressOf(id)).toEqual({
      state: 'waiting',
      ready: [],
      planned: [],
      step: null,
      percent: 0,
      failure: null,
      canRepeat: false,
      evensLoudness: true,
      canMakeAgain: true,
    });
    await turn();
    expect(await progressOf(id)).toMatchObject({ state: 'waiting', ready: ['v360'], planned: ['v720'] });
    expect(await streamsOf(id)).toMatchObject({ renditions: [{ name: 'v360' }], poster: null });
    await allTurns();
    expect(await progressOf(id)).toMatchObject({ state: 'ready', ready: ['v360', 'v720'], planned: [] });
    expect(steps.map(({ step }) => step)).toEqual(['v360', 'v720', 'pictures']);
    const made = ['poster.webp', 'seek.jpg', 'v360.m3u8', 'v360.mp4', 'v720.m3u8', 'v720.mp4', 'video.mp4'];
    expect(await storedNames(id)).toEqual(made);
    expect((await checkFiles(app.db, store())).withoutFile).toEqual([]);
    const key = await keyOf(id, 'v720.mp4');
    await store().removeFile(key);
    expect((await checkFiles(app.db, store())).withoutFile).toEqual([key]);
  });

  test('is shown with what is being made and how far that is', async () => {
    const seen: unknown[] = [];
    fake.reset({
      names: ['v360'],
      whileEncoding: async (_job, id) => void seen.push(await progressOf(id)),
    });
    await uploaded();
    await turn();
    expect(seen).toEqual([expect.objectContaining({ state: 'encoding', step: 'v360', planned: ['v360'], percent: 0 })]);
  });

  test('is a matter of its owner alone, and other files have no streams', { tags: 'night' }, async () => {
    const { id } = await uploaded();
    const stranger = await newPerson(app);
    const [params, body] = [{ id }, { evensLoudness: false }];
    expect((await stranger.attempt(files.streams, { params })).status).toBe(404);
    expect((await stranger.attempt(files.makeStreams, { params, body })).status).toBe(404);
    expect((await stranger.attempt(files.cancelStreams, { params })).status).toBe(404);
    expect(await progressOf(id)).toMatchObject({ state: 'waiting' });
    const { data } = await upload(app, partner, '/media', { name: 'a.pdf', content: fixture('lesson.pdf') });
    expect(await progressOf(data.id)).toBeNull();
    expect((await partner.attempt(files.makeStreams, { params: { id: data.id }, body })).status).toBe(404);
  });

  test('whose process was killed is continued: the step again, finished renditions not', async () => {
    const { id } = await uploaded();
    await turn();
    const held = { heldBy: randomUUID(), heldUntil: later(app.clock.now(), 20_000) };
    await app.db.streamTask.update({ where: { mediaId: id }, data: { state: 'encoding', step: 'v720', ...held } });
    await allTurns();
    expect(steps.map(({ step }) => step)).toEqual(['v360']);

    app.clock.advance(minutes(1));
    await app.runJob('media.resume-streams');
    await allTurns();
    expect(steps.map(({ step }) => step)).toEqual(['v360', 'v720', 'pictures']);
    expect(await progressOf(id)).toMatchObject({ state: 'ready' });
  });

  test(
    'whose process stands still is continued by another within a minute, and is as that one made it',
    { tags: 'night' },
    async () => {
      const { id } = await uploaded();
      const goOn = await beginTurnThatStops();
      app.clock.advance(15_000);
      await app.runQueued(watchJob);
      expect(await app.queued(turnJob)).toEqual([]);
      app.clock.advance(15_000);
      await app.runQueued(watchJob);
      await allTurns();
      expect(steps.map(({ step }) => step)).toEqual(['v360', 'v360', 'v720', 'pictures']);

      const made = { files: await allNames(id), streams: await streamsOf(id) };
      await goOn();
      expect({ files: await allNames(id), streams: await streamsOf(id) }).toEqual(made);
      await app.runQueued(watchJob);
      expect([await app.queued(watchJob), await app.queued(turnJob)]).toEqual([[], []]);
    },
  );

  test('whose process is slow stays with it while that renews its turn', async () => {
    const { id } = await uploaded();
    const goOn = await beginTurnThatStops();
    for (let renewal = 0; renewal < 3; renewal += 1) {
      app.clock.advance(15_000);
      await vi.advanceTimersByTimeAsync(5_000);
      const now = app.clock.now().getTime();
      await expect.poll(() => heldUntilOf(id)).toBeGreaterThan(now + 15_000);
      await app.runQueued(watchJob);
      expect(await app.queued(turnJob)).toEqual([]);
    }
    await goOn();
    await allTurns();
    expect(steps.map(({ step }) => step)).toEqual(['v360', 'v720', 'pictures']);
  });

  test('keeps no file of a turn that was killed before it reported the file', async () => {
    const { id } = await uploaded();
    await turn();
    await put(`${id}/v720-0c0ffee0.mp4`);
    await allTurns();
    const named = ['poster.webp', 'seek.jpg', 'v360.m3u8', 'v360.mp4', 'v720.m3u8', 'v720.mp4', 'video.mp4'];
    expect(await storedNames(id)).toEqual(named);
  });

  test('that fails is tried again with pauses, then reported, and repeated on request', async () => {
    let isBroken = true;
    fake.reset({
      names: ['v360'],
      whileEncoding: () => {
        if (isBroken) throw new Error('broken');
      },
    });
    const { id } = await uploaded();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await progressOf(id)).toMatchObject({ state: 'waiting' });
      await app.runJob(turnJob);
      app.clock.advance(hours(5));
    }
    expect(await progressOf(id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('belum berhasil disiapkan'),
      canRepeat: true,
    });
    isBroken = false;
    await partner.call(files.makeStreams, { params: { id }, body: { evensLoudness: true } });
    await allTurns();
    expect(await progressOf(id)).toMatchObject({ state: 'ready', failure: null });
  });

  test('that is cancelled stays as it is until its owner goes on', async () => {
    let isCancelled = false;
    fake.reset({
      names: ['v360', 'v720'],
      whileEncoding: async ({ name }, id) => {
        if (name !== 'v720' || isCancelled) return;
        isCancelled = true;
        const { progress } = await partner.call(files.cancelStreams, { params: { id } });
        expect(progress).toMatchObject({ state: 'cancelled', ready: ['v360'], planned: ['v720'], step: null });
      },
    });
    const { id } = await uploaded();
    await allTurns();
    expect(await progressOf(id)).toMatchObject({ state: 'cancelled', ready: ['v360'], failure: null });
    expect((await storedNames(id)).filter((name) => name.startsWith('v720'))).toEqual([]);
    app.clock.advance(hours(1));
    await app.runJob(turnJob);
    expect(await progressOf(id)).toMatchObject({ state: 'cancelled', ready: ['v360'] });

    await partner.call(files.makeStreams, { params: { id }, body: { evensLoudness: true } });
    await allTurns();
    expect(await progressOf(id)).toMatchObject({ state: 'ready', ready: ['v360', 'v720'] });
    const { progress } = await partner.call(files.cancelStreams, { params: { id } });
    expect(progress.state).toBe('ready');
  });

  test('of which nothing can be made is reported at once, in the words of the encoder', async () => {
    fake.reset({
      whilePlanning: () => {
        throw new UnencodableRecording('Video ini tidak punya gambar.');
      },
    });
    const { id } = await uploaded();
    await turn();
    expect(await progressOf(id)).toMatchObject({
      state: 'failed',
      failure: 'Video ini tidak punya gambar.',
      canRepeat: false,
    });
  });

  test('whose file is gone is reported', async () => {
    const { id } = await uploaded();
    await store().removeFile(`${id}/video.mp4`);
    await turn();
    expect(await progressOf(id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('tidak ditemukan'),
    });
  });

  test('that is removed while a rendition is made leaves nothing behind', async () => {
    fake.reset({ whileEncoding: async (_job, id) => void (await partner.call(files.remove, { params: { id } })) });
    const { id } = await uploaded();
    await turn();
    expect(await storedNames(id)).toEqual([]);
    expect(await app.db.media.findUnique({ where: { id } })).toBeNull();
  });

  test('that is removed while its process is killed is removed by the sweep, once the turn is over', async () => {
    fake.reset({
      whileEncoding: async (_job, id) => {
        await partner.call(files.remove, { params: { id } });
        await app.db.streamTask.update({ where: { mediaId: id }, data: { heldBy: randomUUID() } });
        await put(`${id}/v360-0c0ffee0.mp4`);
      },
    });
    const { id } = await uploaded();
    await turn();
    expect(await storedNames(id)).toEqual(['v360.mp4']);
    app.clock.advance(minutes(1));
    await app.runJob('media.sweep');
    expect(await storedNames(id)).toEqual([]);
    expect(await app.db.media.findUnique({ where: { id } })).toBeNull();
  });

  test('is made anew with its own loudness; the recording itself is played meanwhile', { tags: 'night' }, async () => {
    fake.reset({ names: ['v360'] });
    const { id } = await uploaded();
    await allTurns();
    const before = await keyOf(id, 'v360.mp4');
    const change = () => partner.call(files.makeStreams, { params: { id }, body: { evensLoudness: false } });
    expect((await change()).progress).toMatchObject({ state: 'waiting', ready: [], evensLoudness: false });
    expect(await streamsOf(id)).toBeNull();
    await change();
    await allTurns();
    const after = await keyOf(id, 'v360.mp4');
    expect(await text(await store().read(after))).toBe('v360 plain');
    expect([after === before, await store().size(before)]).toEqual([false, null]);
    expect(await progressOf(id)).toMatchObject({ state: 'ready', evensLoudness: false });
  });
});

describe('the order of turns', () => {
  const ladder: RenditionName[] = ['v360', 'v240', 'v720'];

  test('of 20 videos of 4 partners lets nobody wait for the tenth of another', { tags: 'night' }, async () => {
    fake.reset({ names: ladder });
    const owners = [partner, await newPartner(app), await newPartner(app), await newPartner(app)];
    for (const [index, count] of [14, 3, 2, 1].entries()) await waiting(owners[index]!, count);
    await app.runJob('media.resume-streams');
    await allTurns();
    const rows = await app.db.media.findMany({ select: { id: true, mitraId: true } });
    const ownerOf = new Map(rows.map(({ id, mitraId }) => [id, mitraId]));
    const made = steps.map(({ id, step }) => ({ owner: ownerOf.get(id)!, id, step }));
    expect(made).toHaveLength(20 * 4);

    const first = made.slice(0, 20);
    expect(new Set(first.map(({ step }) => step))).toEqual(new Set(['v360']));
    // While an owner waits, no other has two turns more than they.
    for (const part of [first, made.slice(20)]) {
      const turns = new Map(owners.map(({ mitraId }) => [mitraId, 0]));
      for (const [index, { owner }] of part.entries()) {
        turns.set(owner, turns.get(owner)! + 1);
        for (const [other, count] of turns)
          if (part.slice(index + 1).some((later) => later.owner === other))
            expect(turns.get(owner)! - count).toBeLessThanOrEqual(2);
      }
    }
  });

  test('lets whatever is in the background wait for all others', async () => {
    fake.reset({ names: ['v360', 'v720'] });
    await waiting(partner, 2);
    const [old] = await app.db.streamTask.findMany({ orderBy: { createdAt: 'asc' } });
    await app.db.streamTask.update({ where: { mediaId: old!.mediaId }, data: { isBackground: true } });
    await app.runJob('media.resume-streams');
    await allTurns();
    expect(steps.map(({ id }) => id === old!.mediaId)).toEqual([false, false, false, true, true, true]);
  });

  test('gives two processes different recordings', async () => {
    const bothBegun = Promise.withResolvers<void>();
    let running = 0;
    fake.reset({
      names: ['v360'],
      whileEncoding: () => {
        running += 1;
        if (running === 2) bothBegun.resolve();
        return bothBegun.promise;
      },
    });
    await waiting(partner, 2);
    await Promise.all([app.runJob(turnJob), app.runJob(turnJob)]);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(2);
  });
});

describe('without its original', () => {
  beforeAll(async () => {
    await app.stop();
    await start({ KEEP_ORIGINALS: 'false' });
  });
  test('a recording is its best rendition, and its loudness stays', { tags: 'night' }, async () => {
    const { id } = await uploaded();
    await allTurns();
    expect(await storedNames(id)).not.toContain('video.mp4');
    const row = await partner.call(files.detail, { params: { id } });
    expect(row).toMatchObject({ type: 'video/mp4', height: 720, size: 'v720 even'.length });
    const answer = await fetch(app.app.listeningOrigin + row.address);
    expect([answer.status, await answer.text()]).toEqual([200, 'v720 even']);
    expect(await progressOf(id)).toMatchObject({ state: 'ready', canMakeAgain: false });
    const refused = await partner.attempt(files.makeStreams, { params: { id }, body: { evensLoudness: false } });
    expect(refused.code).toBe('recording_original_removed');
    expect((await checkFiles(app.db, store())).withoutFile).toEqual([]);
  });

  test('a removal that was interrupted is finished', { tags: 'night' }, async () => {
    fake.reset({ names: ['v360'] });
    const { id } = await uploaded();
    await turn();
    const [, fileName] = (await keyOf(id, 'v360.mp4')).split('/');
    await app.db.media.update({ where: { id }, data: { fileName: fileName!, size: 9 } });
    await allTurns();
    expect(await storedNames(id)).toEqual(['v360.m3u8', 'v360.mp4']);
    expect(await progressOf(id)).toMatchObject({ state: 'ready' });
  });
});
