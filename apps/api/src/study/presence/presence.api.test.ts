import { randomUUID } from 'node:crypto';
import { lesson, presence, program } from '@sinau/api-client';
import { maxTabs, presentSeconds } from '@sinau/contracts/study/presence/presence.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newInstructor, newPerson, scene, type Person } from '../../testing/scene.ts';
import { deletePresenceBefore } from './presence.queries.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A class with two people on it: its owner, and an instructor who may edit it. */
async function twoOnOneClass() {
  const { partner, otherPartner } = await scene(app);
  const class_ = await newProgram(app, partner);
  const rani = await newInstructor(app, partner, class_.id, ['edit']);
  return { partner, otherPartner, rani, class_, lessonId: class_.sections[0]!.lessons[0]!.id };
}

/** A tab of the builder, which reports its location. */
function tabOf(person: Person, classId: string) {
  const tabId = randomUUID();
  const beat = (lessonId: string | null = null, isLeaving = false) =>
    person.call(presence.beat, {
      params: { id: classId },
      body: { tabId, page: lessonId ? 'lesson' : 'info', lessonId, isLeaving },
    });
  return { beat, leave: () => beat(null, true) };
}

type Tab = ReturnType<typeof tabOf>;

test('two people on one class see each other, with the lesson that each has open', async () => {
  const { partner, rani, class_, lessonId } = await twoOnOneClass();
  const [mine, theirs] = [tabOf(partner, class_.id), tabOf(rani, class_.slug)];
  expect((await mine.beat()).others).toEqual([]);
  expect((await theirs.beat(lessonId)).others).toEqual([
    {
      userId: partner.id,
      fullname: partner.fullname,
      avatar: null,
      isMe: false,
      page: 'info',
      lessonId: null,
      tabs: 1,
    },
  ]);
  expect((await mine.beat()).others).toMatchObject([{ userId: rani.id, page: 'lesson', lessonId, tabs: 1 }]);
});

test('two people on one webinar see each other, with the session that each has open', async () => {
  const { partner } = await scene(app);
  const { id, slug } = await publishedWebinar(app, partner);
  const rani = await newInstructor(app, partner, id, ['edit']);
  const { id: lessonId } = await app.db.workingLesson.findFirstOrThrow({ where: { classId: id } });
  expect(await tabOf(partner, id).beat(lessonId)).toMatchObject({ others: [], lessonRevision: 1 });
  expect((await tabOf(rani, slug).beat()).others).toMatchObject([{ userId: partner.id, lessonId }]);
});

test('further tabs of one person are counted, and marked as their own', async () => {
  const { partner, rani, class_, lessonId } = await twoOnOneClass();
  const tabs = [0, 1, 2].map(() => tabOf(partner, class_.id));
  for (const tab of tabs) await tab.beat(lessonId);
  expect((await tabs[0]!.beat(lessonId)).others).toMatchObject([{ userId: partner.id, isMe: true, lessonId, tabs: 2 }]);
  expect((await tabOf(rani, class_.id).beat()).others).toMatchObject([{ isMe: false, lessonId, tabs: 3 }]);
});

test('a killed tab does not count as a second one for the tab that its person opens instead', async () => {
  const { partner, rani, class_ } = await twoOnOneClass();
  const [killed, opened, further] = [0, 1, 2].map(() => tabOf(partner, class_.id)) as [Tab, Tab, Tab];
  await killed.beat();
  app.clock.advance(1_000);
  expect((await opened.beat()).others).toEqual([]);
  app.clock.advance(8_000);
  expect((await opened.beat()).others).toEqual([]);
  // Others see one person, and so does a concurrent tab.
  expect((await tabOf(rani, class_.id).beat()).others).toMatchObject([{ userId: partner.id }]);
  await further.beat();
  expect((await opened.beat()).others).toMatchObject([{ isMe: true, tabs: 1 }, { userId: rani.id }]);

  // A person who was away for a while starts again.
  app.clock.advance(presentSeconds * 1_000 + 1_000);
  await further.beat();
  app.clock.advance(1_000);
  expect((await opened.beat()).others).toEqual([]);
  await further.beat();
  expect((await opened.beat()).others).toMatchObject([{ isMe: true, tabs: 1 }]);
});

test('a person who leaves is gone immediately, one who stops sending heartbeats after some seconds', async () => {
  const { partner, rani, class_ } = await twoOnOneClass();
  const [mine, theirs] = [tabOf(partner, class_.id), tabOf(rani, class_.id)];
  await theirs.beat();
  expect((await mine.beat()).others).toHaveLength(1);
  await theirs.leave();
  expect((await mine.beat()).others).toEqual([]);

  await theirs.beat();
  app.clock.advance(presentSeconds * 1_000 - 2_000);
  expect((await mine.beat()).others).toHaveLength(1);
  app.clock.advance(2_000);
  expect((await mine.beat()).others).toEqual([]);
});

