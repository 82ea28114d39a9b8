import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuttingDatabase } from '../testing/cutting-database.ts';
import { expectTwoHundredBegun, jobQueue, numbers, type JobQueue } from '../testing/job-queue.ts';
import { hours, later, minutes } from './clock.ts';
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

test('an existing queue takes the settings of a newer version', async () => {
  const handlers = (retryLimit: number) => [handleJob(defineJob('uji.antrean', { retryLimit }), async () => {})];
  await running(handlers(1), async () =>
    queue.connections.query("UPDATE pgboss.queue SET notify = false WHERE name = 'uji.antrean'"),
  );
  await running(handlers(3), async () => {});
  expect(await settings('uji.antrean')).toEqual([{ retry_limit: 3, notify: true }]);
});

test('a failed job is logged, without its payload', async () => {
  const job = defineJob<{ to: string }>('uji.gagal', { retryLimit: 0 });
  const fail = async ({ to }: { to: string }) => {
    throw Object.assign(new Error(`550 <${to}> ditolak`), { code: 'EENVELOPE' });
  };
  await running([handleJob(job, fail)], async (jobs) => {
    await queue.db.$transaction((tx) => jobs.send(tx, job, { to: 'sekar@contoh.id' }));
    await expect.poll(() => queue.lines.join(''), { timeout: 20_000 }).toContain('uji.gagal');
  });
  const line = queue.lines.find((one) => one.includes('uji.gagal'))!;
  expect(JSON.parse(line)).toMatchObject({ job: 'uji.gagal', reason: 'EENVELOPE', msg: 'job failed' });
  expect(line).not.toContain('sekar');
});

test('a job runs that an operator inserts or repeats, as the runbook says', async () => {
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
test('two hundred jobs queued together begin one after the other, without a pause between them', () =>
  expectTwoHundredBegun(queue, 20_000));

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
  { timeout: 240_000 },
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

/**
 * Schedules that do not begin by themselves in a test: half an hour, or half a day and half an hour, from now in WIB.
 */
function distantCrons() {
  const then = later(new Date(), hours(7 + 12) + minutes(30));
  const minute = then.getUTCMinutes();
  return { hourly: `${minute} * * * *`, daily: `${minute} ${then.getUTCHours()} * * *` };
}

test('new scheduled work runs once, and a start soon after adds no run', async () => {
  let runs = 0;
  const { hourly, daily } = distantCrons();
  const handlers = [
    handleJob(defineJob('uji.jadwal'), async () => (runs += 1), hourly),
    handleJob(defineJob('uji.malam'), async () => {}, daily, { catchUp: false }),
  ];
  await running(handlers, () => expect.poll(() => runs, { timeout: 20_000 }).toBe(1));
  await running(handlers, async () => {});
  expect(await countOf('uji.jadwal')).toBe(1);
  expect(await countOf('uji.malam')).toBe(0);
});

test('a start after a long stop runs missed work once, except for work that only runs at its hour', async () => {
  const missed: string[] = [];
  const { hourly, daily } = distantCrons();
  const handlers = [
    handleJob(defineJob('uji.susulan'), async () => missed.push('susulan'), hourly),
    handleJob(defineJob('uji.tengah-malam'), async () => missed.push('tengah-malam'), daily, { catchUp: false }),
  ];
  await running(handlers, () => expect.poll(() => missed, { timeout: 20_000 }).toEqual(['susulan']));
  await queue.connections.query("UPDATE pgboss.version SET cron_on = now() - interval '2 days'");
  await queue.connections.query("UPDATE pgboss.schedule SET created_on = now() - interval '3 days'");
  await running(handlers, () => expect.poll(() => missed, { timeout: 20_000 }).toEqual(['susulan', 'susulan']));
});
