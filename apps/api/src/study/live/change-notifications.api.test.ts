import { live, webinar } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hours, later } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled } from '../../testing/classes.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
let begin: Date;
beforeAll(async () => {
  app = await startApp();
  // Before the dates that a test writes out.
  app.clock.advance(Date.parse('2026-12-01T05:00:00Z') - app.clock.now().getTime());
  begin = app.clock.now();
});
afterAll(() => app.stop());

const tell = 'live.tell';
const at = (hoursFromNow: number) => later(begin, hours(hoursFromNow)).toISOString();
const mailsTo = async ({ email }: { email: string }) =>
  (await app.queued<MailMessage>('mail.send')).filter(
    ({ to, template }) => to === email && template.startsWith('session_'),
  );
const noticesOf = ({ id: userId }: { id: string }) =>
  app.db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } });

async function attended() {
  const people = await scene(app);
  const one = await publishedWebinar(app, people.partner, { inDays: [2] });
  await enrolled(app, people.learner, one);
  const { id } = await app.db.liveSession.findFirstOrThrow({ where: { classId: one.id } });
  return { ...people, one, key: { params: { id } } };
}

test('participants are notified of other times once, with the old and the new ones and the reason', async () => {
  const { partner, learner, one, key } = await attended();
  const bystander = await newPerson(app);
  const body = { startsAt: '2026-12-31T15:00:00.000Z', endsAt: '2026-12-31T18:00:00.000Z' };
  expect(await partner.attempt(live.update, { ...key, body })).toMatchObject({
    status: 422,
    fields: { reason: expect.any(String) },
  });
  await partner.call(live.update, { ...key, body: { ...body, reason: 'Bertepatan dengan acara lain.' } });
  await app.runQueued(tell);
  await app.runJob(tell, { id: key.params.id });

  const notices = await noticesOf(learner);
  expect(notices).toMatchObject([
    { title: `${one.title}: jadwal “Sesi 1” berubah`, path: screens.liveSession(one.slug, key.params.id, 'webinar') },
  ]);
  expect(notices[0]!.content).toContain('Menjadi: Kamis, 31 Des 2026, 22:00 – Jumat, 1 Jan 2027, 01:00 WIB');
  expect(notices[0]!.content).toContain('Bertepatan dengan acara lain.');
  expect(await mailsTo(learner)).toMatchObject([
    { template: 'session_moved', now: body, reason: expect.any(String), path: notices[0]!.path },
  ]);
  expect(await noticesOf(bystander)).toEqual([]);
});

test('several moves before a notification are sent as one; a move and its reversal send none', async () => {
  const { partner, learner, key } = await attended();
  const { startsAt, endsAt } = await partner.call(live.detail, key);
  const move = (times: object) => partner.call(live.update, { ...key, body: { ...times, reason: 'Ruangan dipakai.' } });
  await move({ startsAt: at(70), endsAt: at(71) });
  await move({ startsAt: at(80), endsAt: at(81) });
  await app.runQueued(tell);
  expect(await mailsTo(learner)).toMatchObject([{ before: { startsAt }, now: { startsAt: at(80) } }]);

  await move({ startsAt, endsAt });
  await move({ startsAt: at(80), endsAt: at(81) });
  await app.runQueued(tell);
  expect(await mailsTo(learner)).toHaveLength(1);
  expect(await noticesOf(learner)).toHaveLength(1);
});

test('a new title, address or code notifies nobody, and a calendar gets the title', async () => {
  const { partner, learner, one, key } = await attended();
  await partner.call(live.update, {
    ...key,
    body: { meetingUrl: 'https://rapat.contoh.test/baru', presenceCode: 'SAPA24' },
  });
  const { sessions } = await partner.call(webinar.mineDetail, { params: { id: one.id } });
  await partner.call(webinar.updateSession, {
    params: { id: one.id, sessionId: sessions[0]!.id },
    body: { title: 'Judul baru' },
  });
  expect(await partner.call(live.detail, key)).toMatchObject({ sequence: 1 });
  await partner.call(webinar.submit, { params: { id: one.id } });
  expect(await partner.call(live.detail, key)).toMatchObject({ sequence: 2, title: 'Judul baru' });
  await app.runJob(tell, { id: key.params.id });
  expect(await noticesOf(learner)).toEqual([]);
});

test('a cancelled session is notified once, with the reason', async () => {
  const { partner, learner, one, key } = await attended();
  await partner.call(live.cancel, { ...key, body: { reason: 'Pembicara berhalangan hadir.' } });
  await Promise.all([app.runQueued(tell), app.runJob(tell, { id: key.params.id })]);
  await app.runJob(tell, { id: key.params.id });
  expect(await noticesOf(learner)).toMatchObject([
    {
      title: `${one.title}: sesi “Sesi 1” dibatalkan`,
      content: expect.stringContaining('Pembicara berhalangan hadir.'),
    },
  ]);
  expect(await mailsTo(learner)).toMatchObject([
    { template: 'session_cancelled', reason: 'Pembicara berhalangan hadir.' },
  ]);
});

test('a draft is moved without a reason, and nobody is notified', async () => {
  const { partner } = await scene(app);
  const { id } = await partner.call(webinar.create, { body: { title: 'Draf webinar' } });
  const { sessions } = await partner.call(webinar.createSession, {
    params: { id },
    body: { title: 'Sesi', startsAt: at(20), endsAt: at(21) },
  });
  const key = { params: { id: sessions[0]!.lesson!.id } };
  await app.connections.query("DELETE FROM pgboss.job WHERE name = 'live.tell'");
  await partner.call(live.update, { ...key, body: { startsAt: at(22), endsAt: at(23) } });
  expect(await app.queued(tell)).toEqual([]);
});
