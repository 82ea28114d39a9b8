import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { loadSharp } from '../../../platform/load-sharp.ts';
import { ownTags } from '../../../testing/built-applications.ts';
import { icons } from './manifest.ts';
import { serveInstalledApp } from './index.ts';

const font = '/assets/plus-jakarta-sans-latin-wght-normal-x1.woff2';
const template = ownTags.replace('/assets/font.woff2', font);

function serve(options = {}) {
  const app = Fastify();
  serveInstalledApp(app, { productName: 'Sinau', template, ...options });
  return async (path: string) => app.inject({ url: path });
}
const versionIn = (worker: string) => /const version = '(offline-[\w-]{12})'/.exec(worker)?.[1];

test.each(['/manifest.webmanifest', '/service-worker.js', '/offline', '/offline.js'])(
  '%s is revalidated at each use, so that a new release takes over',
  async (path) => {
    const { statusCode, headers } = await serve()(path);
    expect({ statusCode, cache: headers['cache-control'] }).toEqual({ statusCode: 200, cache: 'no-cache' });
  },
);

test('the manifest names icons and screenshots, and the application opens with the classes of its user', async () => {
  const manifest = (await serve({ productName: 'Belajar' })('/manifest.webmanifest')).json<{ icons: unknown[] }>();
  expect(manifest).toMatchObject({ name: 'Belajar', start_url: '/my-class', scope: '/', display: 'standalone' });
  expect(manifest.icons).toContainEqual({
    src: '/icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  });
});

test.each(Object.entries(icons))('%s is drawn in its size', async (name, { size, isMaskable }) => {
  const { headers, rawPayload } = await serve()(`/${name}`);
  expect(headers['content-type']).toBe('image/png');
  const sharp = await loadSharp();
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  const { isOpaque } = await sharp(rawPayload).stats();
  // Maskable icons fill their corners, which the device cuts off; the others have round ones.
  expect(isOpaque).toBe(isMaskable);
});

describe('the service worker', () => {
  test('caches the offline page, its script and its font', async () => {
    const { body } = await serve()('/service-worker.js');
    expect(body).toContain(`JSON.parse('["/offline","/offline.js","${font}"]')`);
  });

  test('has a new version as soon as the offline page changes', async () => {
    const [first, same, renamed] = await Promise.all(
      [{}, {}, { productName: 'Belajar' }].map(async (options) =>
        versionIn((await serve(options)('/service-worker.js')).body),
      ),
    );
    expect(first).toBeTypeOf('string');
    expect(same).toBe(first);
    expect(renamed).not.toBe(first);
  });
});

test('the offline page has the name of the product as text, and no script of its own inside', async () => {
  const { body } = await serve({ productName: '<b>Toko</b>' })('/offline');
  expect(body).not.toContain('<b>');
  expect(body.match(/<script/g)).toEqual(['<script']);
});
