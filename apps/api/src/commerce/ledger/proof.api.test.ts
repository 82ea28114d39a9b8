import { desk, system } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hours } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram, sold } from '../../testing/classes.ts';
import { scene, type PartnerPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let operator: Person;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  ({ operator, partner } = await scene(app));
});
afterAll(() => app.stop());

const proofOf = async () => (await operator.call(system.status)).proof;
const alarmOfDesk = async () => (await operator.call(desk.morning)).books.alarm;

/** Changes an entry behind the triggers that keep the books. */
async function tamper(amount: number) {
  const client = await app.connections.connect();
  await client.query('SET session_replication_role = replica');
  await client.query(`UPDATE "LedgerEntry" SET amount = amount + $1 WHERE account = 'held'`, [amount]);
  await client.query('SET session_replication_role = DEFAULT');
  client.release();
}

test('each proof of the books is stored, and a difference or a missing proof calls for operators', async () => {
  app.clock.stop();
  expect(await proofOf()).toEqual({ alarm: null, latest: null });
  await sold(app, await publishedProgram(app, partner));
  await app.runJob('ledger.mature');
  expect(await app.runJob('ledger.prove')).toBe(true);
  expect(await proofOf()).toMatchObject({ alarm: null, latest: { differences: [], finishedAt: expect.any(String) } });

  await tamper(1_000);
  expect(await app.runJob('ledger.prove')).toBe(false);
  expect(await proofOf()).toMatchObject({
    alarm: 'different',
    latest: {
      differences: [
        { kind: 'imbalance', count: 1, examples: ['1000'] },
        { kind: 'unbalancedEvents', count: 1 },
      ],
    },
  });
  expect(await alarmOfDesk()).toBe('different');

  await tamper(-1_000);
  await app.runJob('ledger.prove');
  expect(await alarmOfDesk()).toBeNull();
  app.clock.advance(hours(37));
  expect(await alarmOfDesk()).toBe('overdue');
  expect(await app.db.ledgerProof.count()).toBe(3);
});

test('a proof may take an hour, and is repeated when it cannot run', async () => {
  const { rows } = await app.connections.query(
    "SELECT expire_seconds, retry_limit FROM pgboss.queue WHERE name = 'ledger.prove'",
  );
  expect(rows).toEqual([{ expire_seconds: 3_600, retry_limit: 12 }]);
});
