import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../platform/env.ts';
import { handleErrors } from '../error-handler.ts';
import { catalogPages } from '../../modules/catalog/catalog.pages.ts';
import { servePages } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'sinau-pages-'));
let app: FastifyInstance;
let origin: string;
/** The addresses that calls of the API came from. */
const callers: string[] = [];
beforeAll(async () => {
  for (const folder of [
    'apps/learner/dist/assets',
    'apps/learner/dist/.vite',
    'apps/creator/dist/assets',
    'packages/ui/public/art',
    'packages/ui/public/covers',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'apps/learner/dist/.vite/manifest.json'), '{}');
  for (const name of ['learner', 'creator'])
    writeFileSync(
      join(root, `apps/${name}/dist/index.html`),
      `<html><head><!--head--></head>${name}<!--data--></html>`,
    );
  app = Fastify();
  handleErrors(app);
  app.get('/api/*', async ({ ip }) => {
    callers.push(ip);
    return { data: null };
  });
  await servePages(app, { ...readEnv({ DATABASE_URL: 'postgresql://' }), root }, [...catalogPages]);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

test.each(['//', '///', '//[', '//contoh.id:x/catalog'])(
  '%s opens the page that says that nothing is there',
  async (path) => {
    const response = await fetch(origin + path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('learner')]);
  },
);

test("a page's own calls come from its visitor's address, so that they count against that visitor's limits", async () => {
  callers.length = 0;
  await app.inject({ url: '/catalog', remoteAddress: '203.0.113.7' });
  expect(callers.length).toBeGreaterThan(0);
  expect(new Set(callers)).toEqual(new Set(['203.0.113.7']));
});