test('a tab that moved to another class is still there after it has left the first', async () => {
  const { partner, rani, class_ } = await twoOnOneClass();
  const other = await newProgram(app, partner);
  const body = { tabId: randomUUID(), page: 'info' as const, lessonId: null };
  for (const { id } of [class_, other]) await partner.call(presence.beat, { params: { id }, body });
  await partner.call(presence.beat, { params: { id: class_.id }, body: { ...body, isLeaving: true } });
  expect(await app.db.classPresence.findMany({ where: { tabId: body.tabId } })).toMatchObject([{ classId: other.id }]);
  expect((await tabOf(rani, class_.id).beat()).others).toEqual([]);
});

test('a heartbeat returns the revisions of the class and of the open lesson, and tells when the lesson is gone', async () => {
  const { partner, rani, class_, lessonId } = await twoOnOneClass();
  const mine = tabOf(partner, class_.id);
  const before = await mine.beat(lessonId);
  expect(before).toMatchObject({ revision: expect.any(Number), lessonRevision: 1 });

  await rani.call(program.createSection, { params: { id: class_.id }, body: { sectionTitle: 'Penutup' } });
  const moved = await mine.beat(lessonId);
  expect(moved.revision).toBe(before.revision + 1);
  expect(moved.mark).toBe(before.mark);

  const { title: _, ...written } = await rani.call(lesson.detail, { params: { id: lessonId } });
  await rani.call(lesson.update, { params: { id: lessonId }, body: { ...written, title: 'Judul lain' } as never });
  const renamed = await mine.beat(lessonId);
  expect(renamed).toMatchObject({ revision: moved.revision, lessonRevision: 2 });
  expect(renamed.mark).not.toBe(moved.mark);

  await rani.call(lesson.remove, { params: { id: lessonId } });
  expect((await mine.beat(lessonId)).lessonRevision).toBeNull();
  // A person with a removed lesson open is still shown at their former location.
  expect((await tabOf(rani, class_.id).beat()).others).toMatchObject([{ lessonId }]);
});

test('only those who may edit the class see who else is there', async () => {
  const { partner, otherPartner, class_, lessonId } = await twoOnOneClass();
  const grader = await newInstructor(app, partner, class_.id, ['grade', 'report']);
  const body = { tabId: randomUUID(), page: 'info' as const, lessonId: null };
  for (const stranger of [otherPartner, grader])
    expect(await stranger.attempt(presence.beat, { params: { id: class_.id }, body })).toMatchObject({ status: 404 });
  expect(await (await newPerson(app)).attempt(presence.beat, { params: { id: class_.id }, body })).toMatchObject({
    status: 403,
  });

  // A lesson of another class reveals nothing, and nobody is shown to be there.
  const foreign = await newProgram(app, otherPartner);
  const theirs = tabOf(otherPartner, foreign.id);
  expect((await theirs.beat(lessonId)).lessonRevision).toBeNull();
  expect(await app.db.classPresence.count({ where: { lessonId } })).toBe(0);
});

test('a heartbeat costs one statement, however many people are there, and concurrent heartbeats count once', async () => {
  const { partner, rani, class_, lessonId } = await twoOnOneClass();
  const mine = tabOf(partner, class_.id);
  await mine.beat(lessonId);
  const who = await countQueries(() => partner.call(program.mineDetail, { params: { id: class_.id } }));
  const alone = await countQueries(() => mine.beat(lessonId));
  const theirs = Array.from({ length: 5 }, () => tabOf(rani, class_.id));
  await Promise.all(theirs.flatMap((tab) => [tab.beat(lessonId), tab.beat(lessonId)]));
  expect((await mine.beat(lessonId)).others).toMatchObject([{ userId: rani.id, tabs: 5 }]);
  expect(await countQueries(() => mine.beat(lessonId))).toBe(alone);
  expect(alone).toBeLessThanOrEqual(Math.min(who, 2));
});

test(`one person is remembered in at most ${maxTabs} tabs, and old tabs are forgotten`, async () => {
  const { partner, rani, class_ } = await twoOnOneClass();
  for (let count = 0; count < maxTabs + 3; count += 1) await tabOf(rani, class_.id).beat();
  expect((await tabOf(partner, class_.id).beat()).others).toMatchObject([{ userId: rani.id, tabs: maxTabs }]);
  app.clock.advance(presentSeconds * 1_000 + 1);
  await deletePresenceBefore(app.db, app.clock.now());
  expect(await app.db.classPresence.count({ where: { classId: class_.id } })).toBe(0);
});
