import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lesson as lessons, media as files, program as programs } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram } from '../../testing/classes.ts';
import { withFailingProcesses } from '../../testing/failing-processes.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';
import { storedFiles, fixture, upload } from '../../testing/uploads.ts';
import { inspect } from './inspection/inspect.ts';

const playable = join(import.meta.dirname, '../../testing/fixtures/lesson.mp4');
const hevc = fixture('hevc.mp4');
const help = 'Di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel.';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sinau-ffmpeg-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a program with the name of ffmpeg: it notes its arguments, reports progress, and ends as given. */
function fakeFfmpeg(name: string, end: string) {
  const path = join(folder, name);
  writeFileSync(
    path,
    `#!/bin/sh
[ "$1" = -version ] && exit 0
for last; do :; done
echo "$@" >> ${join(folder, `${name}.log`)}
echo out_time_us=2000000
${end.replace('OUTPUT', '"${last#file:}"')}
`,
  );
  chmodSync(path, 0o755);
  return path;
}

const sendHevc = async (app: AppUnderTest, partner: PartnerPerson) =>
  (await upload(app, partner, '/media?kind=video', { name: 'IMG_0042.mp4', content: hevc })).data as Media;

describe('without ffmpeg in a process of all roles', () => {
  test('HEVC and QuickTime are refused, with a remedy for iPhones', { tags: 'night' }, async () => {
    const app = await startApp();
    const partner = await newPartner(app);
    const { error } = await upload(app, partner, '/media?kind=video', { name: 'a.mp4', content: hevc });
    expect(error).toMatchObject({ code: 'file_type_mismatch', fields: { file: expect.stringContaining(help) } });
    const quickTime = await upload(app, partner, '/media?kind=video', { name: 'a.mov', content: asQuickTime() });
    expect(quickTime.error?.fields?.file).toBe(
      `Format QuickTime (.mov) tidak bisa diputar di semua peramban. Simpan ulang sebagai MP4 (H.264) atau WebM, lalu unggah lagi. ${help}`,
    );
    await app.stop();
  });
});

test.each(['web', 'worker'] as const)(
  'a process with ROLE=%s takes and queues recordings for the processes that have ffmpeg',
  { tags: 'night' },
  async (ROLE) => {
    const app = await startApp({ settings: { ROLE } });
    const partner = await newPartner(app);
    expect((await sendHevc(app, partner)).preparation).toEqual({ percent: 0, hasFailed: false });
    await upload(app, partner, '/media', { name: 'lesson.mp4', content: fixture('lesson.mp4') });
    expect(await app.queued('media.prepare')).toHaveLength(1);
    expect(await app.queued('media.stream-turn')).toHaveLength(1);
    await app.stop();
  },
);

