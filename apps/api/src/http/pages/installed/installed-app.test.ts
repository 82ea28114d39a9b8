import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { loadSharp } from '../../../platform/load-sharp.ts';
import { ownTags } from '../../../testing/built-applications.ts';
import { icons } from './manifest.ts';
import { serveInstalledApp } from './index.ts';
import { readSavedLessonsApp } from './saved-lessons.ts';

const font = '/assets/plus-jakarta-sans-latin-wght-normal-x1.woff2';
const template = ownTags.replace('/assets/font.woff2', font);

const saved = {
  html: '<p>Materi tersimpan</p>',
  headers: { 'x-frame-options': 'DENY' },
  files: ['/saved-lessons', '/saved-lessons/assets/a.js'],
};

function serve(options = {}) {
  const app = Fastify();
  serveInstalledApp(app, { productName: 'Sinau', template, saved, ...options });
  return async (path: string) => app.inject({ url: path });
}
const versionIn = (worker: string) => /const version = '(offline-[\w-]{12})'/.exec(worker)?.[1];

test.each(['/manifest.webmanifest', '/service-worker.js', '/offline', '/offline.js', '/saved-lessons'])(
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

describe('the page of saved lessons', () => {
  const versionOf = (worker: string) => /const savedVersion = '(saved-[\w-]{12})'/.exec(worker)?.[1];

  test('is named in the service worker with its files, in a new version as soon as one changes', async () => {
    const { body } = await serve()('/service-worker.js');
    expect(body).toContain(`JSON.parse('["/saved-lessons","/saved-lessons/assets/a.js"]')`);
    const other = await serve({ saved: { ...saved, files: ['/saved-lessons', '/saved-lessons/assets/b.js'] } })(
      '/service-worker.js',
    );
    expect(versionOf(body)).toBeTypeOf('string');
    expect(versionOf(other.body)).not.toBe(versionOf(body));
    expect(versionIn(other.body)).toBe(versionIn(body));
  });

  test('has headers of its own, which its stored copy keeps', async () => {
    const { headers, body } = await serve()('/saved-lessons');
    expect({ frames: headers['x-frame-options'], body }).toEqual({ frames: 'DENY', body: saved.html });
  });
});

test('the files of saved lessons are all that their application needs, without the engine of streams', () => {
  const root = mkdtempSync(join(tmpdir(), 'sinau-saved-'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, 'saved-lessons.html'), '<p>');
  const manifest = {
    'saved-lessons.html': { file: 'assets/saved.js', css: ['assets/a.css'] },
    'watermark.tsx': { file: 'assets/watermark.js', css: ['assets/a.css', 'assets/b.css'] },
    'x/player/streams/stream-engine.ts': { file: 'assets/hls.js' },
    'font.woff2': { file: 'assets/plus-jakarta-sans-latin-wght-normal-x.woff2' },
    'other.woff2': { file: 'assets/plus-jakarta-sans-cyrillic-ext-wght-normal-x.woff2' },
  };
  writeFileSync(join(root, '.vite/manifest.json'), JSON.stringify(manifest));
  expect(readSavedLessonsApp(root)).toEqual({
    template: '<p>',
    files: [
      '/saved-lessons',
      '/saved-lessons/assets/a.css',
      '/saved-lessons/assets/b.css',
      '/saved-lessons/assets/plus-jakarta-sans-latin-wght-normal-x.woff2',
      '/saved-lessons/assets/saved.js',
      '/saved-lessons/assets/watermark.js',
    ],
  });
});

test('the offline page has the name of the product as text, and no script of its own inside', async () => {
  const { body } = await serve({ productName: '<b>Toko</b>' })('/offline');
  expect(body).not.toContain('<b>');
  expect(body.match(/<script/g)).toEqual(['<script']);
});
