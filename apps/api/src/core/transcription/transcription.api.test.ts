import { media, transcription } from '@sinau/api-client';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeOpenAi } from '../../testing/fake-openai.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';
import { writeCaptionsJob } from './write-captions.ts';
import { fixture, upload } from '../../testing/uploads.ts';

let fake: Awaited<ReturnType<typeof startFakeOpenAi>>;
let app: AppUnderTest;
let partner: PartnerPerson;
let videoId: string;
const settingsOf = (seconds: string) => ({
  FFMPEG_PATH: 'ffmpeg',
  TRANSCRIBER_URL: fake.url,
  TRANSCRIBER_API_KEY: fake.apiKey,
  TRANSCRIBER_MODEL: 'whisper-uji',
  TRANSCRIBER_SECONDS: seconds,
});
beforeAll(async () => {
  fake = await startFakeOpenAi();
  app = await startApp({ settings: settingsOf('60') });
  partner = await newPartner(app);
  videoId = await uploadVideo();
});
afterAll(async () => {
  await app.stop();
  await fake.stop();
});
beforeEach(async () => {
  fake.reset();
  await app.db.transcription.deleteMany();
});

async function uploadVideo(of = app, owner = partner) {
  const { data } = await upload(of, owner, '/media?kind=video', { name: 'a.mp4', content: fixture('lesson.mp4') });
  return (data as { id: string }).id;
}

/** The video of all tests, which has no draft yet. */
function video(id = videoId, owner = partner, of = app) {
  const params = { id };
  return {
    params,
    start: (language: 'id' | 'jv' = 'id') => owner.call(transcription.start, { params, body: { language } }),
    detail: async () => (await owner.call(transcription.detail, { params })).transcription,
    run: () => of.runQueued('transcription.write'),
  };
}

/** Plans pieces of a second each, as a longer video would have. */
const planPieces = (mediaId: string, ...lines: (string | null)[]) =>
  app.db.transcription.update({
    where: { mediaId },
    data: {
      pieces: lines.map((text, at) => ({
        start: at,
        end: at + 1,
        lines: text === null ? null : [{ start: at, end: at + 1, text }],
      })),
    },
  });

test('captions are written from the sound alone, as a draft', async () => {
  const { start, detail, run } = video();
  expect(await start()).toMatchObject({
    isAvailable: true,
    transcription: { language: 'id', state: 'running', percent: 0, lines: [] },
  });
  await run();
  expect(await detail()).toMatchObject({
    state: 'ready',
    percent: 100,
    lines: [{ start: 0, end: 1, text: 'Selamat pagi.' }],
  });
  const [asked] = fake.heard;
  expect(asked).toMatchObject({
    authorization: `Bearer ${fake.apiKey}`,
    model: 'whisper-uji',
    language: 'id',
    format: 'verbose_json',
  });
  // MP3 of mono, 16 kHz and 48 kbit/s.
  expect(asked!.sound.length).toBeLessThan(48_000);
  expect(asked!.sound.includes('ftyp')).toBe(false);
});

test(
  'pieces that were heard before a crash are not sent again, and lines have the seconds of the video',
  { tags: 'night' },
  async () => {
    const { start, detail, run, params } = video();
    await start();
    await planPieces(params.id, 'Sebelum jatuh.', null, null);
    await run();
    expect(fake.heard).toHaveLength(2);
    expect((await detail())?.lines.map((line) => [line.start, line.text])).toEqual([
      [0, 'Sebelum jatuh.'],
      [1, 'Selamat pagi.'],
      [2, 'Selamat pagi.'],
    ]);
  },
);

test(
  'a repeated start changes nothing while captions are written; another language begins anew afterwards',
  { tags: 'night' },
  async () => {
    const { start, detail, run } = video();
    const [first, second] = await Promise.all([start(), start('jv')]);
    expect(second.transcription?.id).toBe(first.transcription?.id);
    expect(await app.queued('transcription.write')).toHaveLength(1);
    await run();
    await start('jv');
    expect(await detail()).toMatchObject({ language: 'jv', state: 'running', percent: 0 });
    fake.heard.splice(0);
    await run();
    // Services recognize Javanese by themselves.
    expect(fake.heard[0]!.language).toBeNull();
  },
);

test('a cancelled one is not written on', async () => {
  const { start, detail, run, params } = video();
  await start();
  await partner.call(transcription.remove, { params });
  await run();
  expect([fake.heard.length, await detail()]).toEqual([0, null]);
});

