import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { createDelivery, mediaOrigins } from './delivery.ts';

const database = { DATABASE_URL: 'postgresql://' };
const now = new Date('2026-11-29T00:00:00Z');
const path = 'media/files/ab/01/video.mp4';
const accel = { 'x-delivery': 'accel' };

const handover = (settings: object, headers = {}, { address = null as string | null, type = 'video/mp4' } = {}) =>
  createDelivery(readEnv({ ...database, ...settings }), () => now)?.(headers, {
    type,
    seconds: 60,
    locate: async () => ({ path, address }),
  });

test('a process sends every file unless it is told otherwise', () => {
  expect(handover({})).toBeUndefined();
});

describe('with a web server in front', () => {
  const settings = { MEDIA_DELIVERY: 'accel' };

  test('that server is told where the file is, on the disk or in the store', async () => {
    expect(await handover(settings, accel)).toEqual({ internal: `/stored/${path}` });
    const address = `https://s3.contoh.id:9000/sinau/${path}?X-Amz-Signature=a%2Fb`;
    expect(await handover(settings, accel, { address })).toEqual({
      internal: `/store/https/s3.contoh.id:9000/sinau/${path}?X-Amz-Signature=a%2Fb`,
    });
  });

  test('a call that has passed it by gets the file from the process', async () => {
    expect(await handover(settings)).toBeNull();
  });
});

describe('with a redirect', () => {
  const cdn = {
    MEDIA_DELIVERY: 'redirect',
    MEDIA_CDN_URL: 'https://cdn.contoh.id/',
    MEDIA_CDN_KEY: 'kunci-yang-panjang',
  };
  const s3 = { MEDIA_DELIVERY: 'redirect', STORAGE: 's3', S3_BUCKET: 'sinau' };

  test('the CDN gets an address that its key signs for as long as the signed address is valid', async () => {
    const expires = now.getTime() / 1000 + 60;
    const token = createHash('md5').update(`kunci-yang-panjang/${path}${expires}`).digest('base64url');
    expect(await handover(cdn)).toEqual({ to: `https://cdn.contoh.id/${path}?token=${token}&expires=${expires}` });
  });

  test('the store gets its own address', async () => {
    const address = 'https://s3.contoh.id/sinau/x?X-Amz-Signature=y';
    expect(await handover(s3, {}, { address })).toEqual({ to: address });
  });

  test('files that are downloaded under a name stay with the process', async () => {
    expect(await handover(cdn, {}, { type: 'application/pdf' })).toBeNull();
  });

  test.each([
    [cdn, 'https://cdn.contoh.id'],
    [s3, 'https://sinau.s3.us-east-1.amazonaws.com'],
    [{ ...s3, S3_ENDPOINT: 'http://s3:9000', S3_FORCE_PATH_STYLE: 'true' }, 'http://s3:9000'],
  ])('pages may load recordings from there (%#)', (settings, origin) => {
    expect(mediaOrigins(readEnv({ ...database, ...settings }))).toEqual([origin]);
    expect(
      mediaOrigins(readEnv({ ...database, ...settings, MEDIA_DELIVERY: 'process', MEDIA_CDN_URL: undefined })),
    ).toEqual([]);
  });
});

test.each([
  [{ MEDIA_DELIVERY: 'redirect' }, 'MEDIA_CDN_URL'],
  [{ MEDIA_DELIVERY: 'redirect', MEDIA_CDN_URL: 'https://cdn.contoh.id' }, 'MEDIA_CDN_KEY'],
  [{ MEDIA_CDN_URL: 'https://cdn.contoh.id', MEDIA_CDN_KEY: 'kunci-yang-panjang' }, 'MEDIA_DELIVERY'],
])('a start with %j is refused, and %s is named', (settings, name) => {
  expect(() => readEnv({ ...database, ...settings })).toThrow(name);
});
