import { isFullRun } from '@sinau/tools/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newPartner, newPerson } from '../../testing/scene.ts';
import { newVoucher } from '../../testing/vouchers.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const stateOf = async (id: string) => {
  const { held, used } = await app.db.voucher.findUniqueOrThrow({ where: { id } });
  return { held, used };
};
const crowd = isFullRun ? 200 : 60;
/** What becomes of an order that a crowd sends at once: how often each outcome. */
async function sentByCrowd(bodyOf: (index: number) => object) {
  const people = await Promise.all(Array.from({ length: crowd }, () => newPerson(app)));
  const outcomes = await Promise.all(
    people.map(async (person, index) => {
      const { status, body } = await person.send('POST', '/transaction/create', bodyOf(index));
      return status === 200 ? 'placed' : (body.error.code as string);
    }),
  );
  return Object.fromEntries([...Map.groupBy(outcomes, (outcome) => outcome)].map(([name, all]) => [name, all.length]));
}
async function expire() {
  app.clock.advance(days(1) + 1);
  await app.runJob('transaction.check');
}

test('a crowd of buyers at once uses a voucher for thirty exactly thirty times, and nothing stays held [1.12]', async () => {
  const partner = await newPartner(app);
  const { id: classId } = await publishedProgram(app, partner);
  const { id, code } = await newVoucher(app, partner, { quota: 30 });
  expect(await sentByCrowd(() => ({ programIds: [classId], voucherMitra: [code] }))).toEqual({
    placed: 30,
    voucher_quota: crowd - 30,
  });
  expect(await stateOf(id)).toEqual({ held: 30, used: 0 });
  await expire();
  expect(await stateOf(id)).toEqual({ held: 0, used: 0 });
  expect(await app.db.voucherRedemption.count({ where: { voucherId: id, state: { not: 'released' } } })).toBe(0);
});

test('of fifty seats and a voucher for thirty, a crowd at once gets exactly as many, and nothing stays held', async () => {
  const partner = await newPartner(app);
  const { id: classId, ticketId } = await publishedWebinar(app, partner);
  await app.db.seatStock.update({ where: { classId }, data: { quota: 50 } });
  const { id, code } = await newVoucher(app, null, { quota: 30 });
  // Every other buyer has the voucher.
  const outcomes = await sentByCrowd((index) => ({
    ticketIds: [ticketId],
    ...(index % 2 === 0 && { voucherPlatform: code }),
  }));
  const { held, used } = await stateOf(id);
  expect(outcomes.placed).toBe(50);
  expect(used).toBe(0);
  expect(held).toBeLessThanOrEqual(30);
  expect(held).toBe(
    await app.db.order.count({ where: { total: 120_000, lines: { some: { ticketId, stock: 'held' } } } }),
  );
  expect(Object.keys(outcomes).every((name) => ['placed', 'ticket_sold_out', 'voucher_quota'].includes(name))).toBe(
    true,
  );
  expect(await app.db.seatStock.findUnique({ where: { classId } })).toMatchObject({ held: 50, sold: 0 });
  await expire();
  expect(await stateOf(id)).toEqual({ held: 0, used: 0 });
  expect(await app.db.seatStock.findUnique({ where: { classId } })).toMatchObject({ held: 0, sold: 0 });
});

test('a voucher whose last use is taken while others wait for it is used up, not unavailable', async () => {
  const other = await startApp({
    settings: { DATABASE_URL: app.env.DATABASE_URL, DATA_DIR: app.env.DATA_DIR, DATABASE_LOCK_SECONDS: '3' },
  });
  other.clock.advance(app.clock.now().getTime() - Date.now());
  const partner = await newPartner(app);
  const { id: classId } = await publishedProgram(app, partner);
  const { id, code } = await newVoucher(app, partner, { quota: 1 });
  const buyer = await newPerson(app);
  // As another process that is about to take it: the last moment at which it is not known yet.
  const taking = await app.connections.connect();
  try {
    await taking.query('BEGIN');
    await taking.query('UPDATE "Voucher" SET used = 1 WHERE id = $1', [id]);
    const order = other.signedIn(buyer.token!).send('POST', '/transaction/create', {
      programIds: [classId],
      voucherMitra: [code],
    });
    const waits = async () => {
      // So that its transaction is not ended as idle.
      await taking.query('SELECT 1');
      const { rows } = await app.connections.query<{ pid: number; since: Date }>(
        `SELECT pid, query_start AS since FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%"Voucher"%'`,
      );
      return rows[0]?.since.getTime() ?? null;
    };
    await expect.poll(waits, { timeout: 60_000, interval: 20 }).not.toBeNull();
    const first = await waits();
    // Its first wait was given up, and it waits again.
    await expect.poll(async () => ((await waits()) ?? first) !== first, { timeout: 60_000, interval: 20 }).toBe(true);
    await taking.query('COMMIT');
    expect((await order).body.error).toMatchObject({ code: 'voucher_quota' });
  } finally {
    taking.release();
    await other.stop();
  }
});

test('one buyer who sends twenty orders at once uses a voucher as often as one buyer may', async () => {
  const partner = await newPartner(app);
  const programs = await Promise.all(
    Array.from({ length: 20 }, () => publishedProgram(app, partner, { salePrice: 100_000 })),
  );
  const { id, code } = await newVoucher(app, null, { value: 100, perUser: 3 });
  const buyer = await newPerson(app);
  const answers = await Promise.all(
    programs.map(({ id: classId }) =>
      buyer.send('POST', '/transaction/create', { programIds: [classId], voucherPlatform: code }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await stateOf(id)).toEqual({ held: 0, used: 3 });
});

test('two vouchers in both orders at once deadlock nobody', async () => {
  const partner = await newPartner(app);
  const { id: classId } = await publishedProgram(app, partner);
  const mitras = await newVoucher(app, partner, { quota: 5 });
  const platforms = await newVoucher(app, null, { quota: 5 });
  const wrong = { voucherMitra: [platforms.code], voucherPlatform: mitras.code };
  const right = { voucherMitra: [mitras.code], voucherPlatform: platforms.code };
  const people = await Promise.all(Array.from({ length: 40 }, () => newPerson(app)));
  const outcomes = await Promise.all(
    people.map(async (person, index) => {
      const { status, body } = await person.send('POST', '/transaction/create', {
        programIds: [classId],
        ...(index % 2 ? wrong : right),
      });
      return status === 200 ? 'placed' : (body.error.code as string);
    }),
  );
  expect(outcomes.toSorted()).toEqual([
    ...Array<string>(5).fill('placed'),
    ...Array<string>(20).fill('voucher_not_found'),
    ...Array<string>(15).fill('voucher_quota'),
  ]);
});
