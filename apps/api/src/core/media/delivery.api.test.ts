import { createHash } from 'node:crypto';
import { mediaAddress, type MediaKind } from '@sinau/contracts/core/media/media.rules';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes } from '../../platform/clock.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { archiveOf } from '../../testing/archives.ts';
import { resumableSender } from '../../testing/resumable.ts';
import { newPerson, scene, type PartnerPerson, type Person } from '../../testing/scene.ts';
import { storedFiles, fixture, upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
let otherPartner: PartnerPerson;
let learner: Person;
let operator: Person;
beforeAll(async () => {
  app = await startApp();
  ({ partner, otherPartner, learner, operator } = await scene(app));
});
afterAll(() => app.stop());

const get = (
  address: string,
  { as, method = 'GET', ...headers }: { as?: Person; method?: string; [header: string]: unknown } = {},
) =>
  fetch(app.app.listeningOrigin + address, {
    method,
    redirect: 'manual',
    headers: { ...(headers as Record<string, string>), ...(as && { authorization: `Bearer ${as.token}` }) },
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const targetOf = (response: Response) => response.headers.get('location')!;

async function uploaded(name: string, content: Buffer = fixture(name), kind?: MediaKind) {
  return (await upload(app, partner, `/media${kind ? `?kind=${kind}` : ''}`, { name, content })).data;
}
const picture = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: '#43A047' } })
    .jpeg()
    .toBuffer();

describe('a public picture', () => {
  test('is sent at the nearest width that is rendered, and never enlarged [7.3]', async () => {
    const { id } = await uploaded('sampul.jpg', await picture());
    const nameFor = async (query: string) =>
      targetOf(await get(`/api/media/${id}/redirect${query}`))
        .split('/')
        .at(-1);

    expect(await nameFor('?width=1')).toBe('160.webp');
    expect(await nameFor('?compress=true&width=321')).toBe('640.webp');
    expect(await nameFor('?compress=true')).toBe('image.webp');
    expect(await nameFor('?width=1920')).toBe('image.webp');
    expect(await nameFor('')).toBe('image.webp');

    const response = await get(targetOf(await get(mediaAddress(id, 321))));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+\.webp"$/),
    });
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
    expect((await get(`/api/media/public/${id}/641.webp`)).status).toBe(404);
    expect((await get(`/api/media/public/${id}/1280.webp`)).status).toBe(404);
  });

  test('is rendered once for any number of concurrent requests', async () => {
    const { id } = await uploaded('sampul.jpg', await picture());
    const before = (await storedFiles(app)).length;
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () =>
        createHash('sha256')
          .update(await bytesOf(await get(`/api/media/public/${id}/320.webp`)))
          .digest('hex'),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await storedFiles(app)).toHaveLength(before + 1);
  });

  test('is not sent again to a client that has it', async () => {
    const { id } = await uploaded('sampul.jpg', await picture());
    const address = `/api/media/public/${id}/160.webp`;
    const etag = (await get(address)).headers.get('etag')!;
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(address, { 'if-none-match': '"lain"' })).status).toBe(200);
  });
});

