import { catalog } from '@sinau/api-client';
import { findFreePort } from '@sinau/test-kit/ports';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect, Prisma } from '../platform/db.ts';
import type { DatabaseGauges } from '../platform/metrics/database-gauges.ts';
import { openUploads } from '../platform/metrics/process-metrics.ts';
import { later, minutes } from '../platform/clock.ts';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { publishedProgram } from '../testing/classes.ts';
import { openStream } from '../testing/event-stream.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../testing/fake-midtrans.ts';
import { paymentsOf } from '../testing/payments.ts';
import { newPartner, scene } from '../testing/scene.ts';
import { fixture, upload } from '../testing/uploads.ts';
import { createMetrics } from './metrics.ts';

/** Limits that a busy machine does not reach. */
const limits = { statement: 60_000, silence: 60_000 };

let app: AppUnderTest;
let midtrans: FakeMidtrans;
let metrics: ReturnType<typeof createMetrics>;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: { ...midtrans.settings, ANSWER_CACHE: 'on', DATABASE_POOL_SIZE: '5' } });
  metrics = createMetrics({ ...app, limits });
});
afterAll(async () => {
  await metrics.close();
  await app.stop();
  await midtrans.stop();
});

/** All series as Prometheus would read them now, with their values. */
async function valuesOf(from = metrics) {
  app.clock.advance(minutes(1));
  const lines = (await from.read()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [series, value] = [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)];
      return [series, value === '+Inf' ? Infinity : Number(value)];
    }),
  );
}
const valueOf = async (series: string) => (await valuesOf()).get(series);

/** Growth of a counter by some work. */
async function growthOf(series: string, work: () => Promise<unknown>) {
  const before = (await valueOf(series)) ?? 0;
  await work();
  return ((await valueOf(series)) ?? 0) - before;
}

const insertJobs = (name: string, state: 'created' | 'failed' | 'completed', minutesAgo: number, count = 1) =>
  app.connections.query(
    `INSERT INTO pgboss.job (name, state, start_after, completed_on)
     SELECT $1, $2::pgboss.job_state, now() - $3::float8 * interval '1 minute', CASE WHEN $2 <> 'created' THEN now() - $3::float8 * interval '1 minute' END
     FROM generate_series(1, $4)`,
    [name, state, minutesAgo, count],
  );

describe('gauges of jobs', () => {
  test('count what is due, and say how long the oldest of it has been', async () => {
    await insertJobs('announcement.deliver', 'created', 10);
    await insertJobs('announcement.deliver', 'created', 3, 2);
    await insertJobs('announcement.deliver', 'created', -60);
    expect(await valueOf('sinau_jobs_waiting{queue="announcement.deliver"}')).toBe(3);
    const age = await valueOf('sinau_jobs_oldest_waiting_seconds{queue="announcement.deliver"}');
    expect(age).toBeGreaterThanOrEqual(600);
    expect(await valueOf('sinau_jobs_waiting{queue="legal.announce"}')).toBe(0);
  });

  test('count what was given up until a later run of the same schedule has made up for it', async () => {
    const failed = (name: string) => valueOf(`sinau_jobs_failed{queue="${name}"}`);
    await app.connections.query("INSERT INTO pgboss.schedule (name, cron) VALUES ('payment.sweep', '* * * * *')");
    for (const name of ['payment.sweep', 'legal.announce']) {
      await insertJobs(name, 'completed', 30);
      await insertJobs(name, 'failed', 20, 2);
    }
    expect([await failed('payment.sweep'), await failed('legal.announce')]).toEqual([2, 2]);
    for (const name of ['payment.sweep', 'legal.announce']) await insertJobs(name, 'completed', 10);
    expect([await failed('payment.sweep'), await failed('legal.announce')]).toEqual([0, 2]);
  });

  test('count again what an operator repeats, as the runbook says', async () => {
    await insertJobs('live.tell', 'failed', 5);
    await app.connections.query(
      "UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = NULL WHERE name = 'live.tell' AND state = 'failed'",
    );
    expect(await valueOf('sinau_jobs_failed{queue="live.tell"}')).toBe(0);
    expect(await valueOf('sinau_jobs_waiting{queue="live.tell"}')).toBe(1);
  });
});