describe('with ffmpeg', () => {
  let app: AppUnderTest;
  let partner: PartnerPerson;
  beforeAll(async () => {
    app = await startApp({ settings: { FFMPEG_PATH: fakeFfmpeg('good', `cp ${playable} OUTPUT`) } });
    partner = await newPartner(app);
  });
  afterAll(() => app.stop());

  test('HEVC is accepted, the lesson is incomplete until it is prepared, and the original is deleted', async () => {
    const media = await sendHevc(app, partner);
    expect(media).toMatchObject({
      preparation: { percent: 0, hasFailed: false },
      name: 'IMG_0042.mp4',
      type: 'video/mp4',
    });
    const program = await newProgram(app, partner);
    const written = await partner.call(lessons.create, {
      params: { sectionId: program.sections[0]!.id },
      body: { type: 'video', title: 'Menguleni', content: { mediaId: media.id } },
    });
    expect(written).toMatchObject({ isComplete: false, content: { media: { preparation: { percent: 0 } } } });
    const inOutline = async () =>
      (await partner.call(programs.mineDetail, { params: { id: program.id } })).sections
        .flatMap((section) => section.lessons)
        .find(({ id }) => id === written.id);
    expect(await inOutline()).toMatchObject({ isComplete: false, preparation: 'running' });

    await app.runQueued('media.prepare');
    const ready = await partner.call(files.detail, { params: { id: media.id } });
    expect(ready).toMatchObject({
      preparation: null,
      width: 320,
      height: 180,
      durationSeconds: 4,
      size: fixture('lesson.mp4').length,
    });
    const after = await partner.call(lessons.detail, { params: { id: written.id } });
    expect(after).toMatchObject({ isComplete: true, durationSeconds: 4, revision: written.revision });
    expect(await inOutline()).not.toHaveProperty('preparation');
    expect(
      (await storedFiles(app)).filter((path) => path.includes(media.id)).map((path) => path.split('/').at(-1)),
    ).toEqual(['video.mp4']);
    const { status, headers } = await app.visitor.send('GET', ready.address.replace('/api', ''));
    expect([status, headers['content-type']]).toEqual([200, 'video/mp4']);
  });

  test(
    'H.264 in QuickTime is only put into another container; ffmpeg reaches no other address',
    { tags: 'night' },
    async () => {
      const { data } = await upload(app, partner, '/media?kind=video', { name: 'a.mov', content: asQuickTime() });
      await app.runQueued('media.prepare');
      // The first call of a process also asks which encoders there are.
      const calls = readFileSync(join(folder, 'good.log'), 'utf8').trim().split('\n');
      const call = calls.findLast((line) => line.includes(' -i '))!;
      expect(call).toContain('-c:v copy');
      expect(call).toContain('-protocol_whitelist file,pipe -f mov -i file:');
      expect(call).toContain('-map_metadata -1');
      expect((await partner.call(files.detail, { params: { id: data.id } })).preparation).toBeNull();
    },
  );

  test('a file that is removed meanwhile is not restored', async () => {
    const { id } = await sendHevc(app, partner);
    await partner.call(files.remove, { params: { id } });
    await app.runQueued('media.prepare');
    expect((await storedFiles(app)).filter((path) => path.includes(id))).toEqual([]);
  });

  test(
    'a lesson that was removed while its recording was prepared is complete when it is restored',
    { tags: 'night' },
    async () => {
      const media = await sendHevc(app, partner);
      const program = await newProgram(app, partner);
      const { id } = await partner.call(lessons.create, {
        params: { sectionId: program.sections[0]!.id },
        body: { type: 'video', title: 'Menguleni', content: { mediaId: media.id } },
      });
      await partner.call(lessons.remove, { params: { id } });
      await app.runQueued('media.prepare');
      await partner.call(programs.restoreLesson, { params: { id: program.id, lessonId: id } });
      expect(await partner.call(lessons.detail, { params: { id } })).toMatchObject({
        isComplete: true,
        durationSeconds: 4,
      });
    },
  );

  test('many concurrent uploads of the same account do not make it fail', { tags: 'night' }, async () => {
    const { id } = await sendHevc(app, partner);
    const sent = { path: playable, type: 'video/mp4', kind: 'video', isKindGiven: true, size: 48_004 } as const;
    // As many inspections as may wait, and one more, which is refused for now.
    const inspections = Promise.allSettled(Array.from({ length: 4 }, () => inspect(partner.id, sent, '')));
    await app.runQueued('media.prepare');
    expect((await inspections).filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await partner.call(files.detail, { params: { id } })).preparation).toBeNull();
  });

  test('a killed inspection does not fail the recording: the job is retried', { tags: 'night' }, async () => {
    const { id } = await sendHevc(app, partner);
    const killed = withFailingProcesses('kill -KILL $$', () => app.runQueued('media.prepare'));
    await expect(killed).rejects.toMatchObject({ code: 'unavailable' });
    const preparation = async () => (await partner.call(files.detail, { params: { id } })).preparation;
    expect(await preparation()).toMatchObject({ hasFailed: false });
    await app.runJob('media.prepare', { mediaId: id });
    expect(await preparation()).toBeNull();
  });

  test('playable recordings are stored immediately', async () => {
    const { data } = await upload(app, partner, '/media?kind=video', { name: 'a.mp4', content: fixture('lesson.mp4') });
    expect(data.preparation).toBeNull();
    expect(await app.queued('media.prepare')).toEqual([]);
  });
});

test('a file that is removed during its preparation leaves nothing behind', { tags: 'night' }, async () => {
  const end = `while [ ! -e ${join(folder, 'go')} ]; do sleep 0.05; done; cp ${playable} OUTPUT`;
  const app = await startApp({ settings: { FFMPEG_PATH: fakeFfmpeg('slow', end) } });
  const partner = await newPartner(app);
  const { id } = await sendHevc(app, partner);
  const preparation = app.runQueued('media.prepare');
  await expect.poll(() => existsSync(join(folder, 'slow.log')), { timeout: 10_000 }).toBe(true);
  await partner.call(files.remove, { params: { id } });
  writeFileSync(join(folder, 'go'), '');
  await preparation;
  expect((await storedFiles(app)).filter((path) => path.includes(id))).toEqual([]);
  await app.stop();
});

