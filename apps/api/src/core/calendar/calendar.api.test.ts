import { calendar } from '@sinau/api-client';
import ICAL from 'ical.js';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, hours, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram, updateLesson } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newInstructor, newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Fetches as a calendar program does: by the address alone. */
const fetchFeed = (address: string, headers: Record<string, string> = {}) =>
  supertest(app.app.server).get(new URL(address).pathname).set(headers).buffer(true);
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

const titlesOf = async (person: Person, role: 'participant' | 'host' = 'participant') =>
  (await person.call(calendar.mine, { query: { role } })).list.map(({ title }) => title);

/** Creates a learner with a seat in a webinar of two sessions, tomorrow and in a week. */
async function attending() {
  const people = await scene(app);
  const webinar = await publishedWebinar(app, people.partner, { inDays: [7, 1] });
  const participant = await enrolled(app, people.learner, webinar);
  const sessions = await app.db.liveSession.findMany({ where: { classId: webinar.id }, orderBy: { startsAt: 'asc' } });
  return { ...people, webinar, participant, sessions };
}

test('the calendar holds the sessions that the user attends, the next one first [1.5]', async () => {
  const { learner, webinar, sessions } = await attending();
  const { list, total } = await learner.call(calendar.mine);
  expect(total).toBe(2);
  expect(list[0]).toEqual({
    id: sessions[0]!.id,
    kind: 'webinar',
    title: 'Sesi 2',
    class: { id: webinar.id, title: webinar.title, slug: webinar.slug, type: 'webinar' },
    startsAt: sessions[0]!.startsAt!.toISOString(),
    endsAt: sessions[0]!.endsAt!.toISOString(),
    cancelledAt: null,
    isLive: true,
  });
  const soon = { startsAt: { lt: later(app.clock.now(), days(2)).toISOString() } };
  expect(await learner.call(calendar.mine, { query: { filter: soon } })).toMatchObject({ total: 1 });
});

test('the calendar never names where a session meets', async () => {
  const { learner, sessions } = await attending();
  await app.db.liveSession.updateMany({
    where: { classId: sessions[0]!.classId },
    data: { meetingUrl: 'https://rapat.contoh.test/rahasia', presenceCode: 'RAHASIA' },
  });
  const { address } = await learner.call(calendar.renewFeed);
  const shown = JSON.stringify(await learner.call(calendar.mine)) + (await fetchFeed(address)).text;
  expect(shown).not.toContain('rapat.contoh.test');
  expect(shown).not.toContain('RAHASIA');
});

test('the calendar is empty without a seat, and once the seat is cancelled', async () => {
  const { learner, participant } = await attending();
  expect(await titlesOf(await newPerson(app))).toEqual([]);
  await app.db.grant.updateMany({ where: { participantId: participant.id }, data: { endedAt: app.clock.now() } });
  expect(await titlesOf(learner)).toEqual([]);
});

test('the calendar holds the deadline of an assignment from its start until it is submitted', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const { sessions } = await enrolled(app, learner, program);
  const { id, lessonId } = sessions[0]!;
  await updateLesson(app, lessonId, { type: 'assignment', setting: { dueDays: 3 } });
  expect(await titlesOf(learner)).toEqual([]);

  const beganAt = app.clock.now();
  await app.db.lessonSession.update({ where: { id }, data: { beganAt, startedAt: beganAt, status: 'started' } });
  const at = later(beganAt, days(3)).toISOString();
  expect((await learner.call(calendar.mine)).list).toMatchObject([{ kind: 'deadline', startsAt: at, endsAt: at }]);

  const work = { sessionId: id, classId: program.id, submittedAt: beganAt };
  await app.db.submission.create({ data: { ...work, state: 'needs_revision' } });
  expect(await titlesOf(learner)).toHaveLength(1);
  await app.db.submission.update({ where: { sessionId: id }, data: { state: 'submitted' } });
  expect(await titlesOf(learner)).toEqual([]);
});

