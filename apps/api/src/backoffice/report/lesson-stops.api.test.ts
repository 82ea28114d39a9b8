import { lesson, report } from '@sinau/api-client';
import { funnelSample } from '@sinau/contracts/backoffice/report/report.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishChanges, publishedProgram, sessionAt, type ProgramRow } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { ask } from '../../testing/discussions.ts';
import { plansOf, rowsRead } from '../../testing/plans.ts';
import { question, quizScene } from '../../testing/quizzes.ts';
import { watching } from '../../testing/recordings.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const stopsOf = (partner: PartnerPerson, { id }: { id: string }, lessonId: string) =>
  partner.call(report.stops, { params: { type: 'program', id, lessonId } });

/** Enrols a person whose first session is in this state, last seen that many days ago. */
async function studying(
  program: ProgramRow,
  {
    state = 'started',
    position = 0,
    daysAgo = 8,
  }: { state?: 'started' | 'opened' | 'passed'; position?: number; daysAgo?: number },
) {
  const { id, sessions } = await enrolled(app, await newPerson(app), program);
  const at = later(app.clock.now(), -days(daysAgo));
  await app.db.lessonSession.update({ where: { id: sessions[0]!.id }, data: { ...sessionAt(state, at), position } });
  await app.db.participant.update({ where: { id }, data: { createdAt: at, lastActivityAt: at } });
}

describe('the stops of a lesson', () => {
  test('are counted by the part of its recording, and add up to those of the funnel', async () => {
    const { partner, program, lessons, learner } = await watching(app, { seconds: 600 }, { seconds: 60 });
    for (const position of [128, 130.4, 133, 401]) await studying(program, { position });
    await studying(program, { state: 'opened' });
    await studying(program, { position: 130, daysAgo: 3 });
    await studying(program, { state: 'passed', position: 600 });
    await ask(learner, lessons[0]!.id, 'Apa bedanya dengan teras?');

    const stops = await stopsOf(partner, program, lessons[0]!.id);
    expect(stops).toMatchObject({
      type: 'video',
      title: 'Rekaman 1',
      stopped: 5,
      notBegun: 1,
      places: [
        { second: 130, stopped: 3 },
        { second: 401, stopped: 1 },
      ],
      questions: [{ content: 'Apa bedanya dengan teras?', atSecond: null, totalReply: 0 }],
      wrongAnswers: [],
      change: null,
    });
    const { list } = await partner.call(report.funnel, { params: { type: 'program', id: program.id } });
    expect(list[0]!.stopped).toBe(stops.stopped);
  });

  test('name the wrong answers that were chosen most in a quiz', async () => {
    const { partner, program, lessonId, begun, answer, submit } = await quizScene(app, {
      questions: [question('q1'), question('q2', { type: 'true-false' })],
    });
    for (const answers of [
      { q1: ['q1-b'], q2: ['q2-a'] },
      { q1: ['q1-b'], q2: ['q2-b'] },
    ]) {
      const { id } = await begun();
      await answer(id, 1, answers);
      await submit(id);
    }
    expect((await stopsOf(partner, program, lessonId)).wrongAnswers).toEqual([
      { question: 'Soal q1?', answer: 'Pilihan 2', count: 2 },
      { question: 'Soal q2?', answer: 'Pilihan 2', count: 1 },
    ]);
  });

  test(
    'compare who passed before the last publication that changed the lesson with who did since',
    { tags: 'night' },
    async () => {
      app.clock.stop();
      const partner = await newPartner(app);
      const program = await publishedProgram(app, partner);
      const [first, second] = program.sections[0]!.lessons;
      const publish = async (id: string, html: string) => {
        const { revision, title } = await app.db.workingLesson.findUniqueOrThrow({ where: { id } });
        const setting = { progressBar: true, completionType: 'hit-button' } as const;
        await partner.call(lesson.update, {
          params: { id },
          body: { type: 'article', title, content: { html }, setting, revision },
        });
        app.clock.advance(days(1));
        await publishChanges(partner, program.id);
      };
      await publish(first!.id, '<p>Satu.</p>');
      for (const state of ['started', 'passed', 'started', 'started'] as const)
        await studying(program, { state, daysAgo: 0 });
      await publish(first!.id, '<p>Dua, lebih jelas.</p>');
      const changedAt = app.clock.now().toISOString();
      // A publication of another lesson is no change of this one.
      await publish(second!.id, '<p>Lain.</p>');
      for (const state of ['passed', 'opened'] as const) await studying(program, { state, daysAgo: 0 });

      expect((await stopsOf(partner, program, first!.id)).change).toEqual({
        publishedAt: changedAt,
        before: { opened: 4, passed: 1 },
        after: { opened: 2, passed: 1 },
      });
    },
  );

  test('are those of a lesson of the class alone', async () => {
    const partner = await newPartner(app);
    const [mine, other] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
    const params = { type: 'program', id: mine.id, lessonId: other.sections[0]!.lessons[0]!.id } as const;
    expect(await partner.attempt(report.stops, { params })).toMatchObject({ status: 404 });
  });

  test(
    'cost the same number of queries for any number of participants, and read the newest alone',
    { tags: 'night' },
    async () => {
      const { partner, program, lessons } = await watching(app, { seconds: 600 });
      const read = () => stopsOf(partner, program, lessons[0]!.id);
      const few = await countQueries(read);
      for (const position of [10, 20, 300]) await studying(program, { position });
      await app.connections.query(
        `WITH person AS (
         INSERT INTO "User" (fullname, email, "updatedAt") SELECT 'Lama', uuidv7() || '@contoh.test', now() FROM generate_series(1, $2::int) RETURNING id)
       INSERT INTO "Participant" ("userId", "classId", "createdAt") SELECT id, $1, $3::timestamptz - row_number() OVER () * interval '1 minute' FROM person`,
        [program.id, funnelSample * 2, later(app.clock.now(), -days(30))],
      );
      await app.connections.query('ANALYZE "Participant", "LessonSession"');
      expect(await countQueries(read)).toBe(few);
      expect(few).toBeLessThanOrEqual(8);
      expect(rowsRead(await plansOf(app, read), 'Participant')).toBeLessThanOrEqual(funnelSample + 1);
    },
  );
});
