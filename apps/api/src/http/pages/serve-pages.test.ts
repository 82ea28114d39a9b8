import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { readEnv } from '../../platform/env.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { handleErrors } from '../error-handler.ts';
import { securityHeaders, sendHeaders } from '../security.ts';
import { buildApplications, ownTags } from '../../testing/built-applications.ts';
import { createReleaseArchive } from './release-archive.ts';
import { servePages } from './index.ts';

const root = buildApplications();
const env = readEnv({
  DATABASE_URL: 'postgresql://',
  GOOGLE_CLIENT_ID: 'sinau.apps.googleusercontent.com',
  DATA_DIR: join(root, 'data'),
});
let app: FastifyInstance;
let origin: string;
/** Addresses that calls of the API came from. */
const callers: string[] = [];
/** Cache entry of the page in progress, as for many readers. */
const cacheEntry = { ttlMs: Infinity };
beforeAll(async () => {
  app = Fastify();
  handleErrors(app);
  app.addHook('onRequest', async (request) => void (request.cacheEntry = cacheEntry));
  sendHeaders(app, securityHeaders({ isHttps: false }));
  app.get('/api/v2/program/:slug', async ({ params }, reply) => {
    const status = (params as { slug: string }).slug === 'dihapus' ? 410 : 404;
    return reply.code(status).send({ data: null });
  });
  app.get('/api/*', async ({ ip }) => {
    callers.push(ip);
    return { data: { total: 1 } };
  });
  await servePages(app, { ...env, root }, systemClock);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

test.each(['//', '///', '//[', '//contoh.id:x/catalog'])('%s opens the not-found page', async (path) => {
  const response = await fetch(origin + path);
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('learner')]);
});

test.each([
  ['dihapus', 410],
  ['tidak-pernah-ada', 404],
])('the page of a class has the status of its call: %s is %i', async (slug, status) => {
  expect((await fetch(`${origin}/catalog/${slug}`)).status).toBe(status);
});

/** Addresses of a class as people share them: each shows the class, or redirects to the address that does. */
const sharedAddresses = readFileSync(new URL('./shared-addresses.fixture.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0]!.replace('{slug}', 'menulis-lead').replace('{SLUG}', 'MENULIS-LEAD'));

test.each<[string, string]>([
  ...sharedAddresses.map((address): [string, string] => [address, '/catalog/menulis-lead']),
  ['/Catalog?tabs=1&utm_source=Surat', '/catalog?tabs=1&utm_source=Surat'],
  ['/creator/Dashboard/', '/creator/dashboard'],
])('%s redirects permanently to its canonical address', async (path, canonical) => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, canonical]);
});

test.each(['/catalog/%00', '/article/a%0Ab', '/creator/class/%7F/team'])(
  '%s, with a control character, redirects nowhere',
  async (path) => {
    expect((await fetch(origin + path, { redirect: 'manual' })).status).toBe(404);
  },
);

test("a page's own calls come from its visitor's address, so that they count against that visitor's limits", async () => {
  callers.length = 0;
  await app.inject({ url: '/catalog', remoteAddress: '203.0.113.7' });
  expect(callers.length).toBeGreaterThan(0);
  expect(new Set(callers)).toEqual(new Set(['203.0.113.7']));
});

test('the files of the builder are sent with its page, and with no other of the portal', async () => {
  const read = async (path: string) => (await app.inject({ url: path })).body;
  const link = '<link rel="modulepreload" crossorigin href="/creator/assets/builder.js">';
  expect(await read('/creator/create-class/setting?name=menulis-lead')).toContain(link);
  expect(await read('/creator/create-class/menulis-lead')).toContain(link);
  expect(await read('/creator/dashboard')).not.toContain('builder.js');
});

test("pages with Google's button allow its script, and no other page does", async () => {
  const policyOf = async (url: string) => {
    const { headers } = await app.inject({ url });
    return `${headers['content-security-policy']} ${headers['cross-origin-opener-policy']}`;
  };
  for (const path of ['/login', '/login?next=%2Fcart', '/register'])
    expect([path, await policyOf(path)]).toEqual([
      path,
      expect.stringMatching(/gsi\/client.* same-origin-allow-popups$/),
    ]);
  for (const path of ['/', '/catalog', '/login-lain', '/tidak-ada', '/creator', '/robots.txt', '/api/catalog'])
    expect([path, await policyOf(path)]).toEqual([path, expect.not.stringMatching(/accounts.google|allow-popups/)]);
});

test('a public page is sent as the application has rendered it, any other is rendered by the browser', async () => {
  const read = async (path: string) => (await app.inject({ url: path })).body;
  expect(await read('/catalog')).toMatch(/<div id="root" data-rendered-at="20[^"]+"><h1>\/catalog<\/h1><\/div>/);
  expect(await read('/cart')).toContain('<div id="root"></div>');
});

test('a rendered page is cached for a minute, and one that was sent unrendered is tried again after five seconds', async () => {
  await app.inject({ url: '/catalog' });
  expect(cacheEntry.ttlMs).toBeGreaterThan(50_000);
  const { body } = await app.inject({ url: '/catalog?keyword=gagal' });
  expect([body.includes('<div id="root"></div>'), cacheEntry.ttlMs]).toEqual([true, 5_000]);
});

test("only the template's own inline scripts may run", async () => {
  const policyOf = async (path: string) => (await app.inject({ url: path })).headers['content-security-policy'];
  const hash = createHash('sha256').update('early()').digest('base64');
  expect(await policyOf('/catalog')).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('a rendered page contains its styles, and names its code for a script to fetch after the first paint', async () => {
  const rendered = (await app.inject({ url: '/catalog' })).body;
  expect(rendered).toContain('<style>p{color:red}</style><link rel="stylesheet" disabled href="/assets/app.css">');
  expect(rendered.match(/<link data-later[^>]+>/g)).toEqual([
    '<link data-later crossorigin href="/assets/app.js">',
    '<link data-later crossorigin href="/assets/vendor.js">',
  ]);
  expect(rendered).not.toMatch(/rel="(preload|modulepreload)"|<script type="module"/);
  expect((await app.inject({ url: '/cart' })).body).toContain(ownTags);
});

test('files have no headers that only pages need', async () => {
  const { headers } = await app.inject({ url: '/assets/app.css' });
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('an asset of a former release is served as immutable, and an unknown asset answers 404', async () => {
  const store = createFileStore('releases', env);
  const folder = mkdtempSync(join(tmpdir(), 'sinau-former-'));
  writeFileSync(join(folder, 'former.js'), 'run()');
  await createReleaseArchive(store, { creator: folder }, systemClock).add();
  rmSync(folder, { recursive: true });
  const { statusCode, headers, body } = await app.inject({ url: '/creator/assets/former.js?x' });
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'run()',
  ]);
  for (const url of ['/assets/former.js', '/creator/assets/unknown.js', '/assets/a%2Fb.js'])
    expect((await app.inject({ url })).statusCode).toBe(404);
});
