import { readFile } from 'node:fs/promises';
import { report } from '@sinau/api-client';
import { addDays, dayOf, startOf } from '@sinau/format/calendar';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookDisputes, bookRefunds } from '../../commerce/ledger/index.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram, sold, type ProgramRow } from '../../testing/classes.ts';
import { publishedBundle } from '../../testing/marketplace.ts';
import { plansOf, tablesOf } from '../../testing/plans.ts';
import { newPartner, newPerson, type PartnerPerson, type Person } from '../../testing/scene.ts';
import { seededRandom, seeds, type SeededRandom } from '../../testing/seeded-random.ts';

let app: AppUnderTest;
let people: Person[];
beforeAll(async () => {
  app = await startApp();
  people = await Promise.all(Array.from({ length: 12 }, () => newPerson(app)));
});
afterAll(() => app.stop());

interface Shop {
  readonly partner: PartnerPerson;
  readonly classes: readonly ProgramRow[];
  readonly random: SeededRandom;
}
async function newShop(seed: number): Promise<Shop> {
  app.clock.stop();
  const partner = await newPartner(app);
  const classes = [];
  for (const title of ['Lead', 'Wawancara', 'Feature']) classes.push(await publishedProgram(app, partner, { title }));
  return { partner, classes, random: seededRandom(seed) };
}
const someTime = ({ random }: Shop) =>
  new Date(startOf(addDays(dayOf(app.clock.now()), -random.int(0, 6))).getTime() + random.int(0, 86_399_999));
const someProgress = ({ random }: Shop) => random.pick([0, 1, 33, 34, 66, 67, 99, 100]);
const ofShop = ({ classes }: Shop) => ({ classId: { in: classes.map(({ id }) => id) } });
const someParticipant = async (shop: Shop) => {
  const all = await app.db.participant.findMany({ where: ofShop(shop), orderBy: { id: 'asc' } });
  return all.length === 0 ? null : shop.random.pick(all);
};
/** Finds a line that is booked, and whether it was refunded. */
async function someLine({ partner: { mitraId }, random }: Shop) {
  const all = await app.db.ledgerEvent.findMany({
    where: { mitraId, kind: 'sale' },
    orderBy: { id: 'asc' },
    select: { orderLineId: true, orderLine: { select: { orderId: true } } },
  });
  return all.length === 0 ? null : random.pick(all);
}

const steps = {
  async enrol(shop: Shop) {
    const [userId, classId] = [shop.random.pick(people).id, shop.random.pick(shop.classes).id];
    const progress = someProgress(shop);
    const row = { createdAt: someTime(shop), progress, completedAt: progress === 100 ? someTime(shop) : null };
    await app.db.participant.upsert({
      where: { userId_classId: { userId, classId } },
      create: { userId, classId, ...row },
      update: row,
    });
  },
  async getOn(shop: Shop) {
    const found = await someParticipant(shop);
    const progress = someProgress(shop);
    const completedAt = progress === 100 ? someTime(shop) : null;
    if (found) await app.db.participant.update({ where: { id: found.id }, data: { progress, completedAt } });
  },
  async leave(shop: Shop) {
    const found = await someParticipant(shop);
    if (found) await app.db.participant.delete({ where: { id: found.id } });
  },
  async sell(shop: Shop) {
    const listPrice = 10_000 + 1_000 * shop.random.int(0, 9);
    await sold(app, shop.random.pick(shop.classes), { listPrice, at: someTime(shop) });
    await app.runJob('ledger.mature');
  },
  async refund(shop: Shop) {
    const line = await someLine(shop);
    if (line) await app.db.$transaction((tx) => bookRefunds(tx, [line.orderLineId!], app.clock.now()));
  },
  async dispute(shop: Shop) {
    const line = await someLine(shop);
    if (!line) return;
    const { orderId } = line.orderLine!;
    await app.db.order.update({ where: { id: orderId }, data: { status: 'DISPUTED', disputedAt: app.clock.now() } });
    await app.db.$transaction((tx) => bookDisputes(tx, [line.orderLineId!], app.clock.now()));
  },
  merge: () => app.runJob('report.merge'),
};
const names = ['enrol', 'enrol', 'getOn', 'leave', 'sell', 'sell', 'refund', 'dispute', 'merge'] as const;

const within = (column: string, from: number, to: number) =>
  `(${column} AT TIME ZONE 'Asia/Jakarta')::date BETWEEN $${from} AND $${to}`;

/** Adds up participants and sales row by row. */
async function plainSums({ partner: { mitraId } }: Shop, from: string, to: string) {
  const { rows: learning } = await app.connections.query(
    `SELECT c.id, count(p.id) FILTER (WHERE ${within('p."createdAt"', 2, 3)})::int AS participants,
       count(p.id) FILTER (WHERE ${within('p."createdAt"', 2, 3)} AND progress = 100)::int AS completed,
       coalesce(floor(avg(progress) FILTER (WHERE ${within('p."createdAt"', 2, 3)})), 0)::int AS "averageProgress",
       count(p.id) FILTER (WHERE ${within('p."completedAt"', 2, 3)})::int AS completions
     FROM "Class" c LEFT JOIN "Participant" p ON p."classId" = c.id WHERE c."mitraId" = $1 GROUP BY c.id`,
    [mitraId, from, to],
  );
  const { rows: kept } = await app.connections.query(
    `SELECT count(*)::int AS sales, coalesce(sum(l."mitraShare"), 0)::int AS share
     FROM "LedgerEvent" v JOIN "OrderLine" l ON l.id = v."orderLineId"
     WHERE v."mitraId" = $1 AND v.kind = 'sale' AND ${within('v."occurredAt"', 2, 3)}
       AND NOT EXISTS (SELECT FROM "LedgerEvent" r WHERE r."orderLineId" = l.id AND r.kind = 'refund')`,
    [mitraId, from, to],
  );
  return { learning, kept: kept[0] };
}

