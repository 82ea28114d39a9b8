import { learning, portfolio } from '@sinau/api-client';
import { newsWritingSetting } from '@sinau/contracts/lesson/lesson.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { assignmentScene, newSubmissionFile, teacherOf } from '../../testing/assignments.ts';
import { updateLesson } from '../../testing/classes.ts';
import { newsScene } from '../../testing/news-writing.ts';
import { newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const keeping = (submissionId: string) => ({ body: { submissionId } });
const notOffered = { status: 409, code: 'portfolio_not_offered' };

/** An assignment that passed at its second try, of a lesson that offers to keep it. */
async function passedWork({ saveToArchive = true } = {}) {
  const written = await assignmentScene(app, { setting: { saveToArchive } });
  const { learner, partner, handIn } = written;
  const file = await newSubmissionFile(app, learner);
  const id = await handIn('Pasar terbakar.');
  const teacher = teacherOf(partner, id);
  await teacher.claim();
  await teacher.grade({ number: 1, outcome: 'needs-revision', feedback: 'Sebut sumbernya.' });
  await handIn('Pasar terbakar, kata Bu Sri.', [file.id]);
  await teacher.claim();
  await teacher.grade({ number: 2, outcome: 'passed', score: 87, feedback: 'Rahasia penilai.' });
  return { ...written, id, teacher };
}

test('a passed work is kept in one step, and only once its author asks [3.24]', async () => {
  const { learner, partner, id, program } = await passedWork();
  expect(await learner.call(portfolio.mine)).toMatchObject({ list: [], total: 0 });
  expect(await app.db.portfolioEntry.count({ where: { userId: learner.id } })).toBe(0);

  const entry = await learner.call(portfolio.create, keeping(id));
  expect(entry).toMatchObject({
    title: 'Apa itu lead',
    submissionId: id,
    type: 'assignment',
    class: { title: program.title, slug: program.slug },
  });
  expect((await learner.call(portfolio.mine, { query: { filter: { submissionId: id } } })).list).toEqual([entry]);

  // Whoever has the address reads the version that passed, and nothing of how it was graded.
  for (const [reader, isMine] of [
    [app.visitor, false],
    [partner, false],
    [learner, true],
  ] as const) {
    const { text, body } = await reader.send('GET', `/portfolio/${entry.id}`);
    expect(body.data).toMatchObject({
      isMine,
      author: { fullname: learner.fullname },
      content: 'Pasar terbakar, kata Bu Sri.',
      files: [{ name: 'Tugas.pdf', address: expect.stringContaining('/api/media/file/') }],
    });
    expect(text).not.toMatch(/Rahasia penilai|87|Sebut sumbernya/);
    expect(text).not.toContain(learner.email);
  }
});

test('keeping it twice, or several times at once, makes one entry; taking it out leaves what was handed in', async () => {
  const { learner, id, place } = await passedWork();
  const kept = await Promise.all([1, 2, 3, 4].map(() => learner.call(portfolio.create, keeping(id))));
  expect(new Set(kept.map((entry) => entry.id)).size).toBe(1);
  expect(await learner.call(portfolio.mine)).toMatchObject({ total: 1 });

  const entry = kept[0]!;
  expect(await (await newPerson(app)).attempt(portfolio.remove, byId(entry.id))).toMatchObject({ status: 404 });
  await learner.call(portfolio.remove, byId(entry.id));
  expect(await app.visitor.attempt(portfolio.detail, byId(entry.id))).toMatchObject({ status: 404 });
  expect(await learner.attempt(portfolio.remove, byId(entry.id))).toMatchObject({ status: 404 });
  const { submission } = await learner.call(learning.sessionDetail, byId(place.sessionId));
  expect(submission).toMatchObject({ state: 'passed', versions: [{}, { content: 'Pasar terbakar, kata Bu Sri.' }] });
});

test('what has not passed, what the lesson does not offer, and the work of others are not kept', async () => {
  const waiting = await assignmentScene(app, { setting: { saveToArchive: true } });
  const id = await waiting.handIn('Satu');
  expect(await waiting.learner.attempt(portfolio.create, keeping(id))).toMatchObject(notOffered);
  const teacher = teacherOf(waiting.partner, id);
  await teacher.claim();
  await teacher.grade({ number: 1, outcome: 'not-passed', score: 10, feedback: 'Terlalu pendek.' });
  expect(await waiting.learner.attempt(portfolio.create, keeping(id))).toMatchObject(notOffered);

  const silent = await passedWork({ saveToArchive: false });
  expect(await silent.learner.attempt(portfolio.create, keeping(silent.id))).toMatchObject(notOffered);

  const passed = await passedWork();
  for (const other of [waiting.learner, passed.partner])
    expect(await other.attempt(portfolio.create, keeping(passed.id))).toMatchObject({ status: 404 });
});

test('a news text is kept like an assignment, and is gone for others while its author has no account', async () => {
  const { learner, lessonId, handIn, pass } = await newsScene(app);
  await updateLesson(app, lessonId, { setting: newsWritingSetting.parse({ saveToArchive: true }) });
  const id = await handIn('Kios Naik\n\nSewa kios naik lima persen.');
  await pass(id, 1);
  const entry = await learner.call(portfolio.create, keeping(id));
  expect(entry).toMatchObject({ type: 'news_writing' });
  await app.db.user.update({ where: { id: learner.id }, data: { deactivatedAt: app.clock.now() } });
  expect(await app.visitor.attempt(portfolio.detail, byId(entry.id))).toMatchObject({ status: 404 });
});