test('hosts see their webinar: members of the mitra, and instructors of this class alone', async () => {
  const { partner, otherPartner, webinar } = await attending();
  const elsewhere = await publishedWebinar(app, partner, { inDays: [3] });
  expect(await titlesOf(partner, 'host')).toEqual(['Sesi 2', 'Sesi 1', 'Sesi 1']);
  expect(await titlesOf(partner)).toEqual([]);
  expect(await titlesOf(otherPartner, 'host')).toEqual([]);
  const instructor = await newInstructor(app, partner, webinar.id, ['grade']);
  const { list } = await instructor.call(calendar.mine, { query: { role: 'host' } });
  expect(list.every((event) => event.class.id !== elsewhere.id)).toBe(true);
  expect(list).toHaveLength(2);
});

test('the secret address reflects a session that is moved and one that is cancelled', async () => {
  const { learner, sessions } = await attending();
  expect(await learner.call(calendar.feed)).toBeNull();
  const { address } = await learner.call(calendar.renewFeed);
  expect(await learner.call(calendar.feed)).toMatchObject({ address });
  const first = await fetchFeed(address);
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const [before] = eventsIn(first.text);
  expect((await fetchFeed(address, { 'if-none-match': first.headers.etag! })).status).toBe(304);

  const startsAt = later(sessions[0]!.startsAt!, hours(2));
  // iCalendar counts whole seconds.
  startsAt.setMilliseconds(0);
  await app.db.liveSession.update({
    where: { id: sessions[0]!.id },
    data: { startsAt, endsAt: later(startsAt, hours(2)) },
  });
  const [moved] = eventsIn((await fetchFeed(address, { 'if-none-match': first.headers.etag! })).text);
  expect(moved!.uid).toBe(before!.uid);
  expect(moved!.startDate.toJSDate()).toEqual(startsAt);
  expect(moved!.sequence).toBeGreaterThan(before!.sequence);

  await app.db.liveSession.update({
    where: { id: sessions[0]!.id },
    data: { cancelledAt: app.clock.now(), cancelReason: 'Pembicara sakit' },
  });
  const [cancelled] = eventsIn((await fetchFeed(address)).text);
  expect(cancelled!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(cancelled!.sequence).toBeGreaterThan(moved!.sequence);
});

test('the calendar holds what a user attends and what they host, each once', async () => {
  const { partner, webinar } = await attending();
  await enrolled(app, partner, webinar);
  const { address } = await partner.call(calendar.renewFeed);
  expect(eventsIn((await fetchFeed(address)).text).map(({ summary }) => summary)).toEqual(['Sesi 2', 'Sesi 1']);
});

test('a renewed address ends the one before it; a withdrawn address, and that of a closed account, are not found', async () => {
  const { learner } = await attending();
  const old = await learner.call(calendar.renewFeed);
  const { address } = await learner.call(calendar.renewFeed);
  expect((await fetchFeed(old.address)).status).toBe(404);
  expect((await fetchFeed(address)).status).toBe(200);
  await app.db.user.update({ where: { id: learner.id }, data: { deactivatedAt: app.clock.now() } });
  expect((await fetchFeed(address)).status).toBe(404);
  await app.db.user.update({ where: { id: learner.id }, data: { deactivatedAt: null } });
  await learner.call(calendar.endFeed);
  expect((await fetchFeed(address)).status).toBe(404);
  expect(await learner.call(calendar.feed)).toBeNull();
});

test('the database stores no address', async () => {
  const { learner } = await attending();
  const { address } = await learner.call(calendar.renewFeed);
  const token = address.split('/').at(-1)!.replace('.ics', '');
  const row = await app.db.calendarFeed.findUniqueOrThrow({ where: { userId: learner.id } });
  expect(JSON.stringify({ ...row, tokenHash: Buffer.from(row.tokenHash).toString('base64url') })).not.toContain(token);
});

test('the number of statements does not grow with the number of classes', { tags: 'night' }, async () => {
  const { learner, partner } = await attending();
  const one = await countQueries(() => learner.call(calendar.mine, { query: { page: 0, perPage: 0 } }));
  for (let count = 0; count < 4; count += 1) await enrolled(app, learner, await publishedWebinar(app, partner));
  expect(await countQueries(() => learner.call(calendar.mine, { query: { page: 0, perPage: 0 } }))).toBe(one);
  expect(one).toBeLessThanOrEqual(6);
});
