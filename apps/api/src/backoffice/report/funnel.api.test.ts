import { learning, report } from '@sinau/api-client';
import { screens } from '@sinau/contracts';
import { funnelSample } from '@sinau/contracts/backoffice/report/report.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later, minutes } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { assignmentScene, teacherOf } from '../../testing/assignments.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { newInstructor, newPartner, newPerson } from '../../testing/scene.ts';
import { seated } from '../../testing/seats.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ofClass = ({ id }: { id: string }) => ({ params: { type: 'program', id } as const });

const noticeCounts = (userIds: readonly string[]) =>
  Promise.all(
    userIds.map((userId) => app.db.notification.count({ where: { userId, title: { startsWith: 'Lanjutkan' } } })),
  );

/**
 * Creates a class of three lessons, and for each entry a participant with that many passed lessons, last seen that many
 * days ago.
 */
async function studiedClass(people: readonly { passed: number; daysAgo: number }[]) {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner, { outline: [['A', 'B'], ['C']] });
  const learners = [];
  for (const { passed, daysAgo } of people) {
    const person = await newPerson(app);
    const { id, sessions } = await enrolled(app, person, program);
    for (const session of sessions.slice(0, passed)) {
      const act = (action: 'start' | 'complete') =>
        person.call(learning.act, { params: { participantId: id, sessionId: session.id, action } });
      await act('start');
      await app.db.lessonSession.update({
        where: { id: session.id },
        data: { beganAt: later(app.clock.now(), -minutes(10)) },
      });
      await act('complete');
    }
    const at = later(app.clock.now(), -days(daysAgo));
    await app.db.participant.update({ where: { id }, data: { createdAt: at, lastActivityAt: at } });
    learners.push({ ...person, participantId: id });
  }
  const lessons = program.sections.flatMap((section) => section.lessons);
  return { partner, program, lessons, learners };
}

test('a class shows for each lesson who began and passed it, how long it took, and who stopped there', async () => {
  const { partner, program } = await studiedClass([
    { passed: 0, daysAgo: 8 },
    { passed: 1, daysAgo: 8 },
    { passed: 1, daysAgo: 3 },
    { passed: 3, daysAgo: 20 },
  ]);
  const funnel = await partner.call(report.funnel, ofClass(program));
  expect(funnel.participants).toBe(4);
  expect(funnel.list).toMatchObject([
    { title: 'A', opened: 4, begun: 3, passed: 3, medianSeconds: 600, stopped: 1, remindable: 1 },
    { title: 'B', opened: 3, begun: 1, passed: 1, medianSeconds: 600, stopped: 1, remindable: 1 },
    { title: 'C', opened: 1, begun: 1, passed: 1, medianSeconds: 600, stopped: 0, remindable: 0 },
  ]);
});

test(
  'all figures of a large class are counted from its newest participants, whom a reminder is not limited to',
  { tags: 'night' },
  async () => {
    const { partner, program, lessons } = await studiedClass([{ passed: 1, daysAgo: 8 }]);
    await app.connections.query(
      `WITH person AS (
       INSERT INTO "User" (fullname, email, "updatedAt") SELECT 'Baru', uuidv7() || '@contoh.test', now() FROM generate_series(1, $2::int) RETURNING id)
     INSERT INTO "Participant" ("userId", "classId", "createdAt") SELECT id, $1, $3 FROM person`,
      [program.id, funnelSample, app.clock.now()],
    );
    const { participants, list } = await partner.call(report.funnel, ofClass(program));
    expect(participants).toBe(funnelSample);
    expect(list[1]).toMatchObject({ opened: 0, stopped: 0, remindable: 0 });
    const call = { ...ofClass(program), body: { lessonId: lessons[1]!.id } };
    expect(await partner.call(report.remind, call)).toEqual({ recipients: 1 });
  },
);

test('a reminder is sent to participants who stopped at that lesson, once in fourteen days', async () => {
  const { partner, program, lessons, learners } = await studiedClass([
    { passed: 1, daysAgo: 8 },
    { passed: 1, daysAgo: 3 },
    { passed: 0, daysAgo: 30 },
  ]);
  const call = { ...ofClass(program), body: { lessonId: lessons[1]!.id } };
  expect(await partner.call(report.remind, call)).toEqual({ recipients: 1 });
  // A second press before the job ran notifies no participant twice.
  await partner.call(report.remind, call);
  await app.runQueued('report.remind');

  expect(await noticeCounts(learners.map(({ id }) => id))).toEqual([1, 0, 0]);
  expect(await partner.attempt(report.remind, call)).toMatchObject({ status: 409, code: 'nobody_to_remind' });
  expect((await partner.call(report.funnel, ofClass(program))).list[1]).toMatchObject({ stopped: 1, remindable: 0 });

  app.clock.advance(days(15));
  expect(await partner.call(report.remind, call)).toEqual({ recipients: 2 });
});

