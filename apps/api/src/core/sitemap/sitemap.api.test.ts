import { program } from '@sinau/api-client';
import { screens } from '@sinau/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlIn } from '../../platform/db.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';
import { sitemapFiles } from './sitemap.service.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const read = async (path: string) => {
  const { statusCode, body, headers } = await app.app.inject({ url: path });
  return { statusCode, body, type: headers['content-type'], addresses: addressesIn(body) };
};
const addressesIn = (body: string) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

test('the index lists a sitemap for each kind that has pages, and the sitemaps list classes that are for sale', async () => {
  const { partner } = await scene(app);
  const shown = await publishedProgram(app, partner);
  const archived = await publishedProgram(app, partner);
  await partner.call(program.archiveOrRestore, { params: { id: archived.id } });

  const index = await read('/sitemap.xml');
  expect(index).toMatchObject({ statusCode: 200, type: 'application/xml; charset=utf-8' });
  const origin = index.addresses[0]!.replace('/sitemaps/fixed.xml', '');
  expect(index.addresses).toContain(`${origin}/sitemaps/program-1.xml`);
  expect(index.addresses).toContain(`${origin}/sitemaps/mitra-1.xml`);
  expect(index.addresses).not.toContain(`${origin}/sitemaps/article-1.xml`);

  const programs = await read('/sitemaps/program-1.xml');
  expect(programs.addresses).toContain(origin + screens.classPage(shown.slug));
  expect(programs.addresses).not.toContain(origin + screens.classPage(archived.slug));
  expect(programs.body).toContain('<lastmod>20');
  expect((await read('/sitemaps/fixed.xml')).addresses).toContain(`${origin}/terms-policy?tab=1`);
});

test.each(['program-2.xml', 'program-0.xml', 'rahasia-1.xml', 'program-1'])('%s is not found', async (name) => {
  expect((await read(`/sitemaps/${name}`)).statusCode).toBe(404);
});

test('addresses beyond one file continue in the next, and none is lost or repeated', async () => {
  const { partner } = await scene(app);
  for (let index = 0; index < 3; index += 1) await publishedProgram(app, partner);
  const [index, files] = sitemapFiles({ sql: sqlIn(app.db), env: app.env }, { perFile: 2 });
  const names = addressesIn((await index!.answer({}))!.body as string).filter((name) => name?.includes('/program-'));
  expect(names.length).toBeGreaterThan(1);
  const found: (string | undefined)[] = [];
  for (const name of names) {
    const answer = await files!.answer({ name: name!.split('/').at(-1)! });
    for await (const chunk of answer!.body as AsyncIterable<string>) found.push(...addressesIn(chunk));
  }
  expect(found.toSorted()).toEqual((await read('/sitemaps/program-1.xml')).addresses.toSorted());
});