test('a failure is shown, and can be retried by its owner alone', { tags: 'night' }, async () => {
  const app = await startApp({ settings: { FFMPEG_PATH: fakeFfmpeg('bad', 'echo broken >&2; exit 1') } });
  const partner = await newPartner(app);
  const { id } = await sendHevc(app, partner);
  expect((await partner.attempt(files.prepareAgain, { params: { id } })).status).toBe(404);
  await app.runQueued('media.prepare');
  const failed = await partner.call(files.detail, { params: { id } });
  expect(failed.preparation).toMatchObject({ hasFailed: true });
  expect((await (await newPerson(app)).attempt(files.prepareAgain, { params: { id } })).status).toBe(404);

  const again = await partner.call(files.prepareAgain, { params: { id } });
  expect(again.preparation).toEqual({ percent: 0, hasFailed: false });
  expect(await app.queued('media.prepare')).toEqual([{ mediaId: id }]);
  expect((await storedFiles(app)).filter((path) => path.includes(id)).map((path) => path.split('/').at(-1))).toEqual([
    'original',
  ]);
  await app.stop();
});

test(
  'a preparation whose process dies each time is shown as failed after the last run, and can be retried',
  { tags: 'night' },
  async () => {
    const app = await startApp({ settings: { FFMPEG_PATH: fakeFfmpeg('unused', 'exit 1') } });
    const partner = await newPartner(app);
    const { id } = await sendHevc(app, partner);
    const boss = new PgBoss({ connectionString: app.env.DATABASE_URL, supervise: false, schedule: false });
    await boss.start();
    const died = async () => {
      await app.connections.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'media.prepare'");
      const [taken] = await boss.fetch('media.prepare');
      if (!taken) return false;
      await app.connections.query(
        "UPDATE pgboss.job SET heartbeat_on = now() - interval '2 minutes' WHERE name = 'media.prepare'",
      );
      await app.connections.query('UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL');
      await boss.supervise('media.prepare');
      return true;
    };
    const preparation = async () => (await partner.call(files.detail, { params: { id } })).preparation;
    let deaths = 0;
    while (await died()) deaths += 1;
    await boss.stop();
    expect(deaths).toBe(6);
    await app.runQueued('media.preparation-given-up');
    expect(await preparation()).toMatchObject({ hasFailed: true });

    await partner.call(files.prepareAgain, { params: { id } });
    expect(await preparation()).toEqual({ percent: 0, hasFailed: false });
    expect(await app.queued('media.prepare')).toEqual([{ mediaId: id }]);
    await app.stop();
  },
);

// The encoder runs at the lowest priority, so that beside other work it takes many times longer.
describe('the real ffmpeg', { timeout: 900_000 }, () => {
  const recordings: [name: string, codecs: string[], format: string][] = [
    ['HEVC', ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v', 'hvc1', '-c:a', 'aac'], 'mp4'],
    ['H.264 and raw sound in QuickTime', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le'], 'mov'],
  ];
  test.each(recordings)('makes %s playable in every browser', { tags: 'night' }, async (_name, codecs, format) => {
    const path = join(folder, `sumber.${format}`);
    const sources = [
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=322x182:rate=10:duration=3',
      '-f',
      'lavfi',
      '-i',
      'sine=duration=3',
    ];
    execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...sources, ...codecs, '-f', format, path]);
    const app = await startApp({ settings: { FFMPEG_PATH: 'ffmpeg' } });
    const partner = await newPartner(app);
    const sent = await upload(app, partner, '/media?kind=video', {
      name: `a.${format}`,
      content: readFileSync(path),
    });
    expect(sent.error).toBeNull();
    await app.runQueued('media.prepare');
    const ready = await partner.call(files.detail, { params: { id: sent.data.id } });
    expect(ready).toMatchObject({ preparation: null, type: 'video/mp4', width: 322, height: 182 });
    expect(ready.durationSeconds).toBeCloseTo(3, 0);
    await app.stop();
  });
});

/** Returns the sample under the brand of QuickTime. */
function asQuickTime() {
  const content = Buffer.from(fixture('lesson.mp4'));
  content.write('qt  ', 8, 'latin1');
  return content;
}
