import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuttingDatabase } from '../testing/cutting-database.ts';
import { expectTwoHundredBegun, jobQueue, numbers, type JobQueue } from '../testing/job-queue.ts';
import { later, minutes } from './clock.ts';
import { countJobs, deleteFinishedJobs } from './jobs.queries.ts';
import { createJobs, defineJob, handleJob } from './jobs.ts';

let queue: JobQueue;
let running: JobQueue['running'];
beforeAll(async () => {
  queue = await jobQueue();
  ({ running } = queue);
});
afterAll(() => queue.stop());

const settings = async (name: string) =>
  (
    await queue.connections.query<{ retry_limit: number; notify: boolean }>(
      'SELECT retry_limit, notify FROM pgboss.queue WHERE name = $1',
      [name],
    )
  ).rows;

test('an existing queue takes the settings of a newer version', { tags: 'night' }, async () => {
  const handlers = (retryLimit: number) => [handleJob(defineJob('uji.antrean', { retryLimit }), async () => {})];
  await running(handlers(1), async () =>
    queue.connections.query("UPDATE pgboss.queue SET notify = false WHERE name = 'uji.antrean'"),
  );
  await running(handlers(3), async () => {});
  expect(await settings('uji.antrean')).toEqual([{ retry_limit: 3, notify: true }]);
});

test('a failed job is logged by its name, id and error, and stored for 30 days, without personal data', async () => {
  const job = defineJob<{ to: string }>('uji.gagal', { retryLimit: 0, retentionSeconds: 60 });
  const fail = async ({ to }: { to: string }) => {
    throw Object.assign(new Error(`550 <${to}> ditolak`), { code: 'EENVELOPE', rejected: [to] });
  };
  const failed = () =>
    queue.connections.query<{ id: string; output: object; days: number }>(
      "SELECT id, output, deletion_seconds / 86400 AS days FROM pgboss.job WHERE name = 'uji.gagal' AND state = 'failed'",
    );
  await running([handleJob(job, fail)], async (jobs) => {
    await queue.db.$transaction((tx) => jobs.send(tx, job, { to: 'sekar@contoh.id' }));
    await expect.poll(async () => (await failed()).rowCount, { timeout: 20_000 }).toBe(1);
  });
  const [row] = (await failed()).rows;
  const err = { message: '550 <…> ditolak', code: 'EENVELOPE' };
  expect(row).toMatchObject({ days: 30, output: err });
  const line = queue.lines.find((one) => one.includes('uji.gagal'))!;
  expect(JSON.parse(line)).toMatchObject({ job: 'uji.gagal', id: row!.id, err, msg: 'job failed' });
  expect(line + JSON.stringify(row!.output)).not.toContain('sekar');
});

test('runs that ended well are deleted after the time of their kind, and failed ones stay', async () => {
  const [short, long] = [
    defineJob('uji.singkat', { retryLimit: 0, retentionSeconds: 60 }),
    defineJob('uji.lama', { retentionSeconds: 3_600 }),
  ];
  const handlers = [handleJob(short, async () => {}), handleJob(long, async () => {})];
  const open = async () =>
    (await countJobs(queue.db))
      .filter(({ name }) => [short.name, long.name].includes(name))
      .map(({ waiting, running: runs }) => waiting + runs);
  await running(handlers, async (jobs) => {
    for (const job of [short, short, long]) await jobs.send(queue.db, job, {});
    await expect.poll(open, { timeout: 20_000 }).toEqual([0, 0]);
  });
  await queue.connections.query(
    `UPDATE pgboss.job SET completed_on = now() - interval '2 minutes',
       state = CASE WHEN id = (SELECT min(id::text)::uuid FROM pgboss.job WHERE name = 'uji.singkat') THEN 'failed'::pgboss.job_state ELSE 'completed' END
     WHERE name IN ('uji.singkat', 'uji.lama')`,
  );
  await deleteFinishedJobs(queue.db, [short, long]);
  expect([await countOf('uji.singkat'), await countOf('uji.lama')]).toEqual([1, 1]);
  expect((await countJobs(queue.db)).find(({ name }) => name === 'uji.singkat')).toMatchObject({ failed: 1 });
});

test('a job runs that an operator inserts or repeats, as the runbook says', { tags: 'night' }, async () => {
  const job = defineJob('uji.operator', { retryLimit: 0 });
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs === 1) throw new Error('rusak');
  };
  await running([handleJob(job, work)], async () => {
    await queue.connections.query("INSERT INTO pgboss.job (name, data, retry_limit) VALUES ('uji.operator', '{}', 0)");
    const failed = () =>
      queue.connections.query("SELECT FROM pgboss.job WHERE name = 'uji.operator' AND state = 'failed'");
    await expect.poll(async () => (await failed()).rowCount, { timeout: 30_000 }).toBe(1);
    await queue.connections.query(
      "UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = NULL WHERE name = 'uji.operator' AND state = 'failed'",
    );
    await expect.poll(() => runs, { timeout: 30_000 }).toBe(2);
  });
});

