import { afterAll, beforeAll, expect, test } from 'vitest';
import { hours } from '../../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../../testing/app-under-test.ts';
import { scene, type PartnerPerson } from '../../../testing/scene.ts';
import { rendition, storeStreams } from '../../../testing/streams.ts';
import { fixture, upload } from '../../../testing/uploads.ts';
import { presentPoster, presentStreams } from './streams.presenter.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  ({ partner } = await scene(app));
});
afterAll(() => app.stop());

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(app.app.listeningOrigin + address, { headers });

const renditions = [
  rendition('a64', { width: null, height: null, codecs: 'mp4a.40.2', bandwidth: 70_000, averageBandwidth: 66_000 }),
  rendition('v240', { width: 426, height: 240, bandwidth: 300_000, averageBandwidth: 200_000 }),
  rendition('v360'),
];
const playlist = '#EXTM3U\n';

async function streamed(streams: Parameters<typeof storeStreams>[2]) {
  const { data } = await upload(app, partner, '/media?kind=video', { name: 'a.mp4', content: fixture('lesson.mp4') });
  await storeStreams(app, data.id, streams, {
    'v360.mp4': '0123456789',
    'v360.m3u8': playlist,
    'seek.jpg': 'JPEG',
    'poster.webp': 'WEBP',
  });
  return { ...data, beside: (name: string) => data.address.replace('video.mp4', name) };
}

test('the streams of a recording lie beside its file, and open and expire with its address', async () => {
  const pictures = { everySeconds: 10, count: 3, columns: 3, width: 160, height: 90 };
  const { id, address, beside } = await streamed({
    renditions,
    seekPictures: pictures,
    poster: { width: 640, height: 360 },
  });

  const shown = presentStreams(await app.db.media.findUniqueOrThrow({ where: { id } }), address);
  expect(shown).toMatchObject({
    address: beside('master.m3u8'),
    renditions: [
      { name: 'a64', height: null },
      { name: 'v240' },
      { name: 'v360', address: beside('v360.mp4'), size: 10, averageBandwidth: 400_000 },
    ],
    seekPictures: { ...pictures, address: beside('seek.jpg') },
  });
  expect(JSON.stringify(shown)).not.toContain('codecs');

  const master = await get(beside('master.m3u8'));
  expect([master.headers.get('content-type'), master.headers.get('cache-control')]).toEqual([
    'application/vnd.apple.mpegurl',
    'private, max-age=0',
  ]);
  expect((await master.text()).split('\n').filter((line) => !/^#EXT(M3U|-X-(VERSION|INDEPENDENT))/.test(line))).toEqual(
    [
      '#EXT-X-STREAM-INF:BANDWIDTH=600000,AVERAGE-BANDWIDTH=400000,CODECS="avc1.64001e,mp4a.40.2",RESOLUTION=640x360',
      'v360.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=300000,AVERAGE-BANDWIDTH=200000,CODECS="avc1.64001e,mp4a.40.2",RESOLUTION=426x240',
      'v240.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=70000,AVERAGE-BANDWIDTH=66000,CODECS="mp4a.40.2"',
      'a64.m3u8',
      '',
    ],
  );
  expect(await (await get(beside('v360.m3u8'))).text()).toBe(playlist);
  const piece = await get(beside('v360.mp4'), { range: 'bytes=2-4' });
  expect([piece.status, piece.headers.get('content-type'), await piece.text()]).toEqual([206, 'video/mp4', '234']);
  expect(await (await get(beside('seek.jpg'))).text()).toBe('JPEG');
  const row = await app.db.media.findUniqueOrThrow({ where: { id } });
  expect(presentPoster(row, address)).toBe(beside('poster.webp'));
  const poster = await get(beside('poster.webp'));
  expect([poster.headers.get('content-type'), await poster.text()]).toEqual(['image/webp', 'WEBP']);

  app.clock.advance(hours(2));
  for (const name of ['master.m3u8', 'v360.m3u8', 'v360.mp4', 'seek.jpg', 'poster.webp'])
    expect([name, (await get(beside(name))).status]).toEqual([name, 410]);
  app.clock.advance(-hours(2));
});

test('a playlist keeps its address when its rendition is made anew, and names the content of that turn alone', async () => {
  const turn = '1b9d6bcd';
  const { data } = await upload(app, partner, '/media?kind=video', { name: 'a.mp4', content: fixture('lesson.mp4') });
  const poster = { width: 640, height: 360, turn };
  await storeStreams(
    app,
    data.id,
    { renditions: [rendition('v360', { turn })], seekPictures: null, poster },
    { 'v360.m3u8': 'before', 'v360.mp4': 'before', [`v360-${turn}.m3u8`]: 'anew', [`v360-${turn}.mp4`]: '0123456789' },
  );
  const beside = (name: string) => data.address.replace('video.mp4', name);
  const answer = await get(beside('v360.m3u8'));
  expect([answer.headers.get('cache-control'), await answer.text()]).toEqual(['private, max-age=0', 'anew']);
  expect(await (await get(beside(`v360-${turn}.mp4`))).text()).toBe('0123456789');
  expect((await get(beside('v360.mp4'))).status).toBe(404);
  const row = await app.db.media.findUniqueOrThrow({ where: { id: data.id } });
  expect(presentPoster(row, data.address)).toBe(beside(`poster-${turn}.webp`));
});

test('nothing but the files of the streams is found beside a recording', async () => {
  const { beside } = await streamed({ renditions: [rendition('v360')], seekPictures: null, poster: null });
  for (const name of ['v240.mp4', 'v240.m3u8', 'seek.jpg', 'poster.webp', 'v360.jpg', 'original', 'x.mp4', '160.webp'])
    expect([name, (await get(beside(name))).status]).toEqual([name, 404]);
});

test('a recording without a rendition has no streams', async () => {
  const { id, address, beside } = await streamed({ renditions: [], seekPictures: null, poster: null });
  expect(presentStreams(await app.db.media.findUniqueOrThrow({ where: { id } }), address)).toBeNull();
  expect((await get(beside('master.m3u8'))).status).toBe(404);
});
