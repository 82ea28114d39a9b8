import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { days } from '../../platform/clock.ts';
import { isLockTimeout } from '../../platform/database-outage.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { testOfOneProcess } from '../../testing/test-of-one-process.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newPartner, newPerson } from '../../testing/scene.ts';
import { newVoucher } from '../../testing/vouchers.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ settings: { DATABASE_POOL_SIZE: '10' } });
});
afterAll(() => app.stop());

const stateOf = async (id: string) => {
  const { held, used } = await app.db.voucher.findUniqueOrThrow({ where: { id } });
  return { held, used };
};
/** Number of concurrent buyers, of uses of their voucher, and of seats of the webinar. */
const [buyers, uses, seats] = isFullRun ? [200, 30, 50] : [50, 8, 13];
/** Outcomes of an order that all buyers send concurrently, and how often each occurred. */
async function sentByAll(bodyOf: (index: number) => object) {
  const people = await Promise.all(Array.from({ length: buyers }, () => newPerson(app)));
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

test('many concurrent buyers use a voucher exactly as often as it may be used, and nothing stays held [1.12]', async () => {
  const partner = await newPartner(app);
  const { id: classId } = await publishedProgram(app, partner);
  const { id, code } = await newVoucher(app, partner, { quota: uses });
  expect(await sentByAll(() => ({ programIds: [classId], voucherMitra: [code] }))).toEqual({
    placed: uses,
    voucher_quota: buyers - uses,
  });
  expect(await stateOf(id)).toEqual({ held: uses, used: 0 });
  await expire();
  expect(await stateOf(id)).toEqual({ held: 0, used: 0 });
  expect(await app.db.voucherRedemption.count({ where: { voucherId: id, state: { not: 'released' } } })).toBe(0);
});

test(
  'many concurrent buyers get exactly as many of the last seats and of a voucher as there are, and nothing stays held',
  { tags: 'night' },
  async () => {
    const partner = await newPartner(app);
    const { id: classId, ticketId } = await publishedWebinar(app, partner);
    await app.db.seatStock.update({ where: { classId }, data: { quota: seats } });
    const { id, code } = await newVoucher(app, null, { quota: uses });
    // Every other buyer has the voucher.
    const outcomes = await sentByAll((index) => ({
      ticketIds: [ticketId],
      ...(index % 2 === 0 && { voucherPlatform: code }),
    }));
    const { held, used } = await stateOf(id);
    expect(outcomes.placed).toBe(seats);
    expect(used).toBe(0);
    expect(held).toBeLessThanOrEqual(uses);
    expect(held).toBe(
      await app.db.order.count({ where: { total: 120_000, lines: { some: { ticketId, stock: 'held' } } } }),
    );
    expect(Object.keys(outcomes).every((name) => ['placed', 'ticket_sold_out', 'voucher_quota'].includes(name))).toBe(
      true,
    );
    expect(await app.db.seatStock.findUnique({ where: { classId } })).toMatchObject({ held: seats, sold: 0 });
    await expire();
    expect(await stateOf(id)).toEqual({ held: 0, used: 0 });
    expect(await app.db.seatStock.findUnique({ where: { classId } })).toMatchObject({ held: 0, sold: 0 });
  },
);

testOfOneProcess(
  'a voucher whose last use is taken while others wait for it is used up, not unavailable',
  { tags: 'night' },
  async () => {
    const other = await startApp({
      clock: app.clock,
      settings: { DATABASE_URL: app.env.DATABASE_URL, DATA_DIR: app.env.DATA_DIR, DATABASE_LOCK_SECONDS: '1' },
    });
    const partner = await newPartner(app);
    const { id: classId } = await publishedProgram(app, partner);
    const { id, code } = await newVoucher(app, partner, { quota: 1 });
    const buyer = await newPerson(app);
    // Simulates another process that is about to take it: the last time at which the result is not known yet.
    const taking = await app.connections.connect();
    const failures: unknown[] = [];
    const transaction = other.db.$transaction.bind(other.db) as (...given: unknown[]) => Promise<unknown>;
    // The first attempt fails on the lock timeout; the voucher is taken before the second.
    const placing = vi.spyOn(other.db, '$transaction').mockImplementation((...given: unknown[]) =>
      transaction(...given).catch(async (error: unknown) => {
        if (failures.push(error) === 1) await taking.query('COMMIT');
        throw error;
      }),
    );
    try {
      await taking.query('BEGIN');
      // The lock is held until the order waits for it, which takes long on a busy machine.
      await taking.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await taking.query('UPDATE "Voucher" SET used = 1 WHERE id = $1', [id]);
      const { body } = await other.signedIn(buyer.token!).send('POST', '/transaction/create', {
        programIds: [classId],
        voucherMitra: [code],
      });
      expect(body.error).toMatchObject({ code: 'voucher_quota' });
      expect(isLockTimeout(failures[0])).toBe(true);
    } finally {
      placing.mockRestore();
      taking.release();
      await other.stop();
    }
  },
);

test(
  'one buyer who sends twenty orders concurrently uses a voucher as often as one buyer may',
  { tags: 'night' },
  async () => {
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
  },
);

test('two concurrent orders with two vouchers in both orders do not deadlock', { tags: 'night' }, async () => {
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
