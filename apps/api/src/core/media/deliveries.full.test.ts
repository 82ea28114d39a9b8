import { createHash } from 'node:crypto';
import { learning, refund, transaction } from '@sinau/api-client';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { findFreePort } from '@sinau/test-kit/ports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '../../platform/clock.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startEdge, startFileServer } from '../../testing/nginx.ts';
import { createBucket } from '../../testing/s3-server.ts';
import { publishedProgram, updateLesson } from '../../testing/classes.ts';
import { newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';
import { rendition, storeStreams } from '../../testing/streams.ts';
import { fixture, upload } from '../../testing/uploads.ts';

const key = 'kunci-untuk-pengujian';
const content = fixture('lesson.mp4');
const last = content.length - 1;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Delivered {
  readonly app: AppUnderTest;
  /** Origin that browsers know. */
  readonly origin: string;
  /** Kind of server that a redirect leads to; null without one. */
  readonly edge: 'CDN' | 'store' | null;
  stop(): Promise<void>;
}

/** Seconds for which an address of a CDN or store is valid from its signing; none without an address. */
function secondsOf(address: string | null) {
  if (!address) return 0;
  const { expires, 'X-Amz-Expires': seconds } = Object.fromEntries(new URL(address).searchParams);
  return expires ? Number(expires) - Math.floor(Date.now() / 1000) : Number(seconds);
}

async function stopAll(...servers: { stop(): Promise<void> }[]) {
  for (const server of servers) await server.stop();
}

const startBehindNginx = async (settings: NodeJS.ProcessEnv): Promise<Delivered> => {
  const app = await startApp({ settings: { MEDIA_DELIVERY: 'accel', ...settings } });
  const server = await startFileServer({ origin: app.app.listeningOrigin, dataDir: app.env.DATA_DIR });
  return { app, origin: server.url, edge: null, stop: () => stopAll(server, app) };
};

const deliveries = {
  process: async (): Promise<Delivered> => {
    const app = await startApp();
    return { app, origin: app.app.listeningOrigin, edge: null, stop: () => app.stop() };
  },
  accel: () => startBehindNginx({}),
  redirect: async (): Promise<Delivered> => {
    const port = await findFreePort();
    const cdn = { MEDIA_CDN_URL: `http://127.0.0.1:${port}`, MEDIA_CDN_KEY: key };
    const app = await startApp({ settings: { MEDIA_DELIVERY: 'redirect', ...cdn } });
    const edge = await startEdge({ dataDir: app.env.DATA_DIR, key, port });
    return {
      app,
      origin: app.app.listeningOrigin,
      edge: 'CDN',
      stop: () => stopAll(edge, app),
    };
  },
  ...(process.env.TEST_S3_ENDPOINT && {
    'accel from an S3 store': async () => startBehindNginx(await createBucket()),
    'redirect to an S3 store': async (): Promise<Delivered> => {
      const app = await startApp({ settings: { MEDIA_DELIVERY: 'redirect', ...(await createBucket()) } });
      return { app, origin: app.app.listeningOrigin, edge: 'store', stop: () => app.stop() };
    },
  }),
};

describe.each(Object.entries(deliveries))('delivery of a recording: %s', (_name, start) => {
  let delivered: Delivered;
  let partner: PartnerPerson;
  let id: string;
  let address: string;
  beforeAll(async () => {
    delivered = await start();
    ({ partner } = await scene(delivered.app));
    ({ id, address } = await uploaded());
  });
  afterAll(() => delivered.stop());

  const uploaded = async () => (await upload(delivered.app, partner, '/media', { name: 'lesson.mp4', content })).data;
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(delivered.origin + path, init);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test('the whole file arrives with its type', async () => {
    const { response, bytes } = await get(address);
    expect([response.status, response.headers.get('content-type'), hashOf(bytes)]).toEqual([
      200,
      'video/mp4',
      hashOf(content),
    ]);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    // Headers of a CDN or store are its own.
    if (!delivered.edge) {
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=1000-1999', 1000, 1999],
    ['bytes=-500', last - 499, last],
    [`bytes=${last}-`, last, last],
  ])('the range %s arrives', async (range, start, end) => {
    const { response, bytes } = await get(`${address}?from=${start}`, { headers: { range } });
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      `bytes ${start}-${end}/${content.length}`,
    ]);
    expect(bytes.equals(content.subarray(start, end + 1))).toBe(true);
  });

  test('a range beyond the end is refused', async () => {
    const { response } = await get(address, { headers: { range: `bytes=${content.length}-` } });
    expect(response.status).toBe(416);
  });

  test('HEAD answers the size, and a matching ETag answers 304', async () => {
    const head = await get(address, { method: 'HEAD' });
    expect(head.response.headers.get('content-length')).toBe(String(content.length));
    const etag = (await get(address)).response.headers.get('etag')!;
    expect((await get(address, { headers: { 'if-none-match': etag } })).response.status).toBe(304);
  });

  test('caching is private, and no longer than the address is valid', async () => {
    const { response } = await get(address);
    if (!delivered.edge) expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
    const first = await fetch(delivered.origin + address, { redirect: 'manual' });
    const [, seconds] = /^private, max-age=(\d+)$/.exec(first.headers.get('cache-control')!)!;
    expect(Number(seconds)).toBeLessThanOrEqual(3600 + 10);
  });

  test('renditions lie beside their playlists, which the process sends', async () => {
    const streamed = await uploaded();
    const files = { 'v360.mp4': content, 'v360.m3u8': '#EXTM3U\nv360.mp4\n' };
    const streams = { renditions: [rendition('v360', { size: content.length })], seekPictures: null, poster: null };
    await storeStreams(delivered.app, streamed.id, streams, files);
    const beside = (name: string) => streamed.address.replace(/[^/]+$/, name);
    for (const name of ['master.m3u8', 'v360.m3u8']) {
      const playlist = await get(beside(name));
      expect(playlist.response.redirected).toBe(false);
      expect(playlist.bytes.toString()).toContain('v360.m');
    }
    const { bytes } = await get(beside('v360.mp4'), { headers: { range: 'bytes=10-19' } });
    expect(bytes.equals(content.subarray(10, 20))).toBe(true);
  });

  test('the addresses of a lesson, with its renditions and playlists, open nothing after its refund', async () => {
    const { app } = delivered;
    const { id: mediaId } = await uploaded();
    const files = { 'v360.mp4': content, 'v360.m3u8': '#EXTM3U\nv360.mp4\n' };
    const streams = { renditions: [rendition('v360', { size: content.length })], seekPictures: null, poster: null };
    await storeStreams(app, mediaId, streams, files);
    const free = await publishedProgram(app, partner, { salePrice: 0 });
    const lesson = free.sections[0]!.lessons[0]!;
    await updateLesson(app, lesson.id, {
      type: 'video',
      content: { mediaId, captions: [], address: null },
      setting: { progressBar: true, completionType: 'duration' },
    });
    const learner = await newPerson(app);
    const order = await learner.call(transaction.create, { body: { programIds: [free.id] } });
    const opened = await learner.call(learning.lesson, { params: { id: lesson.id } });
    const { address: own } = (opened as Extract<ParticipantLesson, { type: 'video' }>).content.file!;
    const all = ['video.mp4', 'master.m3u8', 'v360.m3u8', 'v360.mp4'].map((name) => own.replace(/[^/]+$/, name));
    const statuses = () => Promise.all(all.map(async (one) => (await get(one)).response.status));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const redirected = await fetch(delivered.origin + own, { redirect: 'manual' });
    expect(secondsOf(redirected.headers.get('location'))).toBeLessThanOrEqual(120);

    const { lines } = await learner.call(transaction.detail, { query: { id: order.id } });
    const lineIds = lines.map(({ lineId }) => lineId);
    await learner.call(refund.request, { params: { id: order.id }, body: { lineIds, total: 0 } });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    // The same file at its owner's address, and at the address of a participant whose token was altered.
    expect((await get(address)).response.status).toBe(200);
    expect((await get(own.replace(/_[^.]+/, ''))).response.status).toBe(404);
  });

  test('addresses that are altered, guessed or internal answer 404', async () => {
    const other = await uploaded();
    const [, claimed, rest] = /file\/([^.]+)\.(.+)\/video\.mp4$/.exec(address)!;
    expect(claimed).toBe(id);
    const file = `/media/files/${id.slice(-2)}/${id}/video.mp4`;
    for (const path of [
      `/api/media/file/${other.id}.${rest}/video.mp4`,
      `/api/media/file/${claimed}.${rest}x/video.mp4`,
      `/api/media/file/${claimed}.${rest}/..%2f..%2fvideo.mp4`,
      `/api/media/file/${claimed}.${rest}/v1080.mp4`,
      `/stored${file}`,
      `/store/http/127.0.0.1${file}`,
      file,
    ]) {
      const { response, bytes } = await get(path, { headers: { 'x-delivery': 'accel' } });
      expect({ path, status: response.status }).toEqual({ path, status: 404 });
      expect(bytes.includes(content.subarray(0, 64))).toBe(false);
    }
  });

  test('an expired address is refused, also by the CDN or store that it redirected to', async () => {
    const target = (await fetch(delivered.origin + address, { redirect: 'manual' })).headers.get('location');
    delivered.app.clock.advance(hours(2));
    try {
      expect((await get(address)).response.status).toBe(410);
    } finally {
      delivered.app.clock.advance(-hours(2));
    }
    expect(target !== null).toBe(delivered.edge !== null);
    if (!target) return;
    const at = (changes: Record<string, string>) => {
      const url = new URL(target);
      for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
      return fetch(url);
    };
    const bent = {
      CDN: [
        ['token', 'x'],
        ['token', ''],
        ['expires', '99999999999'],
      ],
      store: [
        ['X-Amz-Signature', 'x'],
        ['X-Amz-Expires', '600000'],
      ],
    };
    for (const [name, value] of bent[delivered.edge!]) expect((await at({ [name!]: value! })).status).toBe(403);
    if (delivered.edge === 'store') return;
    const path = new URL(target).pathname;
    const token = createHash('md5').update(`${key}${path}1`).digest('base64url');
    expect((await at({ token, expires: '1' })).status).toBe(410);
  });

  test('a file that is missing in the store answers 404', async () => {
    const gone = await uploaded();
    await createFileStore('media', delivered.app.env).remove(gone.id);
    expect((await get(gone.address)).response.status).toBe(404);
  });
});
