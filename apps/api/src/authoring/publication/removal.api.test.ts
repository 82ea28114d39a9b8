import { certificate, lesson, learning, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, Pool } from '../../platform/db.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishChanges, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';
import { deleteUnusedLessons, findParticipantsToUpdate } from './removal.queries.ts';
import { dropSessions } from './removal.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });

/** Creates a class of four lessons with this many participants, who have passed the first. */
async function popularClass(size: number) {
  const { partner } = await scene(app);
  const row = await publishedProgram(app, partner, {
    outline: [
      ['A', 'B'],
      ['C', 'D'],
    ],
  });
  const learners = [];
  for (let count = 0; count < size; count += 1) {
    const person = await newPerson(app);
    const { id, sessions } = await enrolled(app, person, row);
    const act = (index: number, action: 'start' | 'complete' = 'complete') =>
      person.call(learning.act, { params: { participantId: id, sessionId: sessions[index]!.id, action } });
    await act(0);
    const read = async () => {
      const { sections } = await person.call(program.participantDetail, byId(row.id));
      return sections.flatMap(({ lessons }) => lessons.map(({ title, status }) => `${title} ${status}`));
    };
    const progress = async () => (await app.db.participant.findUniqueOrThrow({ where: { id } })).progress;
    learners.push({ id, person, act, read, progress });
  }
  const removeSection = async (index: number) => {
    await partner.call(program.removeSection, { params: { id: row.id, sectionId: row.sections[index]!.id } });
    await publishChanges(partner, row.id);
  };
  return { partner, row, learners, removeSection };
}

test('a removed section disappears immediately for all who had not begun it; the job recomputes their progress', async () => {
  const { learners, removeSection, row } = await popularClass(2);
  const [first, second] = learners;
  for (const index of [1, 2]) await second!.act(index);

  await removeSection(1);

  expect(await first!.read()).toEqual(['A passed', 'B started']);
  expect(await second!.read()).toEqual(['A passed', 'B passed', 'C passed']);
  expect(await first!.person.attempt(learning.lesson, byId(row.sections[1]!.lessons[0]!.id))).toMatchObject({
    status: 404,
  });
  expect(await app.queued('lesson.dropSessions')).toEqual([{}]);

  await app.runJob('lesson.dropSessions');
  expect(await Promise.all(learners.map(({ progress }) => progress()))).toEqual([50, 100]);
  // The participant who had begun it keeps it; the other lesson of the section is deleted.
  expect(await app.db.lesson.findMany({ where: { classId: row.id, retiredAt: { not: null } } })).toMatchObject([
    { title: 'C', sectionId: null },
  ]);
});

test('a participant who completes a class by the removal of its last lessons gets the certificate', async () => {
  const { learners, removeSection } = await popularClass(1);
  await learners[0]!.act(1);
  await removeSection(1);
  const queued = async () => (await app.queued('certificate.issueMissing')).length;
  const before = await queued();
  await app.runJob('lesson.dropSessions');
  expect(await queued()).toBe(before + 1);
  await app.runJob('certificate.issueMissing');
  expect(await learners[0]!.person.call(certificate.mine)).toMatchObject({ list: [{ lessonCount: 2 }] });
});

test('a participant who passes the last remaining lesson before the job runs has finished immediately', async () => {
  const { learners, removeSection } = await popularClass(1);
  await removeSection(1);
  expect(await learners[0]!.act(1)).toMatchObject({ progress: 100 });
  expect(await learners[0]!.person.call(certificate.mine)).toMatchObject({ total: 1 });
  await app.runJob('lesson.dropSessions');
  expect(await learners[0]!.progress()).toBe(100);
});

test('a lesson that is opened or begun during its removal is either preserved or gone, never in between', async () => {
  const { partner, row, learners } = await popularClass(4);
  const { id } = row.sections[0]!.lessons[1]!;
  const [, ...others] = learners;
  await partner.call(lesson.remove, byId(id));
  await Promise.all([
    publishChanges(partner, row.id),
    ...learners.map(({ act }) => act(1, 'start').catch(() => null)),
    ...others.map(({ act }) => act(1).catch(() => null)),
  ]);
  await app.runJob('lesson.dropSessions');
  for (const { read, progress } of learners) {
    const statuses = await read();
    expect(statuses.join()).toMatch(/^A passed,(B started,C pending|B passed,C started|C started),D pending$/);
    expect(await progress()).toBe(statuses.length === 3 ? 33 : statuses.includes('B passed') ? 50 : 25);
  }
});

test(
  'the job continues where it was interrupted, and changes no participant partially',
  { tags: 'night' },
  async () => {
    const { learners, removeSection } = await popularClass(6);
    await removeSection(1);

    // The process ends after the first batch.
    let batches = 0;
    const dying = new Proxy(app.db, {
      get: (db, name) =>
        name === '$transaction' && (batches += 1) > 1
          ? () => Promise.reject(new Error('killed'))
          : (Reflect.get(db, name) as unknown),
    }) as Pool;
    const { jobs, clock } = app;
    await expect(dropSessions({ db: dying, jobs, clock }, 2)).rejects.toThrow('killed');

    const standing = () =>
      Promise.all(learners.map(async ({ read, progress }) => `${await progress()} ${await read()}`));
    const between = await standing();
    expect(new Set(between)).toEqual(new Set(['25 A passed,B started', '50 A passed,B started']));
    await dropSessions({ db: app.db, jobs, clock }, 2);
    expect(new Set(await standing())).toEqual(new Set(['50 A passed,B started']));
    await dropSessions({ db: app.db, jobs, clock }, 2);
    expect(new Set(await standing())).toEqual(new Set(['50 A passed,B started']));
  },
);

test('without a retired lesson no session is read, whatever plan the database chooses', async () => {
  await popularClass(1);
  const read = await app.db
    .$transaction(async (tx) => {
      await tx.$executeRaw`UPDATE "Lesson" SET "retiredAt" = NULL`;
      // Without statistics of a table that has just grown, PostgreSQL may prefer a full table scan.
      for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan'])
        await tx.$executeRawUnsafe(`SET LOCAL enable_${way} = off`);
      // PostgreSQL also counts rows that earlier transactions on this connection read within the last second.
      const before = await rowsRead(tx);
      expect(await findParticipantsToUpdate(tx, 500)).toEqual([]);
      await deleteUnusedLessons(tx);
      throw Object.assign(new Error('rolled back'), { read: (await rowsRead(tx)) - before });
    })
    .catch((error: { read?: number }) => error.read);
  expect(read).toBe(0);
});

async function rowsRead(db: Db) {
  const [row] = await db.$queryRaw<{ rows: bigint }[]>`
    SELECT seq_tup_read AS rows FROM pg_stat_xact_user_tables WHERE relname = 'LessonSession'`;
  return Number(row!.rows);
}
