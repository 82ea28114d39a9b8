import { readFile } from 'node:fs/promises';
import { casesOfRun, isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Difference } from '@sinau/contracts/commerce/ledger/proof.schemas';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram, sold } from '../../testing/classes.ts';
import { plansOf, rowsRead } from '../../testing/plans.ts';
import { newPartner } from '../../testing/scene.ts';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';
import { bookDisputes, bookDisputesWon, bookRefunds } from './reversals.ts';
import { findBalances } from './books.queries.ts';
import { closePeriods } from './closing.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const mature = () => app.runJob('ledger.mature');
const prove = () => app.runJob('ledger.prove');
const proveAll = () => app.runJob('ledger.prove', { isFull: true });
const newestProof = async () => {
  const { isFull, differences } = await app.db.ledgerProof.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return { isFull, differences: differences as unknown as Difference[] };
};
const newestPeriod = () =>
  app.db.ledgerPeriod.findFirstOrThrow({ orderBy: { number: 'desc' }, include: { totals: true } });

/** Sells a class some times, and closes the books with all that happened so far. */
async function closedShop(sales = 2) {
  app.clock.stop();
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner);
  const lines = [];
  for (let one = 0; one < sales; one += 1) lines.push((await sold(app, program)).lines[0]!.id);
  await mature();
  app.clock.advance(days(2));
  expect(await proveAll()).toBe(true);
  return { partner, program, lines };
}

/** Changes rows behind the triggers that keep them. */
async function tamper(statement: string, values: unknown[]) {
  const client = await app.connections.connect();
  await client.query('SET session_replication_role = replica');
  await client.query(statement, values);
  client.release(true);
}
const eventOf = (orderLineId: string) =>
  app.db.ledgerEvent.findFirstOrThrow({ where: { orderLineId, kind: 'sale' }, select: { id: true } });