/** Counts the jobs of a kind, in any state. */
const countOf = async (name: string) =>
  (await queue.connections.query('SELECT 1 FROM pgboss.job WHERE name = $1', [name])).rowCount;

// A worker that paused after each would take 100 seconds.
test(
  'two hundred jobs queued together begin one after the other, without a pause between them',
  { tags: 'night' },
  () => expectTwoHundredBegun(queue, 20_000),
);

test('a kind of job runs as many concurrently as it declares', async () => {
  const job = defineJob<{ number: number }>('uji.serentak', { concurrency: 4 });
  let underWay = 0;
  let most = 0;
  let done = 0;
  const four = Promise.withResolvers<void>();
  const work = async () => {
    most = Math.max(most, (underWay += 1));
    if (underWay === 4) four.resolve();
    await Promise.race([four.promise, sleep(30_000, undefined, { ref: false })]);
    await sleep(50);
    underWay -= 1;
    done += 1;
  };
  await running([handleJob(job, work)], async (jobs) => {
    await queue.db.$transaction(async (tx) => {
      for (const number of numbers(40)) await jobs.send(tx, job, { number });
    });
    await expect.poll(() => done, { timeout: 60_000 }).toBe(40);
  });
  expect(most).toBe(4);
});

test('an urgent job does not wait behind those queued before it', async () => {
  const job = defineJob<{ number: number }>('uji.mendesak');
  const begun: number[] = [];
  const handlers = [handleJob(job, async ({ number }) => begun.push(number))];
  const jobs = createJobs(queue.url, pino({ level: 'silent' }));
  await jobs.start(handlers);
  for (const number of numbers(20)) await jobs.send(queue.db, job, { number }, { priority: -1 });
  await jobs.send(queue.db, job, { number: 100 });
  await jobs.work(handlers);
  await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(21);
  await jobs.stop();
  expect(begun[0]).toBe(100);
});

test('a job that fails is retried', async () => {
  const job = defineJob('uji.lagi');
  let runs = 0;
  const failOnce = async () => {
    runs += 1;
    if (runs === 1) throw new Error('lost');
  };
  await running([handleJob(job, failOnce)], async (jobs) => {
    await jobs.send(queue.db, job, {});
    await expect.poll(() => runs, { timeout: 20_000 }).toBe(2);
  });
  expect(await settings('uji.lagi')).toMatchObject([{ retry_limit: 5 }]);
});

test(
  'a start that lost the database at any of its statements is repeated successfully',
  { tags: 'night', timeout: 240_000 },
  async () => {
    const database = await cuttingDatabase(queue.url);
    const job = defineJob('uji.mulai');
    let [isCut, starts, runs] = [true, 0, 0];
    for (let at = 1; isCut; at += 3) {
      const jobs = createJobs(database.url, pino({ level: 'silent' }));
      const handlers = [handleJob(job, async () => (runs += 1))];
      isCut = await database.dieAt({ at, when: 'before' }, () => jobs.start(handlers));
      await database.dieAt({ at: Infinity, when: 'before' }, async () => {
        await jobs.start(handlers);
        await jobs.work(handlers);
        await jobs.send(queue.db, job, {});
        starts += 1;
        await expect.poll(() => runs, { timeout: 60_000 }).toBe(starts);
        await jobs.stop();
      });
    }
    expect(starts).toBeGreaterThan(2);
    await database.close();
  },
);

/** A schedule that does not begin by itself in a test: at the minute half an hour from now. */
const distantCron = () => `${later(new Date(), minutes(30)).getUTCMinutes()} * * * *`;

test('new scheduled work runs once, and a start soon after adds no run', async () => {
  let runs = 0;
  const handlers = [handleJob(defineJob('uji.jadwal'), async () => (runs += 1), distantCron())];
  await running(handlers, () => expect.poll(() => runs, { timeout: 20_000 }).toBe(1));
  await running(handlers, async () => {});
  expect(await countOf('uji.jadwal')).toBe(1);
});

test('a start after a long stop runs missed work once', { tags: 'night' }, async () => {
  let runs = 0;
  const handlers = [handleJob(defineJob('uji.susulan'), async () => (runs += 1), distantCron())];
  await running(handlers, () => expect.poll(() => runs, { timeout: 20_000 }).toBe(1));
  await queue.connections.query("UPDATE pgboss.version SET cron_on = now() - interval '2 days'");
  await queue.connections.query("UPDATE pgboss.schedule SET created_on = now() - interval '3 days'");
  await running(handlers, () => expect.poll(() => runs, { timeout: 20_000 }).toBe(2));
});
