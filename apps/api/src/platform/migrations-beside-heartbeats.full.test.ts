import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { addRequiredColumn } from '../testing/migration-steps.ts';
import { watching } from '../testing/recordings.ts';
import { migrateDeploy } from './migrate.ts';

let app: AppUnderTest;
let directory: string;

beforeAll(async () => {
  // As in production: a statement that waits longer for a lock is cancelled, and its call refused.
  app = await startApp({ settings: { DATABASE_LOCK_SECONDS: '3' } });
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterAll(async () => {
  await app.stop();
  await rm(directory, { recursive: true });
});

const steps = addRequiredColumn('rank');

const manyParticipants = `
  BEGIN;
  SET LOCAL session_replication_role = replica;
  WITH person AS (
    INSERT INTO "User" (fullname, email, "updatedAt")
    SELECT 'Peserta', n || '@contoh.test', now() FROM generate_series(1, 200000) n RETURNING id
  ) INSERT INTO "Participant" ("userId", "classId") SELECT person.id, c.id FROM person, (SELECT id FROM "Class" LIMIT 1) c;
  COMMIT`;

test('a change of the table of 200,000 participants refuses no heartbeat, and waits for a long reader', async () => {
  const watchers = await Promise.all([1, 2, 3, 4].map(() => watching(app, { seconds: 100_000 })));
  await app.connections.query(manyParticipants);
  for (const [name, sql] of Object.entries(steps)) {
    await mkdir(join(directory, name));
    await writeFile(join(directory, name, 'migration.sql'), sql);
  }
  const reader = await app.connections.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT FROM "Participant" LIMIT 1');

  const refusals: unknown[] = [];
  let beats = 0;
  let isMigrating = true;
  const beating = watchers.map(async ({ newPlayer }) => {
    const player = newPlayer();
    await player.open();
    while (isMigrating)
      await player.play(10).then(
        () => (beats += 1),
        (error: unknown) => refusals.push(error),
      );
  });
  let waits = 0;
  const onWait = () => {
    waits += 1;
    if (waits === 2) void reader.query('COMMIT');
  };
  try {
    expect(await migrateDeploy(app.env.DATABASE_URL, { directory, onWait })).toEqual(Object.keys(steps));
  } finally {
    isMigrating = false;
    await Promise.all(beating);
    reader.release();
  }

  expect(refusals).toEqual([]);
  expect(beats).toBeGreaterThan(0);
  expect(waits).toBeGreaterThanOrEqual(2);
  await expect(app.db.$executeRaw`UPDATE "Participant" SET rank = NULL`).rejects.toThrow(/rank/);
});
