import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPerson, scene } from '../../testing/scene.ts';
import { countChanges, endGrants, lockCounting, lockEnrolments } from './enrolment.queries.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const count = () => app.runJob('enrolment.count');
const countOf = async (id: string) => (await app.db.class.findUniqueOrThrow({ where: { id } })).participantCount;
const newClass = async () => publishedProgram(app, (await scene(app)).partner);

/** Ends every grant of a participant, as a refund does. */
const revoke = ({ grants }: Awaited<ReturnType<typeof enrolled>>) =>
  app.db.$transaction((tx) =>
    endGrants(
      tx,
      grants.map(({ orderLineId }) => orderLineId),
      app.clock.now(),
    ),
  );

test('the participant count equals those with access after concurrent enrolments, refunds and runs of the job', async () => {
  const program = await newClass();
  const people = await Promise.all(Array.from({ length: isFullRun ? 60 : 12 }, () => newPerson(app)));
  await Promise.all(
    people.map(async (person, index) => {
      const participant = await enrolled(app, person, program);
      if (index % 2 === 0) await revoke(participant);
      if (index % 3 === 0) await count();
      if (index % 4 === 0) await enrolled(app, person, program);
    }),
  );
  await Promise.all([count(), count(), count()]);

  expect(await app.db.participantChange.count({ where: { classId: program.id } })).toBe(0);
  expect(await countOf(program.id)).toBe(
    await app.db.participant.count({ where: { classId: program.id, grants: { some: { endedAt: null } } } }),
  );
});

test('a process counts the loss of a participant whose gain another one is still counting', async () => {
  const program = await newClass();
  const participant = await enrolled(app, await newPerson(app), program);
  let second: Promise<unknown> | undefined;
  await app.db.$transaction(
    async (tx) => {
      await lockCounting(tx);
      await countChanges(tx, 5_000);
      await revoke(participant);
      second = count();
      await expect.poll(() => waitingForLock(), { timeout: 15_000 }).toBe(1);
    },
    { timeout: 60_000 },
  );
  await second;
  expect(await countOf(program.id)).toBe(0);
});

test('a count that is rolled back halfway loses and repeats nothing', async () => {
  const program = await newClass();
  await enrolled(app, await newPerson(app), program);
  await app.db.$executeRaw`ALTER TABLE "Class" ADD CONSTRAINT uji CHECK ("participantCount" = 0) NOT VALID`;
  await expect(count()).rejects.toThrow();
  await app.db.$executeRaw`ALTER TABLE "Class" DROP CONSTRAINT uji`;
  expect([await app.db.participantChange.count({ where: { classId: program.id } }), await countOf(program.id)]).toEqual(
    [1, 0],
  );
  await count();
  await count();
  expect([await app.db.participantChange.count({ where: { classId: program.id } }), await countOf(program.id)]).toEqual(
    [0, 1],
  );
});

test('an enrolment waits neither for another one nor for an edit of the class, but for a publication', async () => {
  const program = await newClass();
  const [one, other, last] = await Promise.all([newPerson(app), newPerson(app), newPerson(app)]);
  await app.db.$transaction(async (tx) => {
    await tx.$executeRaw`UPDATE "Class" SET "hasChanges" = true WHERE id = ${program.id}::uuid`;
    await Promise.all([enrolled(app, one, program), enrolled(app, other, program)]);
  });

  let waiting: Promise<unknown> | undefined;
  let isEnrolled = false;
  await app.db.$transaction(
    async (tx) => {
      await lockEnrolments(tx, program.id);
      waiting = enrolled(app, last, program).then(() => (isEnrolled = true));
      await expect.poll(() => waitingForLock(), { timeout: 15_000 }).toBe(1);
      expect(isEnrolled).toBe(false);
    },
    { timeout: 60_000 },
  );
  await waiting;
  expect(isEnrolled).toBe(true);
});

async function waitingForLock() {
  const { rowCount } = await app.connections.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rowCount;
}
