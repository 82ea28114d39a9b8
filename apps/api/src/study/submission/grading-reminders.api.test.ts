import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, hours, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { assignmentScene, authorOf, teacherOf } from '../../testing/assignments.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { newPartner, newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const goTo = (time: Date) => app.clock.advance(time.getTime() - app.clock.now().getTime());
/** The next Monday, 00:00 in Jakarta. */
function nextMonday() {
  const inJakarta = later(app.clock.now(), hours(7));
  const daysAhead = (8 - inJakarta.getUTCDay()) % 7 || 7;
  const midnight = Date.UTC(inJakarta.getUTCFullYear(), inJakarta.getUTCMonth(), inJakarta.getUTCDate());
  return later(new Date(midnight), days(daysAhead) - hours(7));
}
const mailsAbout = async (email: string) =>
  (await app.queued<{ template: string; to: string; stage: number }>('mail.send'))
    .filter(({ template, to }) => template === 'grading_reminder' && to === email)
    .map(({ stage }) => stage);
const remind = () => app.runJob('submission.remindGraders');
const remindersOf = async (userId: string) =>
  (
    await app.db.notification.findMany({
      where: { userId, path: '/creator/grading' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { title: true },
    })
  ).map(({ title }) => title);

test('teachers are reminded after half of the working days for grading, all of them, and half as many again', async () => {
  const { partner, handIn, start } = await assignmentScene(app);
  await start();
  const monday = nextMonday();
  goTo(later(monday, hours(9)));
  await handIn('Lead tentang pasar.');

  const toldAt = async (day: number, hour: number) => {
    goTo(later(monday, days(day) + hours(hour)));
    await Promise.all([remind(), remind()]);
    return (await remindersOf(partner.id)).length;
  };
  const wednesday = 2;
  expect([await toldAt(wednesday, 11), await toldAt(wednesday, 13)]).toEqual([0, 1]);
  expect([await toldAt(wednesday + 1, 23), await toldAt(wednesday + 2, 1)]).toEqual([1, 2]);
  // The weekend does not count; a promise until the end of Friday ends there.
  expect([await toldAt(wednesday + 3, 11), await toldAt(wednesday + 3, 13)]).toEqual([2, 3]);
  expect(await toldAt(20, 9)).toBe(3);
  expect(await remindersOf(partner.id)).toEqual([
    '1 tugas menunggu dinilai',
    '1 tugas sudah menunggu 3 hari kerja',
    '1 tugas masih menunggu nilaimu',
  ]);
  // The first reminder is only a notification.
  expect(await mailsAbout(partner.email)).toEqual([2, 3]);
});

test('graded submissions get no reminder, and resubmitted ones wait again', { tags: 'night' }, async () => {
  const { partner, handIn, start } = await assignmentScene(app);
  await start();
  const monday = nextMonday();
  goTo(later(monday, hours(9)));
  const id = await handIn('Lead tentang pasar.');
  goTo(later(monday, days(4)));
  await remind();
  const teacher = teacherOf(partner, id);
  await teacher.claim();
  await teacher.grade({ number: 1, outcome: 'needs-revision', feedback: 'Sebut sumbernya.' });
  goTo(later(monday, days(14) + hours(9)));
  await remind();
  expect(await remindersOf(partner.id)).toHaveLength(1);

  await handIn('Lead tentang pasar, kata Bu Sri.');
  goTo(later(monday, days(18)));
  await remind();
  expect(await remindersOf(partner.id)).toHaveLength(2);
});

test('a teacher is notified once of all waiting submissions, without those of participants who lost access until it returns', async () => {
  const { partner, program, handIn, start, place } = await assignmentScene(app);
  await start();
  const monday = nextMonday();
  goTo(later(monday, hours(9)));
  await handIn('Lead tentang pasar.');
  const other = await authorOf(app, program, await newPerson(app));
  await other.handIn('Lead tentang panen.');
  const where = { participantId: place.participantId };
  await app.db.grant.updateMany({ where, data: { endedAt: app.clock.now() } });
  goTo(later(monday, days(4)));
  await remind();
  expect(await remindersOf(partner.id)).toEqual(['1 tugas sudah menunggu 3 hari kerja']);

  await app.db.grant.updateMany({ where, data: { endedAt: null } });
  await remind();
  expect(await remindersOf(partner.id)).toEqual(Array.from({ length: 2 }, () => '1 tugas sudah menunggu 3 hari kerja'));
});

test('hundreds of submissions due at the same time notify a teacher once', { tags: 'night' }, async () => {
  const partner = await newPartner(app);
  const monday = nextMonday();
  goTo(later(monday, hours(9)));
  // A participant submits 501 lessons, as 501 participants would submit one.
  const outline = [Array.from({ length: 501 }, (_, index) => `Tugas ${index + 1}`)];
  const program = await publishedProgram(app, partner, { outline });
  const classId = program.id;
  const { sessions } = await enrolled(app, await newPerson(app), program);
  await app.db.lesson.updateMany({ where: { classId }, data: { type: 'assignment' } });
  const now = app.clock.now();
  await app.db.lessonSession.updateMany({
    where: { lesson: { classId } },
    data: { status: 'started', startedAt: now },
  });
  await app.db.submission.createMany({
    data: sessions.map((session) => ({ sessionId: session.id, classId, state: 'submitted', submittedAt: now })),
  });
  goTo(later(monday, days(4)));
  await remind();
  expect(await remindersOf(partner.id)).toEqual(['501 tugas sudah menunggu 3 hari kerja']);
  expect(await mailsAbout(partner.email)).toEqual([2]);
});
