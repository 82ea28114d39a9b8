import { audit, system } from '@sinau/api-client';
import { mailJobName } from '@sinau/contracts/backoffice/system/system.rules';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { verifyEmailMail } from '../../core/auth/auth.mails.ts';
import { defineJob } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { mailsAtRest, toLastAttempt } from '../../testing/unsent-mails.ts';

let app: AppUnderTest;
let operator: Person;
beforeAll(async () => {
  app = await startApp();
  ({ operator } = await scene(app));
});
afterAll(() => app.stop());
beforeEach(() => app.connections.query('DELETE FROM pgboss.job'));

/** Queues jobs of a kind and ends them as a worker would have after its last attempt. */
async function failedJobs(name: string, message: string, count = 1) {
  for (let number = 0; number < count; number += 1) await app.jobs.send(app.db, defineJob(name), {});
  const { rows } = await app.connections.query<{ id: string }>(
    `UPDATE pgboss.job SET state = 'failed', retry_count = retry_limit, started_on = now(), completed_on = now(),
       output = jsonb_build_object('message', $2::text, 'code', 'EUJI')
     WHERE name = $1 AND state = 'created' RETURNING id`,
    [name, message],
  );
  return rows.map(({ id }) => id);
}
const stateOf = async (id: string) =>
  (await app.connections.query<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [id])).rows[0]?.state;
const byId = (id: string) => ({ params: { id } });
const listed = () => operator.call(system.failedJobs).then(({ list }) => list);

test('jobs are counted by their state, with the wait of the oldest', async () => {
  await failedJobs('ledger.mature', 'Rusak', 2);
  await app.jobs.send(app.db, defineJob('ledger.mature'), {});
  await app.jobs.send(app.db, defineJob('ledger.mature'), {}, { startAfter: new Date('2126-01-01') });
  const { jobs } = await operator.call(system.status);
  expect(jobs.find(({ name }) => name === 'ledger.mature')).toEqual({
    name: 'ledger.mature',
    waiting: 1,
    later: 1,
    running: 0,
    failed: 2,
    waitingSince: expect.any(String),
  });
  expect(jobs.map(({ name }) => name)).toContain('payment.process');
  expect(jobs.filter(({ name }) => name.startsWith('__'))).toEqual([]);
});

test('a failed job is listed with its reason, without personal data, until it is run again', async () => {
  const [id] = await failedJobs('ledger.mature', 'Kiriman <sekar@contoh.id> ditolak');
  expect(await listed()).toMatchObject([
    { id, name: 'ledger.mature', reason: { code: 'EUJI', message: 'Kiriman <…> ditolak' }, attempts: 1 },
  ]);
  expect(await operator.call(system.retry, byId(id!))).toEqual({ count: 1 });
  expect(await stateOf(id!)).toBe('retry');
  expect(await listed()).toEqual([]);
  expect(await operator.attempt(system.discard, byId(id!))).toMatchObject({ status: 409, code: 'job_not_failed' });
  expect(await stateOf(id!)).toBe('retry');
});

test('a job that the queue itself ended has the reason of the queue', async () => {
  const [id] = await failedJobs('ledger.mature', '');
  await app.connections.query('UPDATE pgboss.job SET output = $2 WHERE id = $1', [
    id,
    { value: { message: 'job timed out' } },
  ]);
  expect(await listed()).toMatchObject([{ reason: { code: null, message: 'job timed out' } }]);
});

test('a job that another one has taken over is shown, and not run again', async () => {
  const [id] = await failedJobs('media.prepare', 'Rusak');
  expect(await listed()).toMatchObject([{ id, isRepeatable: false }]);
  expect(await operator.attempt(system.retry, byId(id!))).toMatchObject({ code: 'job_not_failed' });
  await operator.call(system.discard, byId(id!));
  expect(await listed()).toEqual([]);
});

test('failed jobs are listed newest first, in pages, and by name', async () => {
  const [older] = await failedJobs('ledger.mature', 'Pertama');
  await app.connections.query("UPDATE pgboss.job SET completed_on = now() - interval '1 day' WHERE id = $1", [older]);
  const [newer] = await failedJobs('payment.sweep', 'Kedua');
  expect((await listed()).map(({ id }) => id)).toEqual([newer, older]);
  const second = await operator.call(system.failedJobs, { query: { page: 2, perPage: 1 } });
  expect(second).toMatchObject({ total: 2, list: [{ id: older }] });
  const { list } = await operator.call(system.failedJobs, { query: { filter: { name: 'payment.sweep' } } });
  expect(list.map(({ id }) => id)).toEqual([newer]);
});

test('a discarded job is gone, and all failed ones of a kind are run or discarded at once', async () => {
  const [id] = await failedJobs('ledger.mature', 'Rusak');
  const all = await failedJobs('payment.sweep', 'Rusak', 3);
  await operator.call(system.discard, byId(id!));
  expect(await stateOf(id!)).toBeUndefined();
  expect(await operator.call(system.retryAll, { body: { name: 'payment.sweep' } })).toEqual({ count: 3 });
  expect(await Promise.all(all.map(stateOf))).toEqual(['retry', 'retry', 'retry']);
  const more = await failedJobs('ticket.sweep', 'Rusak', 2);
  expect(await operator.call(system.discardAll, { body: { name: 'ticket.sweep' } })).toEqual({ count: 2 });
  expect(await Promise.all(more.map(stateOf))).toEqual([undefined, undefined]);
  for (const call of [system.retryAll, system.discardAll])
    expect(await operator.attempt(call, { body: { name: 'ticket.sweep' } })).toMatchObject({ code: 'job_not_failed' });
});

