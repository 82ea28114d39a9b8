import { Readable } from 'node:stream';
import { media } from '@sinau/api-client';
import { unattachedBytes } from '@sinau/contracts/core/media/media.rules';
import { isFullRun } from '@sinau/test-kit/full-run';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPartner, newPerson, type Person } from '../../testing/scene.ts';
import { blankPng, fixture, upload, uploadStream } from '../../testing/uploads.ts';
import { attachMedia } from './index.ts';

let app: AppUnderTest;
let picture: Buffer;
beforeAll(async () => {
  app = await startApp();
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0E47C0' } })
    .png()
    .toBuffer();
});
afterAll(() => app.stop());

const sendPicture = (person: Person) => upload(app, person, '/media', { name: 'foto.png', content: picture });

/** Stores unattached uploads of the given size. */
const waiting = (person: Person, size: number, mitraId: string | null = null) =>
  app.db.media.create({
    data: {
      kind: 'video',
      purpose: 'lesson',
      state: 'stored',
      name: 'lama.mp4',
      fileName: 'video.mp4',
      type: 'video/mp4',
      size,
      width: 320,
      height: 180,
      durationSeconds: 4,
      sha256: new Uint8Array(32),
      uploaderId: person.id,
      mitraId,
    },
  });

test('learners upload pictures; recordings, documents and captions are for partners', async () => {
  const [learner, partner] = [await newPerson(app), await newPartner(app)];
  expect((await sendPicture(learner)).data).toMatchObject({ kind: 'image' });
  for (const name of ['lesson.mp4', 'lesson.mp3', 'lesson.pdf'])
    for (const kind of ['', `?kind=${name.endsWith('pdf') ? 'pdf' : name.endsWith('mp3') ? 'audio' : 'video'}`])
      expect(await upload(app, learner, `/media${kind}`, { name, content: fixture(name) })).toMatchObject({
        status: 422,
        error: { code: 'file_kind_not_allowed', fields: { file: 'Akunmu hanya bisa mengunggah gambar' } },
      });
  expect(await upload(app, partner, '/media', { name: 'materi', content: fixture('lesson.pdf') })).toMatchObject({
    status: 200,
  });
});

test('uploads require a confirmed address', async () => {
  const person = await newPerson(app, { emailVerifiedAt: null });
  expect(await sendPicture(person)).toMatchObject({ status: 409, error: { code: 'email_not_verified' } });
});

test('the unused uploads of a learner are limited, and a use or deletion makes room', { tags: 'night' }, async () => {
  const learner = await newPerson(app);
  const left = await waiting(learner, unattachedBytes.learner);
  expect(await sendPicture(learner)).toMatchObject({ status: 409, error: { code: 'upload_space_used_up' } });

  await app.db.$transaction((tx) => attachMedia(tx, left.id, { id: learner.id, mitraId: null }, app.clock.now()));
  expect(await sendPicture(learner)).toMatchObject({ status: 200 });

  const { id } = await waiting(learner, unattachedBytes.learner);
  expect(await sendPicture(learner)).toMatchObject({ status: 409 });
  await learner.call(media.remove, { params: { id } });
  expect(await sendPicture(learner)).toMatchObject({ status: 200 });
});

test('members of a mitra share one space, which is checked while a file arrives', async () => {
  const partner = await newPartner(app);
  const colleague = await newPerson(app);
  await app.db.mitraMember.create({ data: { userId: colleague.id, mitraId: partner.mitraId, role: 'member' } });
  await waiting(colleague, unattachedBytes.mitra - 2 ** 20, partner.mitraId);

  const size = 2 ** 28;
  let sent = 0;
  const content = Readable.from(
    (function* () {
      yield fixture('lesson.mp4');
      for (const chunk = Buffer.alloc(2 ** 20); sent < size; sent += chunk.length) yield chunk;
    })(),
    { objectMode: false },
  );
  expect(await uploadStream(app.app.listeningOrigin, partner, '/media', { content, size })).toMatchObject({
    status: 409,
    error: { code: 'upload_space_used_up' },
  });
  expect(sent).toBeLessThan(size / 4);
});

test('an account has a limit of its own, from any number of addresses', async () => {
  const person = await newPerson(app);
  await app.connections.query(`INSERT INTO "RateLimit" (key, points, expire) VALUES ($1, 120, $2)`, [
    `media-upload:${person.id}`,
    Date.now() + 60_000,
  ]);
  expect(await sendPicture(person)).toMatchObject({ status: 429, error: { code: 'too_many_requests' } });
});

test('uploads are refused while the disk is nearly full', { tags: 'night' }, async () => {
  const full = await startApp({ settings: { UPLOAD_RESERVE_PERCENT: '100' } });
  const person = await newPerson(full);
  expect(await upload(full, person, '/media', { name: 'foto.png', content: picture })).toMatchObject({
    status: 503,
    error: { code: 'unavailable' },
  });
  await full.stop();
});

test('a document without a table of contents is refused, however large it is', { tags: 'night' }, async () => {
  const objects = Array.from(
    { length: isFullRun ? 400_000 : 40_000 },
    (_, index) => `${index + 1} 0 obj\n<< /A 1 >>\nendobj\n`,
  ).join('');
  for (const end of ['%%EOF', 'startxref\n0\n%%EOF', 'startxref\n99999999\n%%EOF']) {
    const partner = await newPartner(app);
    expect(
      await upload(app, partner, '/media', { name: 'rusak.pdf', content: `%PDF-1.7\n${objects}${end}` }),
    ).toMatchObject({ status: 422, error: { code: 'file_unreadable' } });
  }
});

test(
  'one account’s large pictures do not hold up another’s small one, and only two of them may wait',
  { tags: 'night' },
  async () => {
    const [greedy, modest] = [await newPartner(app), await newPartner(app)];
    const large = blankPng(5_000, 5_000);
    const done: string[] = [];
    const flood = Array.from({ length: 6 }, () =>
      upload(app, greedy, '/media', { name: 'besar.png', content: large }).then((answer) => {
        if (answer.status === 200) done.push('besar');
        return answer;
      }),
    );
    const small = sendPicture(modest).then((answer) => {
      done.push('kecil');
      return answer;
    });
    const answers = await Promise.all(flood);
    expect((await small).status).toBe(200);
    expect(done.indexOf('kecil')).toBeLessThan(2);
    expect(answers.map(({ status }) => status)).toContain(429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
  },
);
