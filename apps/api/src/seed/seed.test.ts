import { auth, catalog, category, content, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later } from '../platform/clock.ts';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedDemo } from './demo.ts';
import { seedReference } from './reference.ts';

let app: AppUnderTest;
const now = new Date();
const seed = async () => {
  await seedReference(app.db, app.env);
  await seedDemo(app.db, now);
};

beforeAll(async () => {
  app = await startApp();
  await seed();
});
afterAll(() => app.stop());

/** Every row of every table, in short. */
async function fingerprint() {
  const { rows } = await app.connections.query<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const sums = await Promise.all(rows.map(async ({ name }) => {
    const result = await app.connections.query<{ sum: string | null }>(`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM "${name}" t`);
    return [name, result.rows[0]!.sum];
  }));
  return Object.fromEntries(sums) as Record<string, string | null>;
}

const signIn = async (role: string) => {
  const { email, password } = demoAccounts.find((account) => account.role === role)!;
  return app.signedIn((await app.visitor.call(auth.requestToken, { body: { email, password } })).token);
};

test('loading everything a second time changes nothing', async () => {
  const before = await fingerprint();
  await seed();
  expect(await fingerprint()).toEqual(before);
});

test('there are twelve topics, banks, and both legal texts under the product name', async () => {
  expect((await app.visitor.call(category.list, { query: { page: 0, perPage: 0 } })).list.map(({ slug }) => slug).slice(0, 2)).toEqual(['jurnalistik-menulis', 'data-ai']);
  expect(await app.db.category.count()).toBe(12);
  expect(await app.db.bank.count()).toBeGreaterThanOrEqual(25);
  for (const slug of ['privacy', 'terms'] as const) expect((await app.visitor.call(content.legalText, { params: { slug } })).body).toMatch(/Sinau.*<h2>.*<h2>/);
});

test('the demo shows classes of three formats, and a banner that runs', async () => {
  const { list, facets } = await app.visitor.call(catalog.list, { query: { page: 0, perPage: 0 } });
  expect(list.length).toBeGreaterThanOrEqual(10);
  expect(facets.tab.filter(({ count }) => count).map(({ value }) => value)).toEqual(['self-paced', 'intensive', 'bootcamp']);
  expect(await app.visitor.call(content.banner)).toMatchObject({ endDate: later(now, days(14)).toISOString() });
  for (const { slug, participantCount } of list) {
    const page = await app.visitor.call(program.detail, { params: { id: slug } });
    expect(page.sections.flatMap(({ lessons }) => lessons).every(({ isComplete }) => isComplete)).toBe(true);
    expect(await app.db.participant.count({ where: { classId: page.id } })).toBe(participantCount);
    expect(new Date(page.updatedAt).getTime()).toBeLessThan(now.getTime() - days(5));
  }
});

test('each demo account can sign in to what its role is for', async () => {
  const learner = await signIn('Peserta');
  expect(await learner.call(program.participantDetail, { params: { id: 'menulis-berita-yang-dibaca-sampai-habis' } })).toMatchObject({ participant: { progress: 42 } });
  const partner = await signIn('Mitra');
  expect(await partner.call(auth.me)).toMatchObject({ isMitra: true, statusApproveMitra: 'Verified', mitra: { slug: 'ruang-redaksi' } });
  expect(new Set((await partner.call(program.mine, { query: { page: 0, perPage: 0 } })).list.map(({ statusApprove }) => statusApprove))).toEqual(new Set(['publish', 'waiting', 'draft']));
  expect(await (await signIn('Operator')).call(auth.me)).toMatchObject({ isOperator: true });
});
