import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scheduledBannerChanges } from '../../storefront/content/content.queries.ts';
import { scheduledOfferChanges } from '../../storefront/catalog/scheduled-changes.queries.ts';
import { scheduledStockChanges } from '../../storefront/stock/index.ts';
import { Prisma } from '../../platform/db.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { buildApplications } from '../../testing/built-applications.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { scene } from '../../testing/scene.ts';

const root = buildApplications();
let app: AppUnderTest;
/** Tables that the pages of a class, a webinar and a bundle are read from. */
let tables: readonly string[];
beforeAll(async () => {
  app = await startApp({ root });
  const { partner } = await scene(app);
  const [first, second] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const held = await publishedWebinar(app, partner);
  const pack = await publishedBundle(app, partner, { classIds: [first.id, second.id] });
  const rows = await app.db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  for (const { slug } of [first, held, pack]) {
    const { statusCode } = await app.app.inject({ url: `/catalog/${slug}` });
    expect(statusCode).toBe(200);
  }
  const texts = query.mock.calls.map(([sent]) => (sent as unknown as { text?: string }).text ?? '').join();
  query.mockRestore();
  tables = rows.map(({ name }) => name).filter((name) => texts.includes(`"${name}"`));
});
afterAll(async () => {
  await app.stop();
  rmSync(root, { recursive: true });
});

/** Tables in which a visitor has nothing, and counts that are a minute old by themselves. */
const notShown = [
  'Participant',
  'Grant',
  'LessonSession',
  'Submission',
  'DiscussionLike',
  'WaitingEntry',
  'CatalogCounts',
];

test('each table that the page of a class is read from signals its changes', async () => {
  const rows = await app.db.$queryRaw<{ name: string; event: string }[]>`
    SELECT event_object_table AS name, event_manipulation AS event FROM information_schema.triggers
    WHERE action_statement ~ 'shown_[a-z_]*(changed|updated)'`;
  const announced = Map.groupBy(rows, ({ name }) => name);
  const eventsOf = (name: string) => new Set(announced.get(name)?.map(({ event }) => event));
  expect(tables).toEqual(expect.arrayContaining(['Class', 'Bundle', 'SeatStock', 'Review', 'Discussion', 'Banner']));
  const silent = tables.filter((name) => !notShown.includes(name) && eventsOf(name).size < 3);
  // No page shows a user before they are renamed, and a new name signals what they wrote.
  expect(silent).toEqual(['User']);
  expect([...eventsOf('User')]).toEqual(['UPDATE']);
});

/** Names of times in the past. */
const past = /(ed|Up|Down|Told|[hH]idden|archive)At$/;
/** Shown as they are: what follows from them is seen on the screen alone, or by participants. */
const shownAsTheyAre = [
  'Class.startsAt',
  'LiveSession.endsAt',
  'LiveSession.remindedDayFor',
  'LiveSession.remindedHourFor',
  'LiveSession.startsAt',
  'LiveSession.toldEndsAt',
  'LiveSession.toldStartsAt',
];

test('each time at which the clock changes these pages is a scheduled change up to which they are stored', async () => {
  const shown = tables.filter((name) => !notShown.includes(name));
  const columns = await app.db.$queryRaw<{ table: string; name: string }[]>`
    SELECT table_name AS "table", column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type LIKE 'timestamp%' AND table_name = ANY(${shown})`;
  const ahead = columns.filter(({ table, name }) => !past.test(name) && !shownAsTheyAre.includes(`${table}.${name}`));
  const scheduledChanges = [scheduledOfferChanges, scheduledStockChanges, scheduledBannerChanges].flatMap((changesOf) =>
    changesOf(Prisma.empty).text.split('UNION ALL'),
  );
  const missing = ahead.filter(
    ({ table, name }) => !scheduledChanges.some((text) => text.includes(`"${table}"`) && text.includes(`"${name}"`)),
  );
  expect(ahead.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
