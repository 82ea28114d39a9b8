import { learning, program as programs, report, submission } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from './testing/app-under-test.ts';
import { enrolled, publishChanges, publishedProgram } from './testing/classes.ts';
import { countQueries } from './testing/count-queries.ts';
import { newPartner, newPerson } from './testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Number of statements of each action in a class of this size. */
async function costsIn({ lessons, participants }: { lessons: number; participants: number }) {
  const partner = await newPartner(app);
  const titles = Array.from({ length: lessons }, (_, index) => `Materi ${index + 1}`);
  const row = await publishedProgram(app, partner, { outline: [titles] });
  const learner = await newPerson(app);
  const participant = await enrolled(app, learner, row);
  for (let count = 1; count < participants; count += 1) await enrolled(app, await newPerson(app), row);

  const byId = { params: { id: row.id } };
  const ofClass = { params: { type: 'program' as const, id: row.id } };
  const complete = (index: number) =>
    learner.call(learning.act, {
      params: { participantId: participant.id, sessionId: participant.sessions[index]!.id, action: 'complete' },
    });
  await complete(0);
  await app.db.workingLesson.updateMany({ where: { classId: row.id }, data: { title: 'Judul baru' } });
  await app.db.class.update({ where: { id: row.id }, data: { hasChanges: true } });

  const acts = {
    "the builder's outline": () => partner.call(programs.mineDetail, byId),
    "the participant's outline": () => learner.call(programs.participantDetail, byId),
    'completing a lesson': () => complete(1),
    publication: () => publishChanges(partner, row.id),
    'the grading queue': () => partner.call(submission.queue),
    'the report of the class': () => partner.call(report.classSummary, ofClass),
    'where participants stop': () => partner.call(report.funnel, ofClass),
    'the list of participants': () => partner.call(report.participants, ofClass),
  };
  const costs: Record<string, number> = {};
  for (const [name, act] of Object.entries(acts)) costs[name] = await countQueries(act);
  return costs;
}

test('a class of 100 lessons and 10 participants costs as many statements as one of 3 lessons and one participant', async () => {
  const costs = await costsIn({ lessons: 100, participants: 10 });
  expect(costs).toEqual(await costsIn({ lessons: 3, participants: 1 }));
  // Includes the caller's session and, for changes, the transaction's beginning and end.
  expect(costs).toEqual({
    "the builder's outline": 2,
    "the participant's outline": 2,
    // Webhooks of the mitra are looked for in one of these.
    'completing a lesson': 9,
    publication: 14,
    'the grading queue': 3,
    'the report of the class': 4,
    'where participants stop': 5,
    'the list of participants': 4,
  });
});
