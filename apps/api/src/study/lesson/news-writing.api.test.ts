import { learning, lesson, operator as operators, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newProgram, publishChanges, publishedProgram } from '../../testing/classes.ts';
import { newsScene } from '../../testing/news-writing.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const news = {
  type: 'news_writing' as const,
  title: 'Tugas Akhir',
  content: { instruction: '<p>Tulis satu berita.</p><script>alert(1)</script>', minimumWords: 200, maximumWords: 400 },
};

/** A published class with one lesson, and the actions of its partner and an operator on it. */
async function scenery() {
  const people = await scene(app);
  const row = await publishedProgram(app, people.partner, { outline: [['Pembuka']] });
  const params = { sectionId: row.sections[0]!.id };
  const allow = (isAllowed: boolean) =>
    people.operator.call(operators.setNewsWriting, { ...byId(row.id), body: { isAllowed } });
  const create = (body: Parameters<typeof lesson.create.call>[0]['body'] = news) =>
    people.partner.call(lesson.create, { params, body });
  const outline = async () =>
    (await people.partner.call(program.mineDetail, byId(row.id))).sections.flatMap(({ lessons }) => lessons);
  return { ...people, row, params, allow, create, outline };
}

test('only a class that an operator allowed accepts news writing; the refusal says so [2.92]', async () => {
  const { partner, row, params, allow, create } = await scenery();
  expect(await partner.attempt(lesson.create, { params, body: news })).toMatchObject({
    status: 409,
    code: 'news_writing_not_allowed',
  });
  expect(await partner.call(program.mineDetail, byId(row.id))).toMatchObject({ allowsNewsWriting: false });
  await allow(true);
  expect(await partner.call(program.mineDetail, byId(row.id))).toMatchObject({ allowsNewsWriting: true });
  expect(await create()).toMatchObject({
    title: 'Tugas Akhir',
    content: { instruction: '<p>Tulis satu berita.</p>', rubric: [], minimumWords: 200, maximumWords: 400 },
    setting: { completionType: 'hit-button', saveToArchive: false, progressBar: true },
    isComplete: true,
    durationSeconds: 5_400,
  });
  // The permission is visible only to operators and the makers of the class.
  expect(await app.visitor.call(program.detail, byId(row.id))).toMatchObject({ allowsNewsWriting: false });
});

test('a lesson without an instruction is not complete, and its bounds have to fit each other', async () => {
  const { allow, create, partner, params } = await scenery();
  await allow(true);
  expect(await create({ ...news, content: { instruction: '<p> </p>' } })).toMatchObject({ isComplete: false });
  const content = { instruction: '<p>Tulis.</p>', minimumWords: 500, maximumWords: 100 };
  expect(await partner.attempt(lesson.create, { params, body: { ...news, content } })).toMatchObject({
    status: 422,
    fields: { 'content.maximumWords': expect.stringContaining('tidak boleh kurang') as string },
  });
});

test('after the permission is withdrawn, live lessons stay and can be changed, and others wait', async () => {
  const { partner, learner, row, allow, create, outline } = await scenery();
  await allow(true);
  const live = await create();
  await publishChanges(partner, row.id);
  const waiting = await create({ ...news, title: 'Tugas kedua' });
  await allow(false);

  expect((await outline()).map(({ title, isComplete }) => [title, isComplete])).toEqual([
    ['Pembuka', true],
    ['Tugas Akhir', true],
    ['Tugas kedua', false],
  ]);
  await expect(publishChanges(partner, row.id)).rejects.toMatchObject({
    code: 'class_incomplete',
    fields: { [`lessons.${waiting.id}`]: 'Lengkapi materi “Tugas kedua”' },
  });
  await partner.call(lesson.remove, byId(waiting.id));
  const { content, setting, revision } = live as { content: object; setting: object; revision: number };
  await partner.call(lesson.update, {
    ...byId(live.id),
    body: { ...news, content: { ...content, minimumWords: 250 }, setting, revision } as never,
  });
  await publishChanges(partner, row.id);
  const { sessions } = await enrolled(app, learner, row);
  expect(sessions.map(({ lessonId }) => lessonId)).toContain(live.id);
});

test('a class cannot be submitted with news writing that it is not allowed', async () => {
  const { partner, operator } = await scene(app);
  const row = await newProgram(app, partner, { outline: [['Pembuka']] });
  await operator.call(operators.setNewsWriting, { ...byId(row.id), body: { isAllowed: true } });
  await partner.call(lesson.create, { params: { sectionId: row.sections[0]!.id }, body: news });
  await operator.call(operators.setNewsWriting, { ...byId(row.id), body: { isAllowed: false } });
  expect(await partner.attempt(program.submit, byId(row.id))).toMatchObject({ code: 'class_incomplete' });
  await operator.call(operators.setNewsWriting, { ...byId(row.id), body: { isAllowed: true } });
  expect(await partner.call(program.submit, byId(row.id))).toMatchObject({ statusApprove: 'waiting' });
});

test('a participant reads the task, writes, is passed by a teacher, and so passes the lesson [1.2, 2.11]', async () => {
  const {
    learner,
    lessonId,
    program: row,
    place,
    state,
    handIn,
    pass,
    answer,
  } = await newsScene(app, {
    minimumWords: 200,
    rubric: [{ id: 'k1', title: 'Lead', points: 10 }],
  });
  expect(await learner.call(learning.lesson, byId(lessonId))).toMatchObject({
    type: 'news_writing',
    content: { instruction: '<p>Tulis satu berita.</p>', minimumWords: 200, maximumWords: null },
  });
  const missing = async () =>
    (await learner.call(program.participantDetail, byId(row.id))).sections[0]!.lessons[0]!.missing;
  expect(await missing()).toEqual({ kind: 'hand-in', amount: 0 });
  // The setting has a button for teachers, none for participants.
  expect(await learner.attempt(learning.act, { params: { ...place, action: 'complete' } })).toMatchObject({
    code: 'action_not_allowed',
  });
  await answer({ content: 'Judul\n\nIsi.', revision: 1 });
  expect(await state()).toMatchObject({ state: 'draft', dueAt: null, attemptsLeft: null });
  const id = await handIn('Judul\n\nSebuah berita.');
  expect((await state()).versions[0]!.brief).toMatchObject({
    minimumScore: null,
    words: { minimum: 200, maximum: null },
  });
  expect(await missing()).toEqual({ kind: 'review', amount: 0 });
  await pass(id, 1, { k1: 8 });
  expect(await missing()).toBeNull();
  expect(await learner.call(learning.sessionDetail, byId(place.sessionId))).toMatchObject({
    status: 'passed',
    submission: { versions: [{ grade: { outcome: 'passed', score: 80 } }] },
  });
});