test.each(
  casesOfRun<[string, Partial<typeof fake.behaviour>]>(
    [
      ['fails', { status: 500 }],
      ['has too much to do', { status: 429 }],
      ['answers something else than JSON', { raw: '<html>Bad gateway</html>' }],
      ['answers JSON of another form', { raw: '{"text": "Selamat pagi."}' }],
      ['answers times that are none', { raw: '{"segments": [{"start": -1, "end": "x", "text": ""}]}' }],
    ],
    2,
  ),
)(
  'where the service %s the job is retried, and after its last run it has failed and may be continued',
  async (_, behaviour) => {
    const { start, detail, params, run } = video();
    const { transcription: begun } = await start();
    await planPieces(params.id, 'Sudah.', null);
    Object.assign(fake.behaviour, behaviour);
    await expect(run()).rejects.toThrow();
    expect((await detail())?.state).toBe('running');
    await app.runJob('transcription.given-up', { id: begun!.id });
    expect(await detail()).toMatchObject({ state: 'failed', percent: 50, lines: [] });

    fake.reset();
    await start();
    await run();
    expect([fake.heard.length, (await detail())?.state]).toEqual([1, 'ready']);
  },
);

test('a service that refuses the request is not asked again', async () => {
  const { start, detail, run } = video();
  fake.behaviour.status = 400;
  await start();
  await run();
  expect((await detail())?.state).toBe('failed');
});

test('a recording in which nothing is heard ends in an empty draft', { tags: 'night' }, async () => {
  const { start, detail, run } = video();
  fake.behaviour.segments = [];
  await start();
  await run();
  expect(await detail()).toMatchObject({ state: 'ready', percent: 100, lines: [] });
});

test('only the makers of a recording have its captions written, of a video or an audio', async () => {
  const { params } = video();
  const other = await newPartner(app);
  const body = { language: 'id' } as const;
  for (const attempt of [
    other.attempt(transcription.detail, { params }),
    other.attempt(transcription.start, { params, body }),
    other.attempt(transcription.remove, { params }),
  ])
    expect((await attempt).code).toBe('not_found');
  const { data } = await upload(app, partner, '/media?kind=pdf', { name: 'a.pdf', content: fixture('lesson.pdf') });
  const pdf = { params: { id: (data as { id: string }).id }, body };
  expect((await partner.attempt(transcription.start, pdf)).code).toBe('not_found');
  const sound = { name: 'a.mp3', content: fixture('lesson.mp3') };
  const { data: audio } = await upload(app, partner, '/media?kind=audio', sound);
  expect(await partner.call(transcription.start, { params: { id: (audio as { id: string }).id }, body })).toMatchObject(
    {
      transcription: { state: 'running' },
    },
  );
});

test('a draft goes with its video', async () => {
  const { start, params } = video(await uploadVideo());
  await start();
  await partner.call(media.remove, { params });
  expect(await app.db.transcription.count({ where: { mediaId: params.id } })).toBe(0);
});

test('without a service it is not offered, and cannot be started', { tags: 'night' }, async () => {
  const plain = await startApp({ settings: { FFMPEG_PATH: 'ffmpeg' } });
  const owner = await newPartner(plain);
  const { params } = video(await uploadVideo(plain, owner), owner);
  expect(await owner.call(transcription.detail, { params })).toEqual({ isAvailable: false, transcription: null });
  expect((await owner.attempt(transcription.start, { params, body: { language: 'id' } })).code).toBe(
    'transcriber_missing',
  );
  await plain.stop();
});

test(
  'a process with ROLE=web offers it, since the processes with ROLE=media have ffmpeg and write',
  { tags: 'night' },
  async () => {
    const web = await startApp({ settings: { ...settingsOf('60'), FFMPEG_PATH: 'tanpa-ffmpeg', ROLE: 'web' } });
    const owner = await newPartner(web);
    const { start } = video(await uploadVideo(web, owner), owner, web);
    expect(await start()).toMatchObject({ isAvailable: true, transcription: { state: 'running' } });
    expect(writeCaptionsJob.runsIn).toBe('media');
    await web.stop();
  },
);

test('a service that does not answer in time has the job retried', { tags: 'night' }, async () => {
  const impatient = await startApp({ settings: settingsOf('0.2') });
  const owner = await newPartner(impatient);
  const { start, run } = video(await uploadVideo(impatient, owner), owner, impatient);
  fake.behaviour.isSilent = true;
  await start();
  await expect(run()).rejects.toThrow();
  await impatient.stop();
});
