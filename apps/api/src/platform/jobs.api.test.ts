import { createTestDatabase } from '@sinau/tools/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './db.ts';
import { createJobs, defineJob, handleJob, type JobHandler } from './jobs.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: ReturnType<typeof connect>;
const lines: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  pool = connect(database.url);
});
afterAll(async () => {
  await pool.db.$disconnect();
  await database.drop();
});

/** What a process does between its start and its end. */
async function running(
  handlers: readonly JobHandler[],
  meanwhile: (jobs: ReturnType<typeof createJobs>) => Promise<unknown>,
) {
  const jobs = createJobs(database.url, pino({}, { write: (line) => void lines.push(line) }));
  await jobs.start(handlers);
  await jobs.work(handlers);
  await meanwhile(jobs);
  await jobs.stop();
}
const settings = async (name: string) =>
  (
    await pool.connections.query<{ retry_limit: number; notify: boolean }>(
      'SELECT retry_limit, notify FROM pgboss.queue WHERE name = $1',
      [name],
    )
  ).rows;

test('a queue that is there already takes what a newer version says of it', async () => {
  const handlers = (retryLimit: number) => [handleJob(defineJob('uji.antrean', { retryLimit }), async () => {})];
  await running(handlers(1), async () =>
    pool.connections.query("UPDATE pgboss.queue SET notify = false WHERE name = 'uji.antrean'"),
  );
  await running(handlers(3), async () => {});
  expect(await settings('uji.antrean')).toEqual([{ retry_limit: 3, notify: true }]);
});

test('work that fails is told, without what it was about', async () => {
  const job = defineJob<{ to: string }>('uji.gagal', { retryLimit: 0 });
  const fail = async ({ to }: { to: string }) => {
    throw Object.assign(new Error(`550 <${to}> ditolak`), { code: 'EENVELOPE' });
  };
  await running([handleJob(job, fail)], async (jobs) => {
    await pool.db.$transaction((tx) => jobs.send(tx, job, { to: 'sekar@contoh.id' }));
    await expect.poll(() => lines.join(''), { timeout: 20_000 }).toContain('uji.gagal');
  });
  const line = lines.find((one) => one.includes('uji.gagal'))!;
  expect(JSON.parse(line)).toMatchObject({ job: 'uji.gagal', reason: 'EENVELOPE', msg: 'job failed' });
  expect(line).not.toContain('sekar');
});
