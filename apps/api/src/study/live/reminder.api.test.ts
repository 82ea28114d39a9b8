import { live } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled } from '../../testing/classes.ts';
import { newPerson } from '../../testing/scene.ts';
import { seated, wait } from '../../testing/seats.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const remind = () => app.runJob('live.remind');
const hour = 60;
const remindersOf = ({ id: userId }: { id: string }) =>
  app.db.notification.findMany({ where: { userId, title: { contains: 'WIB' } }, orderBy: { id: 'asc' } });
const mailsTo = async ({ email }: { email: string }) =>
  (await app.queued<MailMessage>('mail.send')).filter(
    ({ to, template }) => to === email && template === 'session_reminder',
  );
const titles = async (person: { id: string }) => (await remindersOf(person)).map(({ title }) => title.split(',')[0]);

test('participants are reminded a day and an hour before, once each, by mail and in the product', async () => {
  const { learner, one, lessonIds } = await seated(app, { inMinutes: [24 * hour + 10] });
  const bystander = await newPerson(app);
  await remind();
  expect(await remindersOf(learner)).toEqual([]);
  wait(app, 11);
  await remind();
  await remind();
  expect(await remindersOf(learner)).toMatchObject([
    { content: expect.stringContaining(one.title), path: screens.liveSession(one.slug, lessonIds[0]!, 'webinar') },
  ]);
  wait(app, 22 * hour);
  await remind();
  expect(await remindersOf(learner)).toHaveLength(1);
  wait(app, hour);
  await remind();
  await remind();
  expect((await titles(learner)).at(-1)).toBe('Sebentar lagi');
  expect(await remindersOf(learner)).toHaveLength(2);
  expect(await mailsTo(learner)).toMatchObject([
    { startsAt: expect.any(String), class: one.title },
    { subject: expect.stringContaining('Sebentar lagi') },
  ]);
  expect(await remindersOf(bystander)).toEqual([]);
  wait(app, hour);
  await remind();
  expect(await remindersOf(learner)).toHaveLength(2);
});

describe('a moved session', () => {
  const moveTo = (partner: Awaited<ReturnType<typeof seated>>['partner'], id: string, inMinutes: number) => {
    const startsAt = later(app.clock.now(), minutes(inMinutes));
    return partner.call(live.update, {
      params: { id },
      body: {
        startsAt: startsAt.toISOString(),
        endsAt: later(startsAt, hours(2)).toISOString(),
        reason: 'Ruangan dipakai.',
      },
    });
  };

  test('gets another reminder, once, at its new time and not at the old one', async () => {
    const { partner, learner, lessonIds } = await seated(app, { inMinutes: [20 * hour] });
    await remind();
    expect(await remindersOf(learner)).toHaveLength(1);
    await moveTo(partner, lessonIds[0]!, 70 * hour);
    await remind();
    wait(app, 20 * hour);
    await remind();
    expect(await remindersOf(learner)).toHaveLength(1);
    wait(app, 30 * hour);
    await remind();
    await remind();
    expect(await titles(learner)).toHaveLength(2);
    wait(app, 19 * hour + 30);
    await remind();
    await remind();
    expect((await titles(learner)).filter((title) => title === 'Sebentar lagi')).toHaveLength(1);
    expect(await titles(learner)).toHaveLength(3);
  });

  test('reminds everybody of the new time while notifications are in progress', async () => {
    const { partner, learner, lessonIds } = await seated(app, { inMinutes: [20 * hour] });
    await app.db.liveSession.update({
      where: { id: lessonIds[0]! },
      data: { dayRemindedId: 'ffffffff-ffff-7fff-bfff-ffffffffffff' },
    });
    await moveTo(partner, lessonIds[0]!, 21 * hour);
    await remind();
    expect(await remindersOf(learner)).toHaveLength(1);
  });
});

test('nobody is reminded of a cancelled session, nor after returning the seat', { tags: 'night' }, async () => {
  const off = await seated(app, { inMinutes: [20 * hour, 21 * hour] });
  await off.partner.call(live.cancel, { params: { id: off.lessonIds[0]! }, body: { reason: 'Pembicara sakit.' } });
  const back = await seated(app, { inMinutes: [20 * hour] });
  await app.db.grant.updateMany({
    where: { participantId: back.participantId },
    data: { endedAt: app.clock.now() },
  });
  await remind();
  expect((await remindersOf(off.learner)).map(({ title }) => title)).toEqual([expect.stringContaining('Sesi 2')]);
  expect(await remindersOf(back.learner)).toEqual([]);
});

test('several processes, and one that continues after another was killed, notify everybody once', async () => {
  const { one, learner, lessonIds } = await seated(app, { inMinutes: [20 * hour] });
  const people = [learner];
  for (let count = 0; count < 5; count += 1) {
    const person = await newPerson(app);
    await enrolled(app, person, one);
    people.push(person);
  }
  // The state that a process killed after its first batch leaves.
  const [first] = await app.db.participant.findMany({ where: { classId: one.id }, orderBy: { id: 'asc' }, take: 1 });
  await app.db.liveSession.update({ where: { id: lessonIds[0]! }, data: { dayRemindedId: first!.id } });
  await Promise.all([remind(), remind(), remind(), remind()]);
  await remind();
  const counts = await Promise.all(people.map(async (person) => (await remindersOf(person)).length));
  expect(counts.toSorted()).toEqual([0, 1, 1, 1, 1, 1]);
  expect((await mailsTo(people[5]!)).length).toBe(1);
});
