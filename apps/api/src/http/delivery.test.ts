import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { createDelivery, mediaOrigins } from './delivery.ts';

const database = { DATABASE_URL: 'postgresql://' };
const now = new Date('2026-11-29T00:00:00Z');
const path = 'media/files/ab/01/video.mp4';
const accel = { 'x-delivery': 'accel' };

const handover = (
  settings: object,
  headers = {},
  { address = null as string | null, type = 'video/mp4', seconds = 3600 } = {},
) =>
  createDelivery(readEnv({ ...database, ...settings }), () => now)?.(headers, type, {
    seconds,
    locate: async (valid) => ({ path, address: address && `${address}&X-Amz-Expires=${valid}` }),
  });

test('the process sends every file unless MEDIA_DELIVERY says otherwise', () => {
  expect(handover({})).toBeUndefined();
});

describe('MEDIA_DELIVERY=accel', () => {
  const settings = { MEDIA_DELIVERY: 'accel' };

  test('nginx gets the location of the file, on the disk or in the store', async () => {
    expect(await handover(settings, accel)).toEqual({ internal: `/stored/${path}` });
    const address = `https://s3.contoh.id:9000/sinau/${path}?X-Amz-Signature=a%2Fb`;
    expect(await handover(settings, accel, { address })).toEqual({
      internal: `/store/https/s3.contoh.id:9000/sinau/${path}?X-Amz-Signature=a%2Fb&X-Amz-Expires=120`,
    });
  });

  test('a call that did not come through nginx gets the file from the process', async () => {
    expect(await handover(settings)).toBeNull();
  });
});

describe('MEDIA_DELIVERY=redirect', () => {
  const cdn = {
    MEDIA_DELIVERY: 'redirect',
    MEDIA_CDN_URL: 'https://cdn.contoh.id/',
    MEDIA_CDN_KEY: 'kunci-yang-panjang',
  };
  const s3 = { MEDIA_DELIVERY: 'redirect', STORAGE: 's3', S3_BUCKET: 'sinau' };

  test.each([
    ['two minutes', 3600, 120],
    ['no longer than the address of the API', 30, 30],
  ])('an address of the CDN is signed with its key, and valid for %s', async (_case, seconds, valid) => {
    const expires = now.getTime() / 1000 + valid;
    const token = createHash('md5').update(`kunci-yang-panjang/${path}${expires}`).digest('base64url');
    const to = `https://cdn.contoh.id/${path}?token=${token}&expires=${expires}`;
    expect(await handover(cdn, {}, { seconds })).toEqual({ to });
  });

  test('an address of the store is valid for two minutes', async () => {
    const address = 'https://s3.contoh.id/sinau/x?X-Amz-Signature=y';
    expect(await handover(s3, {}, { address })).toEqual({ to: `${address}&X-Amz-Expires=120` });
  });

  test('documents are sent by the process', async () => {
    expect(await handover(cdn, {}, { type: 'application/pdf' })).toBeNull();
  });

  test.each([
    [cdn, 'https://cdn.contoh.id'],
    [s3, 'https://sinau.s3.us-east-1.amazonaws.com'],
    [{ ...s3, S3_ENDPOINT: 'http://s3:9000', S3_FORCE_PATH_STYLE: 'true' }, 'http://s3:9000'],
  ])('the content security policy allows the origin of the CDN or store (%#)', (settings, origin) => {
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
])('settings %j are refused, and the error names %s', (settings, name) => {
  expect(() => readEnv({ ...database, ...settings })).toThrow(name);
});