describe("a lesson's file", () => {
  test('is found by its uploader, a colleague and an operator, and by no other user', async () => {
    const { id } = await uploaded('lesson.mp4');
    const colleague = await newPerson(app);
    await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: colleague.id } });

    for (const as of [partner, colleague, operator]) {
      const response = await get(`/api/media/${id}/redirect`, { as });
      expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
      expect(await bytesOf(await get(targetOf(response)))).toEqual(fixture('lesson.mp4'));
    }
    for (const as of [undefined, learner, otherPartner])
      expect((await get(`/api/media/${id}/redirect`, { ...(as && { as }) })).status).toBe(404);
    expect((await get(`/api/media/public/${id}/video.mp4`)).status).toBe(404);
  });

  test('has an address that is valid for its duration and an hour', async () => {
    const before = app.clock.now().getTime();
    const { address, addressExpiresAt, durationSeconds } = await uploaded('lesson.mp4');
    const lasting = hours(1) + durationSeconds! * 1000;
    const expiresAt = new Date(addressExpiresAt!).getTime();
    expect(expiresAt - before).toBeGreaterThanOrEqual(lasting);
    expect(expiresAt - app.clock.now().getTime()).toBeLessThanOrEqual(lasting + 1000);

    app.clock.advance(hours(1) - minutes(1));
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(Number(/^private, max-age=(\d+)$/.exec(response.headers.get('cache-control')!)![1])).toBeLessThanOrEqual(65);

    app.clock.advance(minutes(1) + 6_000);
    const expired = await get(address);
    expect(expired.status).toBe(410);
    expect(await expired.json()).toMatchObject({ error: { code: 'media_address_expired' } });
    app.clock.advance(-hours(1) - 6_000);
    expect((await get(address)).status).toBe(200);
  });

  test('has an address that cannot be altered', async () => {
    const { address, id } = await uploaded('lesson.mp4');
    const other = await uploaded('lesson.pdf');
    const [, claimedId, expires, signature] = /file\/([^.]+)\.([^.]+)\.([^/]+)\/video\.mp4$/.exec(address)!;
    const bent = (parts: [string?, string?, string?], name = 'video.mp4') =>
      `/api/media/file/${parts.join('.')}/${name}`;
    const later = (parseInt(expires!, 36) + 3600).toString(36);

    expect(claimedId).toBe(id);
    for (const wrong of [
      bent([other.id, expires, signature], 'document.pdf'),
      bent([id, later, signature]),
      bent([id, expires, `${signature!.startsWith('A') ? 'B' : 'A'}${signature!.slice(1)}`]),
      bent([id, expires, '']),
      bent([id, expires]),
      bent(['x', 'y', 'z']),
      bent([id, expires, signature], 'audio.mp3'),
      bent([id, expires, signature], '..%2fvideo.mp4'),
    ])
      expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404]);
    expect((await get(bent([id, expires, signature]))).status).toBe(200);
  });

  test('is sent in the ranges that a player requests', async () => {
    const content = fixture('lesson.mp4');
    const { address } = await uploaded('lesson.mp4');
    const part = async (range: string, headers = {}) => {
      const response = await get(address, { range, ...headers });
      return {
        status: response.status,
        range: response.headers.get('content-range'),
        type: response.headers.get('content-type'),
        bytes: await bytesOf(response),
      };
    };
    const etag = (await get(address, { method: 'HEAD' })).headers.get('etag')!;
    const last = content.length - 1;

    expect(await part('bytes=0-')).toEqual({
      status: 206,
      range: `bytes 0-${last}/${content.length}`,
      type: 'video/mp4',
      bytes: content,
    });
    expect(await part('bytes=100-199')).toEqual({
      status: 206,
      range: `bytes 100-199/${content.length}`,
      type: 'video/mp4',
      bytes: content.subarray(100, 200),
    });
    expect(await part('bytes=-50')).toMatchObject({ status: 206, bytes: content.subarray(-50) });
    expect(await part(`bytes=${content.length}-`)).toMatchObject({ status: 416, range: `bytes */${content.length}` });
    expect(await part('bytes=0-1,4-5')).toMatchObject({ status: 200, range: null, bytes: content });

    expect(await part('bytes=0-9', { 'if-range': etag })).toMatchObject({ status: 206 });
    expect(await part('bytes=0-9', { 'if-range': '"berubah"' })).toMatchObject({ status: 200, bytes: content });
  });

  test('answers HEAD with its size, and is sent without compression', async () => {
    const { address } = await uploaded('lesson.mp4');
    const head = await get(address, { method: 'HEAD', range: 'bytes=0-9' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
      206,
      '10',
      'bytes',
    ]);

    const text = Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${'Selamat belajar. '.repeat(200)}\n`);
    const captions = await get((await uploaded('teks.vtt', text)).address, { 'accept-encoding': 'gzip' });
    expect(Object.fromEntries(captions.headers)).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'content-length': String(text.length),
    });
    expect(captions.headers.get('content-encoding')).toBeNull();
  });
});

describe('a file that is missing in the store, although its row exists', () => {
  const lose = (id: string) => createFileStore('media', app.env).remove(id);

  test.each([
    ['picture', async () => uploaded('sampul.jpg', await picture()), '/image.webp'],
    ['width of a picture', async () => uploaded('sampul.jpg', await picture()), '/320.webp'],
    ['lesson', async () => uploaded('lesson.pdf'), ''],
    ['package', async () => uploaded('simulasi.zip', archiveOf({ 'index.html': 'Halo' }), 'package'), ''],
  ])('is not found, with the message of every refusal: %s', async (_what, send, name) => {
    const media = await send();
    await lose(media.id);
    const address = name ? `/api/media/public/${media.id}${name}` : media.address;
    for (const headers of [{}, { range: 'bytes=0-1' }]) {
      const answer = await get(address, headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await answer.json()).toMatchObject({ success: false, error: { code: 'not_found' } });
    }
    expect((await get(address, { method: 'HEAD' })).status).toBe(404);
  });

  test('is not found by its resumable upload if the transfer to the store was interrupted', async () => {
    const content = fixture('lesson.mp4');
    const sender = resumableSender(app, partner);
    const address = await sender.begun(content.length);
    await sender.send(address, 0, content);
    const { data } = await sender.complete(address);
    await lose(data.id);
    await app.db.media.update({ where: { id: data.id }, data: { state: 'storing' } });
    expect(await sender.complete(address)).toMatchObject({ status: 404, error: { code: 'not_found' } });
  });
});