test('recordings are counted by their states, and those of the background have no age', async () => {
  const { id: uploaderId } = await newPartner(app);
  const insert = async (state: 'waiting' | 'failed' | 'ready', minutesAgo: number, isBackground = false) => {
    const file = { kind: 'video', purpose: 'lesson', name: 'a.mp4', fileName: 'a.mp4', type: 'video/mp4' } as const;
    const shape = { width: 640, height: 360, durationSeconds: 10 };
    const media = await app.db.media.create({
      data: { ...file, ...shape, state: 'stored', size: 1, sha256: Buffer.alloc(32), uploaderId },
    });
    const createdAt = later(app.clock.now(), -minutes(minutesAgo));
    const failure = state === 'failed' ? 'Rekaman rusak' : null;
    await app.db.streamTask.create({
      data: { mediaId: media.id, ownerId: uploaderId, originalName: 'a.mp4', state, failure, isBackground, createdAt },
    });
  };
  await insert('waiting', 30);
  await insert('waiting', 90, true);
  await insert('failed', 10);
  await insert('ready', 10);
  const values = await valuesOf();
  expect(
    ['preparing', 'waiting', 'encoding', 'failed'].map((state) => values.get(`sinau_recordings{state="${state}"}`)),
  ).toEqual([0, 2, 0, 1]);
  const age = values.get('sinau_recordings_oldest_seconds{state="waiting"}');
  expect(age).toBeGreaterThanOrEqual(30 * 60);
  expect(age).toBeLessThan(90 * 60);
});

describe('a payment', () => {
  test('counts as unprocessed until it is applied, and then the time to the access is observed', async () => {
    const { learner, partner } = await scene(app);
    const { place } = paymentsOf(app, midtrans);
    const { orderId } = await place(learner, { programIds: [(await publishedProgram(app, partner)).id] });
    const unprocessed = () => valueOf('sinau_payments_unprocessed');
    const before = await unprocessed();
    await app.visitor.send('POST', '/payment/notification/midtrans', midtrans.become(orderId, 'settlement'));
    expect(await unprocessed()).toBe(before! + 1);
    app.clock.advance(minutes(2));
    expect(await valueOf('sinau_payments_oldest_unprocessed_seconds')).toBeGreaterThanOrEqual(120);

    const { id } = await app.db.paymentEvent.findFirstOrThrow({ where: { orderCode: orderId } });
    const slow = await growthOf('sinau_payment_to_access_seconds_bucket{le="60"}', () =>
      app.runJob('payment.process', { eventId: id }),
    );
    expect([slow, await unprocessed()]).toEqual([0, before]);
    expect(await valueOf('sinau_payment_to_access_seconds_count')).toBeGreaterThan(0);
  });
});

test('the proof of the books tells its result, and how long ago it was', async () => {
  const age = () => valueOf('sinau_books_proof_age_seconds');
  expect(await age()).toBeLessThan(3600);
  await app.db.ledgerProof.create({
    data: { finishedAt: later(app.clock.now(), -minutes(90)), milliseconds: 1, differences: [{ kind: 'imbalance' }] },
  });
  app.clock.advance(minutes(1));
  expect(await age()).toBeGreaterThanOrEqual(90 * 60);
  expect(await valueOf('sinau_books_differ')).toBe(1);
  await app.runJob('ledger.prove');
  app.clock.advance(minutes(1));
  expect(await valueOf('sinau_books_differ')).toBe(0);
  expect(await age()).toBeLessThan(90 * 60);
});

test('the age of the last backup is exported, and infinity while there is none', async () => {
  const age = () => valueOf('sinau_backup_age_seconds');
  expect(await age()).toBe(Infinity);
  const finishedAt = later(app.clock.now(), -minutes(10));
  const run = { kind: 'complete', startedAt: finishedAt, finishedAt, bytes: 1 } as const;
  await app.db.backupRun.createMany({
    data: [run, { ...run, finishedAt: app.clock.now(), failure: 'Tidak ada ruang' }],
  });
  app.clock.advance(minutes(1));
  expect(await age()).toBeGreaterThanOrEqual(600);
});

test('statements that take too long, and locks, are counted', { tags: 'night' }, async () => {
  const timeouts = { connect: 30, statement: 0.2, silence: 30, lock: 0.1, idleTransaction: 30 };
  const impatient = connect(app.env.DATABASE_URL, { max: 1, timeouts });
  const byStatement = () => expect(impatient.sql(Prisma.sql`SELECT pg_sleep(30)`)).rejects.toThrow('statement timeout');
  expect(await growthOf('sinau_statements_cancelled_total{reason="statement"}', byStatement)).toBe(1);
  // In a transaction of Prisma's, too.
  const inTransaction = () =>
    expect(impatient.db.$transaction((tx) => tx.$queryRaw`SELECT pg_sleep(30)`)).rejects.toThrow();
  expect(await growthOf('sinau_statements_cancelled_total{reason="statement"}', inTransaction)).toBe(1);

  const holder = await app.connections.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE "Bank" IN ACCESS EXCLUSIVE MODE');
  const byLock = () => expect(impatient.sql(Prisma.sql`SELECT * FROM "Bank"`)).rejects.toThrow('lock timeout');
  expect(await growthOf('sinau_statements_cancelled_total{reason="lock"}', byLock)).toBe(1);
  await holder.query('ROLLBACK');
  holder.release();
  await impatient.db.$disconnect();
});