async function expectSums(shop: Shop) {
  const today = dayOf(app.clock.now());
  const [from, to] = [addDays(today, -shop.random.int(3, 6)), addDays(today, -shop.random.int(0, 2))];
  const { learning, kept } = await plainSums(shop, from, to);
  const query = { from, to };
  const { list } = await shop.partner.call(report.classes, { query });
  for (const { id, participants, completed, averageProgress } of learning)
    expect(list.find((row) => row.id === id)).toMatchObject({ participants, completed, averageProgress });
  const sumOf = (name: string) => learning.reduce((sum, row) => sum + row[name], 0);
  const dashboard = await shop.partner.call(report.dashboard, { query });
  expect(dashboard).toMatchObject({
    sales: { current: kept.sales },
    share: { current: kept.share },
    participants: { current: sumOf('participants') },
    completed: { current: sumOf('completions') },
  });
  expect(dashboard.series.reduce((sum, step) => sum + step.share, 0)).toBe(kept.share);
  const sales = await shop.partner.call(report.sales, { query: { ...query, perPage: 100 } });
  expect(sales.list).toHaveLength(sales.total);
  expect(sales.list.reduce((sum, row) => sum + (row.status === 'refunded' ? 0 : row.share), 0)).toBe(kept.share);
}

test.each(seeds(isFullRun ? 2 : 1))(
  'figures are the plain sums after each of some random changes, with seed %i',
  async (seed) => {
    const shop = await newShop(seed);
    for (let step = 0; step < 30; step += 1) {
      await steps[shop.random.pick(names)](shop);
      if (step % 3 === 2) await expectSums(shop);
    }
  },
);

test('counting the participants of each class anew changes no sum', async () => {
  const shop = await newShop(3);
  for (let step = 0; step < 10; step += 1) await steps.enrol(shop);
  const path = '../../../../../prisma/migrations/20261231100100_count_participants/migration.sql';
  await app.connections.query(await readFile(new URL(path, import.meta.url), 'utf8'));
  await expectSums(shop);
  await steps.getOn(shop);
  await expectSums(shop);
});

describe('sales are found', () => {
  test('by a part of a title of class, bundle or ticket, or of an order code, and by no other', async () => {
    const { partner, classes } = await newShop(4);
    const pack = await publishedBundle(app, partner, { title: 'Paket 100%', classIds: classes.map(({ id }) => id) });
    const [lead, talk] = [await sold(app, classes[0]!), await sold(app, classes[1]!)];
    await app.db.orderLine.update({ where: { id: talk.lines[0]!.id }, data: { bundleId: pack.id } });
    await app.runJob('ledger.mature');
    const codesFor = async (keyword: string) => {
      const { list, total } = await partner.call(report.sales, { query: { keyword } });
      expect(total).toBe(list.length);
      return list.map(({ orderId }) => orderId);
    };
    expect(await codesFor('lEAd')).toEqual([lead.code]);
    expect(await codesFor('ket 100%')).toEqual([talk.code]);
    expect(await codesFor(lead.code.slice(4, 20))).toEqual([lead.code]);
    expect(await codesFor('_')).toEqual([]);
    expect((await codesFor('a')).toSorted()).toEqual([lead.code, talk.code].toSorted());
  });

  test.each(['share', 'listPrice', 'paid', 'fee', 'title', 'paidAt'] as const)(
    'for a page by %s in the order of an index',
    async (name) => {
      const { partner, classes } = await newShop(5);
      await sold(app, classes[0]!);
      await app.runJob('ledger.mature');
      const plans = await plansOf(app, () => partner.call(report.sales, { query: { sort: `-${name}` } }));
      const page = plans.find((nodes) => nodes.some((node) => node['Node Type'] === 'Limit' && isOfSales(node)))!;
      const limit = page.find((node) => node['Node Type'] === 'Limit' && isOfSales(node))!;
      const index = `Sale_mitraId_${name === 'paidAt' ? 'occurredAt' : name}_id_idx`;
      expect(limit.Plans).toMatchObject([{ 'Index Name': index }]);
    },
  );
});
const isOfSales = ({ Plans }: { Plans?: readonly { 'Relation Name'?: string }[] }) =>
  Plans?.[0]?.['Relation Name'] === 'Sale';

test('the dashboard and the list of classes read days, not sales or participants', async () => {
  const { partner } = await newShop(6);
  const query = { to: dayOf(app.clock.now()) };
  const plans = await plansOf(app, async () => {
    await partner.call(report.dashboard, { query });
    await partner.call(report.summary, { query });
    await partner.call(report.classes, { query: { ...query, filter: { type: 'program' } } });
  });
  const read = tablesOf(plans);
  for (const table of ['SalesFigure', 'ParticipantFigure']) expect(read).toContain(table);
  for (const table of ['LedgerEvent', 'LedgerEntry', 'Sale', 'Order']) expect(read).not.toContain(table);
});
