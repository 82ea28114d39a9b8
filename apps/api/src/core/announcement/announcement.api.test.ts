import { announcement } from '@sinau/api-client';
import { screens } from '@sinau/contracts';
import { announcementsADay } from '@sinau/contracts/core/announcement/announcement.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { withParticipants } from '../../testing/announced.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { enrolled, publishedProgram, type ProgramRow } from '../../testing/classes.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newInstructor, newPerson, scene } from '../../testing/scene.ts';
import { batch } from './announcement.service.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const words = { title: 'Sesi tanya jawab', content: 'Kita bertemu hari Sabtu.\nSiapkan satu naskah, ya.' };
const to = ({ slug }: ProgramRow) => ({ body: { type: 'program', id: slug, ...words } }) as const;
const of = ({ id }: ProgramRow) => ({ params: { type: 'program', id } }) as const;
const deliver = 'announcement.deliver';
const mailsOf = async () =>
  (await app.queued<MailMessage>('mail.send')).filter(({ template }) => template === 'announcement');
const clearQueues = () =>
  app.connections.query("DELETE FROM pgboss.job WHERE name IN ('mail.send', 'announcement.deliver')");

test('users with access to the class get a notification and a mail, once, and other users do not [7.40]', async () => {
  const { partner, learner } = await scene(app);
  const [one, other] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const [ended, closed, elsewhere] = await Promise.all([newPerson(app), newPerson(app), newPerson(app)]);
  await enrolled(app, learner, one);
  await enrolled(app, closed, one);
  await enrolled(app, elsewhere, other);
  const { id: participantId } = await enrolled(app, ended, one);
  await app.db.grant.updateMany({ where: { participantId }, data: { endedAt: app.clock.now() } });
  await app.db.user.update({ where: { id: closed.id }, data: { deactivatedAt: app.clock.now() } });
  await clearQueues();

  const sent = await partner.call(announcement.create, to(one));
  expect(sent).toMatchObject({
    ...words,
    createdBy: { fullname: partner.fullname },
    recipientCount: 0,
    deliveredAt: null,
  });
  await app.runQueued(deliver);
  expect(await mailsOf()).toMatchObject([{ to: learner.email, title: words.title, class: one.title, slug: one.slug }]);
  const notices = await app.db.notification.findMany({
    where: { userId: { in: [learner, ended, closed, elsewhere, partner].map(({ id }) => id) } },
  });
  expect(notices).toMatchObject([
    {
      userId: learner.id,
      title: `${one.title}: ${words.title}`,
      readAt: null,
      path: expect.stringContaining(one.slug),
    },
  ]);
  expect((await partner.call(announcement.list, of(one))).list).toEqual([
    { ...sent, recipientCount: 1, deliveredAt: expect.any(String) },
  ]);
  expect(await app.queued(deliver)).toEqual([]);
});

test('seat holders of a webinar are notified, with a link to the webinar, by teachers who may grade in it [7.40]', async () => {
  const { partner, learner } = await scene(app);
  const webinar = await publishedWebinar(app, partner, { inDays: [3] });
  await enrolled(app, learner, webinar);
  const [grader, editor, outside] = [
    await newInstructor(app, partner, webinar.id, ['grade']),
    await newInstructor(app, partner, webinar.id, ['edit', 'report']),
    await newInstructor(app, partner, (await publishedProgram(app, partner)).id, ['grade']),
  ];
  const body = { type: 'webinar', id: webinar.slug, ...words } as const;
  const list = { params: { type: 'webinar', id: webinar.slug } } as const;
  await clearQueues();
  for (const refused of [editor, outside]) {
    expect(await refused.attempt(announcement.create, { body })).toMatchObject({ status: 404 });
    expect(await refused.attempt(announcement.list, list)).toMatchObject({ status: 404 });
  }
  await grader.call(announcement.create, { body });
  await app.runQueued(deliver);
  expect(await mailsOf()).toMatchObject([{ to: learner.email, type: 'webinar', slug: webinar.slug }]);
  expect(await app.db.notification.findMany({ where: { userId: learner.id } })).toMatchObject([
    { path: screens.continueClass(webinar.slug, 'webinar') },
  ]);
  expect((await partner.call(announcement.list, list)).list).toMatchObject([{ ...words, recipientCount: 1 }]);
});

test(
  'a large class is notified in batches; a run that is repeated or killed notifies each participant once',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const one = await publishedProgram(app, partner);
    const size = 2 * batch + 5;
    await withParticipants(app, one, size);
    await clearQueues();

    const { id } = await partner.call(announcement.create, to(one));
    const progress = async () => (await app.db.announcement.findUniqueOrThrow({ where: { id } })).recipientCount;
    // Two workers run the same job concurrently: one waits for the other, and resumes where it ended.
    await Promise.all([app.runJob(deliver, { id }), app.runJob(deliver, { id })]);
    expect(await progress()).toBe(2 * batch);
    expect(await countQueries(() => app.runQueued(deliver))).toBeLessThan(20);
    await app.runQueued(deliver);
    await app.runJob(deliver, { id });
    expect(await progress()).toBe(size);
    const mails = await mailsOf();
    expect(mails).toHaveLength(size);
    expect(new Set(mails.map((mail) => mail.to)).size).toBe(size);
    expect(await app.db.notification.count({ where: { user: { participants: { some: { classId: one.id } } } } })).toBe(
      size,
    );

    // A new user's mail has priority over these.
    const { rows } = await app.connections.query<{ priority: number }>(
      "SELECT DISTINCT priority FROM pgboss.job WHERE name = 'mail.send' AND data->>'template' = 'announcement'",
    );
    expect(rows).toEqual([{ priority: -1 }]);
  },
);

test("announcements are refused in a class without participants, and beyond a class's daily limit", async () => {
  const { partner, learner } = await scene(app);
  const one = await publishedProgram(app, partner);
  expect(await partner.attempt(announcement.create, to(one))).toMatchObject({
    status: 409,
    code: 'class_without_participants',
  });
  await enrolled(app, learner, one);
  for (let count = 0; count < announcementsADay; count += 1) await partner.call(announcement.create, to(one));
  expect(await partner.attempt(announcement.create, to(one))).toMatchObject({ status: 429 });
});

test('an instructor who grades notifies their own class, and no other', async () => {
  const { partner, learner } = await scene(app);
  const [one, other] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  await enrolled(app, learner, one);
  await enrolled(app, learner, other);
  const teacher = await newInstructor(app, partner, one.id, ['grade']);
  const editor = await newInstructor(app, partner, one.id, ['edit', 'report']);
  expect(await teacher.call(announcement.create, to(one))).toMatchObject({ createdBy: { fullname: teacher.fullname } });
  expect(await teacher.attempt(announcement.create, to(other))).toMatchObject({ status: 404 });
  expect(await editor.attempt(announcement.create, to(one))).toMatchObject({ status: 404 });
});

test("a partner's text is escaped in the mail", async () => {
  const { partner, learner } = await scene(app);
  const one = await publishedProgram(app, partner);
  await enrolled(app, learner, one);
  const content = '<img src=x onerror=alert(1)> & teman-teman';
  await clearQueues();
  await partner.call(announcement.create, { body: { ...to(one).body, content } });
  await app.runQueued(deliver);
  expect(await mailsOf()).toMatchObject([{ content }]);
  expect(await app.db.notification.findFirst({ where: { userId: learner.id } })).toMatchObject({ content });
});