test('a participant who stopped in a webinar is linked back to the webinar', async () => {
  const { partner, learner, one, lessonIds, participantId } = await seated(app);
  const at = later(app.clock.now(), -days(8));
  await app.db.participant.update({ where: { id: participantId }, data: { createdAt: at, lastActivityAt: at } });
  await partner.call(report.remind, { params: { type: 'webinar', id: one.id }, body: { lessonId: lessonIds[0]! } });
  await app.runQueued('report.remind');
  const path = screens.continueClass(one.slug, 'webinar');
  expect(await app.db.notification.findMany({ where: { userId: learner.id } })).toMatchObject([{ path }]);
  const mail = (await app.queued<MailMessage>('mail.send')).find(
    ({ to, template }) => to === learner.email && template === 'reminder',
  );
  expect(mail).toMatchObject({ slug: one.slug, type: 'webinar' });
});

test('two concurrent deliveries notify no participant twice', async () => {
  const { partner, program, lessons, learners } = await studiedClass([
    { passed: 1, daysAgo: 8 },
    { passed: 1, daysAgo: 9 },
  ]);
  await partner.call(report.remind, { ...ofClass(program), body: { lessonId: lessons[1]!.id } });
  const deliver = () => app.runJob('report.remind', { classId: program.id, lessonId: lessons[1]!.id });
  await Promise.all([deliver(), deliver()]);
  expect(await noticeCounts(learners.map(({ id }) => id))).toEqual([1, 1]);
});

test('participants without access, and those of other classes, are not reminded', async () => {
  const { partner, program, lessons, learners } = await studiedClass([{ passed: 1, daysAgo: 8 }]);
  const other = await studiedClass([{ passed: 1, daysAgo: 8 }]);
  const remind = (lessonId: string) => partner.attempt(report.remind, { ...ofClass(program), body: { lessonId } });
  expect(await remind(other.lessons[1]!.id)).toMatchObject({ status: 404 });
  await app.db.grant.updateMany({
    where: { participantId: learners[0]!.participantId },
    data: { endedAt: app.clock.now() },
  });
  expect(await remind(lessons[1]!.id)).toMatchObject({ status: 409, code: 'nobody_to_remind' });
});

test(
  'a participant who continues writing, or waits for a teacher, has not stopped; one who was asked to revise, and did not, has',
  { tags: 'night' },
  async () => {
    const { partner, program, lessonId, answer, handIn } = await assignmentScene(app);
    await answer({ content: 'Lead', revision: 1 });
    app.clock.advance(days(8));
    await answer({ content: 'Lead tentang', revision: 2 });
    const remind = () => partner.attempt(report.remind, { ...ofClass(program), body: { lessonId } });
    const stopped = async () => (await partner.call(report.funnel, ofClass(program))).list[0]!.stopped;
    expect(await stopped()).toBe(0);
    const submissionId = await handIn('Lead tentang pasar.');
    app.clock.advance(days(8));
    expect(await stopped()).toBe(0);
    expect(await remind()).toMatchObject({ status: 409, code: 'nobody_to_remind' });

    const teacher = teacherOf(partner, submissionId);
    await teacher.claim();
    expect(await stopped()).toBe(0);
    await teacher.grade({ number: 1, outcome: 'needs-revision', feedback: 'Sebut sumbernya.' });
    app.clock.advance(days(8));
    expect(await stopped()).toBe(1);
  },
);

test('an instructor can remind with the scope grade alone', async () => {
  const { partner, program, lessons } = await studiedClass([{ passed: 1, daysAgo: 8 }]);
  const call = { ...ofClass(program), body: { lessonId: lessons[1]!.id } };
  const reader = await newInstructor(app, partner, program.id, ['report']);
  expect(await reader.attempt(report.remind, call)).toMatchObject({ status: 404 });
  const grader = await newInstructor(app, partner, program.id, ['grade']);
  expect(await grader.call(report.remind, call)).toEqual({ recipients: 1 });
});

test('the funnel costs the same number of queries for any number of lessons and participants', async () => {
  const small = await studiedClass([]);
  const large = await studiedClass([
    { passed: 1, daysAgo: 8 },
    { passed: 2, daysAgo: 8 },
  ]);
  const costOf = ({ partner, program }: typeof small) =>
    countQueries(() => partner.call(report.funnel, ofClass(program)));
  expect(await costOf(large)).toBe(await costOf(small));
});