test('the pool says how many of its connections are in use, and how many calls wait for one', async () => {
  const clients = await Promise.all(Array.from({ length: 5 }, () => app.connections.connect()));
  const waiting = app.connections.query('SELECT 1');
  expect(await valueOf('sinau_database_pool_connections{state="used"}')).toBe(5);
  expect(await valueOf('sinau_database_pool_size')).toBe(5);
  expect(await valueOf('sinau_database_pool_waiting')).toBeGreaterThanOrEqual(1);
  for (const client of clients) client.release();
  await waiting;
  await expect.poll(() => valueOf('sinau_database_pool_waiting')).toBe(0);
});

test('open streams are counted', async () => {
  const { learner } = await scene(app);
  const before = (await valueOf('sinau_event_streams'))!;
  const stream = await openStream(app.app.listeningOrigin, learner.token);
  expect(await valueOf('sinau_event_streams')).toBe(before + 1);
  await stream.leave();
  await expect.poll(() => valueOf('sinau_event_streams')).toBe(before);
});

test('an upload is no longer counted when it has arrived', async () => {
  const partner = await newPartner(app);
  const seen: unknown[] = [];
  const inc = vi.spyOn(openUploads, 'inc').mockImplementation(() => seen.push('begins'));
  const dec = vi.spyOn(openUploads, 'dec').mockImplementation(() => seen.push('ends'));
  await upload(app, partner, '/media', { name: 'materi.pdf', content: fixture('lesson.pdf') });
  for (const spy of [inc, dec]) spy.mockRestore();
  expect(seen).toEqual(['begins', 'ends']);
});

test('answers that are the same for everybody are counted by whether the cache had them', async () => {
  const list = () => app.visitor.call(catalog.list);
  const miss = () => growthOf('sinau_answer_cache_requests_total{result="miss"}', list);
  const hit = () => growthOf('sinau_answer_cache_requests_total{result="hit"}', list);
  // Until the process receives changes, nothing is asked of the cache.
  await expect.poll(async () => (await miss()) + (await hit())).toBeGreaterThan(0);
  await expect.poll(hit).toBe(1);
});

test('the version, the role and the disk of the process are reported', async () => {
  const text = await metrics.read();
  expect(text).toMatch(/^sinau_build_info\{version="\d+\.\d+\.\d+",role="all"\} 1$/m);
  expect(await valueOf('sinau_disk_bytes{kind="size"}')).toBeGreaterThan(
    await valueOf('sinau_disk_bytes{kind="free"}').then(Number),
  );
});

describe('reading gauges from the database', () => {
  const group = (name: string, statement: Prisma.Sql): DatabaseGauges => ({
    gauges: { [name]: 'For a test' },
    labels: [],
    statement: () => statement,
  });
  const quick = group('uji_cepat', Prisma.sql`SELECT count(*)::int AS uji_cepat FROM "Category"`);

  test('goes on after a statement that fails, whose gauges then have no value', async () => {
    const wrong = group('uji_salah', Prisma.sql`SELECT 1 / 0 AS uji_salah`);
    const own = createMetrics({ ...app, limits, gauges: [wrong, quick] });
    const values = await valuesOf(own);
    expect(values.get('sinau_database_up')).toBe(1);
    expect([values.has('uji_salah'), values.has('uji_cepat')]).toEqual([false, true]);
    expect(values.get('sinau_unread_metrics_total{metric="uji_salah"}')).toBe(1);
    expect(values.get('sinau_unread_metrics_total{metric="uji_cepat"}')).toBe(0);
    await own.close();
  });

  test('gives up on a statement that takes too long', { tags: 'night' }, async () => {
    const slow = group('uji_lambat', Prisma.sql`SELECT pg_sleep(3600), 1 AS uji_lambat`);
    const own = createMetrics({ ...app, gauges: [slow] });
    const values = await valuesOf(own);
    expect(values.has('uji_lambat')).toBe(false);
    expect(values.get('sinau_unread_metrics_total{metric="uji_lambat"}')).toBe(1);
    await own.close();
  });

  test('never fails a scrape: without a database the process still tells of itself', async () => {
    const DATABASE_DIRECT_URL = `postgresql://sinau:sinau@127.0.0.1:${await findFreePort()}/sinau`;
    const own = createMetrics({ ...app, limits, env: { ...app.env, DATABASE_DIRECT_URL } });
    const values = await valuesOf(own);
    expect(values.get('sinau_database_up')).toBe(0);
    for (const name of ['sinau_jobs_waiting{queue="mail.send"}', 'sinau_payments_unprocessed'])
      expect(values.has(name)).toBe(false);
    expect(values.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    await own.close();
  });

  test('happens once in five seconds, however many servers scrape', async () => {
    app.clock.stop();
    const statement = vi.fn(quick.statement);
    const own = createMetrics({ ...app, limits, gauges: [{ ...quick, statement }] });
    await Promise.all([own.read(), own.read()]);
    app.clock.advance(4_999);
    await own.read();
    expect(statement).toHaveBeenCalledTimes(1);
    app.clock.advance(1);
    await own.read();
    expect(statement).toHaveBeenCalledTimes(2);
    await own.close();
  });
});