test('the audit log has what operators do to jobs, with one entry for all jobs of a kind', async () => {
  const actor = await newPerson(app, { fullname: 'Ratna', isOperator: true });
  const [one] = await failedJobs('ledger.mature', 'Rusak');
  await actor.call(system.retry, byId(one!));
  await failedJobs('payment.sweep', 'Rusak', 3);
  await actor.call(system.discardAll, { body: { name: 'payment.sweep' } });
  await actor.attempt(system.discard, byId(one!));
  const { list } = await operator.call(audit.list, { query: { filter: { actorId: actor.id } } });
  expect(list).toMatchObject([
    { act: 'job.discard', subject: { type: 'job', title: 'payment.sweep' }, after: { count: 3 } },
    { act: 'job.retry', subject: { type: 'job', id: one, title: 'ledger.mature' }, after: { count: 1 } },
  ]);
});

test('support sends a mail again, and runs no other job', async () => {
  const support = await newPerson(app, { staffRoles: ['support'] });
  const [mail] = await failedJobs('mail.send', 'Ditolak');
  const [other] = await failedJobs('ledger.mature', 'Rusak');
  expect(await support.call(system.retry, byId(mail!))).toEqual({ count: 1 });
  expect(await support.attempt(system.retry, byId(other!))).toMatchObject({ code: 'job_not_failed' });
  expect(await Promise.all([mail!, other!].map(stateOf))).toEqual(['retry', 'failed']);
});

test('only operators see and change jobs', async () => {
  const { learner, partner } = await scene(app);
  const [id] = await failedJobs('ledger.mature', 'Rusak');
  for (const person of [learner, partner]) {
    const refused = [
      await person.attempt(system.status),
      await person.attempt(system.failedJobs),
      await person.attempt(system.mails),
      await person.attempt(system.retry, byId(id!)),
      await person.attempt(system.discard, byId(id!)),
      await person.attempt(system.retryAll, { body: { name: 'ledger.mature' } }),
      await person.attempt(system.discardAll, { body: { name: 'ledger.mature' } }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'role_missing'));
  }
  expect(await stateOf(id!)).toBe('failed');
});

test('disk, versions and open notifications of payments are shown', async () => {
  const event = { gateway: 'simulator', transactionId: 't1', payload: {} };
  await app.db.paymentEvent.createMany({
    data: [
      { ...event, orderCode: 'SN-1', transactionStatus: 'settlement' },
      { ...event, orderCode: 'SN-2', transactionStatus: 'pending', processedAt: app.clock.now() },
      { ...event, orderCode: 'SN-3', transactionStatus: 'settlement', isRejected: true },
    ],
  });
  const { notifications, disk, versions } = await operator.call(system.status);
  expect(notifications).toMatchObject({ count: 1, rejected: 1, list: [{ orderId: 'SN-1' }] });
  expect(disk.totalBytes).toBeGreaterThan(disk.freeBytes);
  expect(versions).toMatchObject({
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.versions.node,
    postgres: expect.stringMatching(/^\d+/),
    migration: { name: expect.stringMatching(/^\d{14}_/) },
  });
});

test(
  'a mail that was given up is seen, sent again under its Message-ID, and arrives once',
  { tags: 'night' },
  async () => {
    const server = await startSmtpServer({ needsLogin: true });
    onTestFinished(() => server.stop());
    const sending = await startApp({ withWorkers: true, settings: { SMTP_URL: server.url } });
    onTestFinished(() => sending.stop());
    const staff = await newPerson(sending, { isOperator: true });
    const mails = (state?: 'failed') =>
      staff.call(system.mails, state && { query: { filter: { state } } }).then(({ list }) => list);
    server.setPassword('diganti');
    const to = 'sekar@contoh.id';
    await queueMail(sending.db, sending.jobs, verifyEmailMail, { to, fullname: 'Sekar', seed: 'benih' });
    await mailsAtRest(sending);
    const [waiting] = await mails();
    const subject = 'Verifikasi emailmu di Sinau';
    expect(waiting).toMatchObject({ to, subject, state: 'waiting', attempts: 1, reason: { code: 'EAUTH' } });
    expect(await mails('failed')).toEqual([]);

    await toLastAttempt(sending);
    expect(await mails('failed')).toMatchObject([{ id: waiting!.id, to, state: 'failed', nextTryAt: null }]);
    expect((await staff.call(system.failedJobs)).list).toEqual([]);
    server.setPassword('rahasia');
    await staff.call(system.retryAll, { body: { name: mailJobName } });
    await mailsAtRest(sending);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain(`Message-ID: <${waiting!.id}@`);
    expect(await mails()).toEqual([]);
  },
);
