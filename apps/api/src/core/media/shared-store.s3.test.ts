import { readdirSync } from 'node:fs';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '../../platform/clock.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { resumableSender } from '../../testing/resumable.ts';
import { createBucket } from '../../testing/s3-server.ts';
import { storedKeys } from '../../testing/stored-keys.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';
import { archiveOf } from '../../testing/archives.ts';
import { blankPng, fixture, upload } from '../../testing/uploads.ts';

const keys = Object.fromEntries(
  ['JWT_SECRET', 'MEDIA_KEY', 'CERTIFICATE_KEY', 'BANK_KEY'].map((name) => [name, `${name}-`.padEnd(40, 'x')]),
);

describe('two processes with empty data folders on one S3-compatible store', () => {
  let one: AppUnderTest;
  let other: AppUnderTest;
  let partner: PartnerPerson;
  beforeAll(async () => {
    const settings = { ...keys, ...(await createBucket()) };
    one = await startApp({ settings });
    other = await startApp({ clock: one.clock, settings: { ...settings, DATABASE_URL: one.env.DATABASE_URL } });
    partner = await newPartner(one);
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  const get = (app: AppUnderTest, address: string, headers = {}) =>
    supertest(app.app.server).get(address).set(headers).buffer(true).parse(asBuffer);
  const localFiles = ({ env }: AppUnderTest) =>
    readdirSync(env.DATA_DIR, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && /media|certificates/.test(entry.parentPath),
    );

  test('serve a file that the other has received, whole and in ranges', async () => {
    const pdf = fixture('lesson.pdf');
    const { data } = await upload(one, partner, '/media', { name: 'materi.pdf', content: pdf });
    for (const app of [one, other]) {
      const whole = await get(app, data.address!);
      expect([whole.status, (whole.body as Buffer).equals(pdf)]).toEqual([200, true]);
      const range = await get(app, data.address!, { range: 'bytes=10-19' });
      expect([range.status, range.headers['content-range']]).toEqual([206, `bytes 10-19/${pdf.length}`]);
      expect((range.body as Buffer).equals(pdf.subarray(10, 20))).toBe(true);
    }
  });

  test('continue and complete an upload that began in the other', async () => {
    const video = fixture('lesson.mp4');
    const third = Math.floor(video.length / 3);
    const [first, second] = [resumableSender(one, partner), resumableSender(other, partner)];
    const address = await first.begun(video.length);
    await first.send(address, 0, video.subarray(0, third));
    expect(await second.offset(address)).toBe(third);
    await second.send(address, third, video.subarray(third, 2 * third));
    await first.send(address, 2 * third, video.subarray(2 * third));
    const { data } = await second.complete(address);
    expect((await first.complete(address)).data.id).toBe(data.id);
    expect(((await get(one, data.address!)).body as Buffer).equals(video)).toBe(true);
  });

  test('deliver smaller pictures and files of packages', async () => {
    const picture = await upload(one, partner, '/media', { name: 'sampul.png', content: blankPng(800, 450) });
    const sizes = await Promise.all(
      [one, other].map((app) => get(app, `/api/media/public/${picture.data.id}/320.webp`)),
    );
    expect(sizes.map(({ status }) => status)).toEqual([200, 200]);
    expect((sizes[0]!.body as Buffer).equals(sizes[1]!.body as Buffer)).toBe(true);

    const content = archiveOf({ 'index.html': '<p>Halo</p>', 'data/a.txt': 'abc' });
    const { data } = await upload(one, partner, '/media?kind=package', { name: 'simulasi.zip', content });
    const page = await get(other, data.address!);
    expect([page.status, String(page.body)]).toEqual([200, expect.stringContaining('<p>Halo</p>')]);
  });

  test('answer 404 for a row without its file', async () => {
    const { data } = await upload(one, partner, '/media', { name: 'materi.pdf', content: fixture('lesson.pdf') });
    await createFileStore('media', one.env).remove(data.id);
    for (const app of [one, other]) expect((await get(app, data.address!)).status).toBe(404);
  });

  test('remove unused files from the store, and leave nothing on their disks', async () => {
    one.clock.advance(hours(48));
    await one.runJob('media.sweep');
    expect(await storedKeys(createFileStore('media', one.env))).toEqual([]);
    expect([one, other].map(localFiles)).toEqual([[], []]);
  });
});

const asBuffer = (response: supertest.Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};