test('a sound proof closes what was booked a day ago, with its totals and the balances of its mitra', async () => {
  const { partner } = await closedShop();
  const closed = await app.db.closedBalance.findMany({ where: { mitraId: partner.mitraId } });
  expect(closed.map(({ account, amount }) => [account, Number(amount)])).toEqual([['held', 240_000]]);
  const { totals, events } = await newestPeriod();
  expect(events).toBeGreaterThanOrEqual(2);
  expect(totals.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
  await prove();
  expect(await newestProof()).toEqual({ isFull: false, differences: [] });
});

test('events of less than a day ago stay open', async () => {
  const { program } = await closedShop();
  const { number } = await newestPeriod();
  app.clock.stop();
  await sold(app, program);
  await mature();
  // Ids tell the time of the database, which the clock of a test is days ahead of.
  await closePeriods(app.db, new Date());
  expect((await newestPeriod()).number).toBe(number);
});

test('nothing is booked in a closed period, and no period is changed', async () => {
  const { partner, lines } = await closedShop();
  const { id } = await eventOf(lines[0]!);
  const { lastEventId, number } = await newestPeriod();
  await expect(
    app.connections.query(
      `WITH made AS (
         INSERT INTO "LedgerEvent" (id, kind, "mitraId", "orderLineId", "occurredAt") SELECT $1, 'maturity', $2, $3, now() RETURNING id)
       INSERT INTO "LedgerEntry" ("eventId", account, "mitraId", amount)
       SELECT id, account::"LedgerAccount", $2, amount FROM made, (VALUES ('held', -1), ('available', 1)) AS e (account, amount)`,
      [lastEventId.replace(/.{4}$/, '0000'), partner.mitraId, lines[0]],
    ),
  ).rejects.toThrow('is in a closed period');
  await expect(
    app.connections.query(
      `INSERT INTO "LedgerEntry" ("eventId", account, "mitraId", amount) VALUES ($1, 'available', $2, 5), ($1, 'debt', $2, -5)`,
      [id, partner.mitraId],
    ),
  ).rejects.toThrow('is in a closed period');
  for (const statement of [
    'UPDATE "LedgerPeriod" SET events = events + 1',
    'DELETE FROM "LedgerPeriodTotal"',
    'DELETE FROM "ClosedBalance"',
  ])
    await expect(app.connections.query(statement)).rejects.toThrow('append-only');
  await expect(
    app.connections.query(
      `INSERT INTO "LedgerPeriod" ("lastEventId", through, "closedAt", events) VALUES (uuidv7(), now(), now(), 1)`,
    ),
  ).rejects.toThrow('does not balance');
  expect((await newestPeriod()).number).toBe(number);
});

test(
  'a booking that is under way is waited for, so that a period ends before or after it',
  { tags: 'night' },
  async () => {
    const { program } = await closedShop();
    await sold(app, program);
    await mature();
    app.clock.advance(days(2));
    const { id, lines } = await sold(app, program);
    await app.db.order.update({ where: { id }, data: { status: 'DISPUTED', disputedAt: app.clock.now() } });
    const booking = await app.connections.connect();
    try {
      await booking.query('BEGIN');
      await booking.query(
        `INSERT INTO "LedgerEvent" (kind, "mitraId", "orderLineId", "occurredAt", "heldUntil")
       SELECT 'sale', "mitraId", $1, now(), now() FROM "Class" WHERE id = $2`,
        [lines[0]!.id, program.id],
      );
      await expect(prove()).rejects.toThrow('lock timeout');
    } finally {
      await booking.query('ROLLBACK');
      booking.release();
    }
    expect(await prove()).toBe(true);
  },
);

test.each(casesOfRun(['full', 'bounded'], 1))(
  'a changed row of a closed period is found by the full proof: %s',
  async (kind) => {
    const { partner, lines } = await closedShop();
    const { id } = await eventOf(lines[1]!);
    const change = (by: number) =>
      tamper(`UPDATE "LedgerEntry" SET amount = amount + $2 WHERE "eventId" = $1 AND account = 'held'`, [id, by]);
    await change(1_000);
    if (kind === 'bounded') expect(await prove()).toBe(true);
    else {
      const { number } = await newestPeriod();
      expect(await proveAll()).toBe(false);
      expect(await newestProof()).toEqual({
        isFull: true,
        differences: [
          { kind: 'imbalance', count: 1, examples: ['1000'] },
          { kind: 'unbalancedEvents', count: 1, examples: [] },
          { kind: 'closedTotals', count: 2, examples: [`#${number} held 1000`, `${partner.mitraId} held 1000`] },
        ],
      });
      // Each night reads everything until the difference is gone.
      expect(await prove()).toBe(false);
      expect((await newestProof()).isFull).toBe(true);
    }
    await change(-1_000);
    expect(await proveAll()).toBe(true);
  },
);

test(
  'rows that moved from one mitra to another, or are gone, are found by the full proof',
  { tags: 'night' },
  async () => {
    const { lines, partner } = await closedShop();
    const other = await newPartner(app);
    const { id } = await eventOf(lines[0]!);
    const moveTo = (mitraId: string) =>
      tamper(`UPDATE "LedgerEntry" SET "mitraId" = $2 WHERE "eventId" = $1 AND account = 'held'`, [id, mitraId]);
    await moveTo(other.mitraId);
    expect(await proveAll()).toBe(false);
    const [{ kind, examples } = { kind: '', examples: [] }] = (await newestProof()).differences;
    expect([kind, examples.toSorted()]).toEqual([
      'closedTotals',
      [`${other.mitraId} held 120000`, `${partner.mitraId} held -120000`].toSorted(),
    ]);
    await moveTo(partner.mitraId);
    await tamper(`DELETE FROM "HeldShare" WHERE "orderLineId" = $1`, [lines[0]]);
    await proveAll();
    expect((await newestProof()).differences).toEqual([{ kind: 'heldShares', count: 1, examples: [lines[0]] }]);
    await app.connections.query(
      `INSERT INTO "HeldShare" SELECT "orderLineId", "mitraId", "heldUntil" FROM "LedgerEvent" WHERE id = $1`,
      [id],
    );
    expect(await proveAll()).toBe(true);
  },
);

test('stored totals that were changed, and open rows, are found by each proof', { tags: 'night' }, async () => {
  const { partner, program } = await closedShop();
  const add = (by: number) =>
    tamper(`UPDATE "ClosedBalance" SET amount = amount + $2 WHERE "mitraId" = $1`, [partner.mitraId, by]);
  await add(7);
  expect(await prove()).toBe(false);
  expect(await newestProof()).toEqual({
    isFull: false,
    differences: [{ kind: 'closedTotals', count: 1, examples: ['held 7'] }],
  });
  await add(-7);
  expect(await proveAll()).toBe(true);
  const { lines } = await sold(app, program);
  await mature();
  const { id } = await eventOf(lines[0]!.id);
  const change = (by: number) =>
    tamper(`UPDATE "LedgerEntry" SET amount = amount + $2 WHERE "eventId" = $1 AND account = 'held'`, [id, by]);
  await change(3);
  expect(await prove()).toBe(false);
  expect((await newestProof()).differences.map(({ kind }) => kind)).toEqual(['imbalance', 'unbalancedEvents']);
  await change(-3);
  expect(await proveAll()).toBe(true);
});

/** Sells a class many times, frees the shares, and closes the books with all of it. */
async function closedPast({ partner, program }: Awaited<ReturnType<typeof closedShop>>, sales: number) {
  const at = app.clock.now();
  await app.connections.query(
    `WITH placed AS (
       INSERT INTO "Order" (code, "userId", status, total, "expiresAt", "paidAt", "createdAt", "updatedAt")
       SELECT 'PAST-' || uuidv7(), $1, 'SUCCESS', 150000, $3, $3, $3, $3 FROM generate_series(1, $4::int) RETURNING id)
     INSERT INTO "OrderLine" ("orderId", "classId", title, "listPrice", paid, "feePercent", fee, "mitraShare")
     SELECT id, $2, 'Lead', 150000, 150000, 20, 30000, 120000 FROM placed`,
    [partner.id, program.id, at, sales],
  );
  await mature();
  app.clock.advance(days(8));
  await mature();
  app.clock.advance(days(2));
  expect(await proveAll()).toBe(true);
  await app.connections.query(
    'VACUUM ANALYZE "Order", "OrderLine", "LedgerEvent", "LedgerEntry", "Grant", "HeldShare"',
  );
}

test('more than the closed balance and the open entries together is never taken', { tags: 'night' }, async () => {
  const { partner, lines } = await closedShop();
  app.clock.advance(days(8));
  await mature();
  app.clock.advance(days(2));
  expect(await proveAll()).toBe(true);
  expect(await findBalances(app.db, partner.mitraId)).toEqual({ held: 0, available: 240_000 });
  const take = (line: number, amount: number) =>
    app.connections.query(
      `WITH made AS (
         INSERT INTO "LedgerEvent" (kind, "mitraId", "orderLineId", "occurredAt") VALUES ('dispute', $1, $2, now()) RETURNING id)
       INSERT INTO "LedgerEntry" ("eventId", account, "mitraId", amount)
       SELECT id, account::"LedgerAccount", $1, amount FROM made, (VALUES ('available', -$3::int), ('held', $3::int)) AS e (account, amount)`,
      [partner.mitraId, lines[line], amount],
    );
  await take(0, 200_000);
  await expect(take(1, 40_001)).rejects.toThrow('takes more than');
  await take(1, 40_000);
});

test(
  'a closed past is read by neither the proof, nor what books and frees sales, nor a balance',
  { tags: 'night' },
  async () => {
    const tables = ['LedgerEvent', 'LedgerEntry', 'Order', 'OrderLine', 'Grant', 'HeldShare'];
    const shop = await closedShop();
    const readOf = async () => {
      const plans = await plansOf(app, async () => {
        await prove();
        await mature();
        await findBalances(app.db, shop.partner.mitraId);
      });
      return Object.fromEntries(tables.map((table) => [table, rowsRead(plans, table)]));
    };
    await closedPast(shop, 300);
    const small = await readOf();
    await closedPast(shop, 900);
    expect(await readOf()).toEqual(small);
  },
);

test('migrations fill the lists that triggers keep from then on', { tags: 'night' }, async () => {
  const { program, lines } = await closedShop();
  await app.db.$transaction((tx) => bookRefunds(tx, lines.slice(1), app.clock.now()));
  await sold(app, program);
  await mature();
  const rowsOf = async () => {
    const read = async (table: string) => (await app.connections.query(`SELECT * FROM "${table}" ORDER BY 1`)).rows;
    return { shares: await read('HeldShare'), sales: await read('Sale') };
  };
  const before = await rowsOf();
  await tamper('TRUNCATE "HeldShare", "Sale"', []);
  for (const name of ['110100_list_sales', '120200_fill_held_shares', '120300_clear_held_shares']) {
    const path = `../../../../../prisma/migrations/20261231${name}/migration.sql`;
    await app.connections.query(await readFile(new URL(path, import.meta.url), 'utf8'));
  }
  expect(await rowsOf()).toEqual(before);
});

test.each(seeds(isFullRun ? 2 : 1))(
  'balances of closed totals and open entries are the sums of all entries after random histories, with seed %i',
  async (seed) => {
    app.clock.stop();
    const random = seededRandom(seed);
    const partners = [await newPartner(app), await newPartner(app)];
    const programs = await Promise.all(partners.map((partner) => publishedProgram(app, partner)));
    const lines: string[] = [];
    const some = () => (lines.length > 0 ? [random.pick(lines)] : []);
    const book = (work: typeof bookRefunds) => app.db.$transaction((tx) => work(tx, some(), app.clock.now()));
    const steps = {
      async sell() {
        lines.push((await sold(app, random.pick(programs), { listPrice: 1_000 * random.int(10, 99) })).lines[0]!.id);
        await mature();
      },
      refund: () => book(bookRefunds),
      dispute: () => book(bookDisputes),
      win: () => book(bookDisputesWon),
      async wait() {
        app.clock.advance(days(random.int(1, 8)));
        await mature();
      },
      prove: async () => expect([await prove(), (await newestProof()).differences]).toEqual([true, []]),
    };
    const names = ['sell', 'sell', 'refund', 'dispute', 'win', 'wait', 'prove', 'prove'] as const;
    for (let step = 0; step < 30; step += 1) await steps[random.pick(names)]();
    expect(await proveAll()).toBe(true);
    for (const { mitraId } of partners) {
      const { rows } = await app.connections.query(
        'SELECT account::text, sum(amount)::float8 AS balance FROM "LedgerEntry" WHERE "mitraId" = $1 GROUP BY account',
        [mitraId],
      );
      expect(Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))).toEqual(
        await findBalances(app.db, mitraId),
      );
    }
  },
);
