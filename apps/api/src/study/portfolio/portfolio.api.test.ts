import { learning, portfolio } from '@sinau/api-client';
import { newsWritingSetting } from '@sinau/contracts/study/lesson-kinds/news-writing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { assignmentScene, newSubmissionFile, teacherOf } from '../../testing/assignments.ts';
import { updateLesson } from '../../testing/classes.ts';
import { newsScene } from '../../testing/news-writing.ts';
import { newPerson, type Person } from '../../testing/scene.ts';
import { blankPng, upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const keeping = (submissionId: string) => ({ body: { submissionId } });
const notOffered = { status: 409, code: 'portfolio_not_offered' };

/** An assignment that passed at its second try, of a lesson that offers saving it. */
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

test('a passed work is saved in one step, and only once its author requests it [3.24]', async () => {
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

  // Visitors with the address read the version that passed, and nothing of its grading.
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
    expect(text).not.toMatch(/Rahasia penilai|\b87\b|Sebut sumbernya/);
    expect(text).not.toContain(learner.email);
  }
});

test(
  'saving it twice, or several times concurrently, makes one entry; removing it does not change the submission',
  { tags: 'night' },
  async () => {
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
  },
);

test('works that did not pass, that the lesson does not offer, or of others are not saved', async () => {
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

test('a news text is saved like an assignment, and is gone for others while its author has no account', async () => {
  const { learner, lessonId, handIn, pass } = await newsScene(app);
  await updateLesson(app, lessonId, { setting: newsWritingSetting.parse({ saveToArchive: true }) });
  const id = await handIn('Kios Naik\n\nSewa kios naik lima persen.');
  await pass(id, 1);
  const entry = await learner.call(portfolio.create, keeping(id));
  expect(entry).toMatchObject({ type: 'news_writing' });
  await app.db.user.update({ where: { id: learner.id }, data: { deactivatedAt: app.clock.now() } });
  expect(await app.visitor.attempt(portfolio.detail, byId(entry.id))).toMatchObject({ status: 404 });
});

const newFile = async (person: Person) =>
  (await upload(app, person, '/media?purpose=submission', { name: 'johar.png', content: blankPng(40, 40) })).data.id;
const attachedAt = async (id: string) => (await app.db.media.findUniqueOrThrow({ where: { id } })).attachedAt;

test(
  'an external work is saved with its link and files, shown on its author’s profile, and changed [7.25]',
  { tags: 'night' },
  async () => {
    const person = await newPerson(app);
    const [first, second] = [await newFile(person), await newFile(person)];
    const entry = await person.call(portfolio.create, {
      body: { title: 'Pasar Pagi', content: 'Foto cerita.', link: 'contoh.id/pasar', fileIds: [first] },
    });
    expect(entry).toMatchObject({ title: 'Pasar Pagi', submissionId: null, type: null, class: null, isShown: true });
    const shown = () => app.visitor.call(portfolio.list, { query: { filter: { userId: person.id } } });
    expect(await shown()).toMatchObject({ total: 1, list: [{ id: entry.id }] });
    expect(await app.visitor.call(portfolio.detail, byId(entry.id))).toMatchObject({
      content: 'Foto cerita.',
      link: 'https://contoh.id/pasar',
      files: [{ id: first, kind: 'image' }],
      author: { id: person.id, slug: null },
      isMine: false,
    });

    const changed = await person.call(portfolio.update, {
      ...byId(entry.id),
      body: { fileIds: [second], isShown: false, link: null },
    });
    expect(changed).toMatchObject({
      title: 'Pasar Pagi',
      content: 'Foto cerita.',
      link: null,
      files: [{ id: second }],
    });
    expect([await attachedAt(first), await attachedAt(second)]).toEqual([null, expect.any(Date)]);
    expect(await shown()).toMatchObject({ total: 0, list: [] });
    expect(await person.call(portfolio.mineDetail, byId(entry.id))).toMatchObject({
      title: 'Pasar Pagi',
      isShown: false,
      isMine: true,
    });
    // A work hidden on the profile is still read by visitors with its address.
    expect(await app.visitor.call(portfolio.detail, byId(entry.id))).toMatchObject({ isShown: false });

    await person.call(portfolio.remove, byId(entry.id));
    expect(await attachedAt(second)).toBeNull();
  },
);

test("another user's file, or one of another record, belongs to no work", async () => {
  const [person, other] = [await newPerson(app), await newPerson(app)];
  const theirs = await newFile(other);
  const used = await newFile(person);
  await person.call(portfolio.create, { body: { title: 'Satu', fileIds: [used] } });
  for (const fileId of [theirs, used])
    expect(await person.attempt(portfolio.create, { body: { title: 'Dua', fileIds: [fileId] } })).toMatchObject({
      code: 'file_missing',
      fields: { fileIds: expect.any(String) as string },
    });
  expect(await person.call(portfolio.mine)).toMatchObject({ total: 1 });
  expect(await attachedAt(theirs)).toBeNull();
});

test('a work from a class changes its title and its position on the profile, and never its submission', async () => {
  const { learner, id } = await passedWork();
  const entry = await learner.call(portfolio.create, keeping(id));
  const change = (body: object) => ({ ...byId(entry.id), body });
  expect(await learner.attempt(portfolio.update, change({ content: 'Lain' }))).toMatchObject({
    status: 409,
    code: 'portfolio_work_fixed',
  });
  expect(await learner.call(portfolio.update, change({ title: 'Api di Pasar', isShown: false }))).toMatchObject({
    title: 'Api di Pasar',
    isShown: false,
    content: 'Pasar terbakar, kata Bu Sri.',
  });
});

test('a class shows the newest works that were passed in it, of those who show them and whose profiles are shown', async () => {
  const { learner, id, program } = await passedWork();
  const ofClass = async () => (await app.visitor.call(portfolio.ofClass, byId(program.id))).list;
  expect(await ofClass()).toEqual([]);
  const entry = await learner.call(portfolio.create, keeping(id));
  await learner.call(portfolio.create, { body: { title: 'Dari tempat lain', content: 'Bukan dari kelas ini.' } });
  expect(await ofClass()).toEqual([
    {
      id: entry.id,
      title: entry.title,
      excerpt: 'Pasar terbakar, kata Bu Sri.',
      author: { fullname: learner.fullname, avatar: null },
      createdAt: entry.createdAt,
    },
  ]);
  const setHidden = (data: object) => app.db.user.update({ where: { id: learner.id }, data });
  await setHidden({ profileHiddenAt: app.clock.now(), profileHiddenReason: 'Menipu pembeli.' });
  expect(await ofClass()).toEqual([]);
  await setHidden({ profileHiddenAt: null, profileHiddenReason: null });
  await learner.call(portfolio.update, { ...byId(entry.id), body: { isShown: false } });
  expect(await ofClass()).toEqual([]);
});

test('the list never covers the works of all users, and those of a closed account are gone', async () => {
  const person = await newPerson(app);
  await person.call(portfolio.create, { body: { title: 'Satu' } });
  expect(await app.visitor.call(portfolio.list)).toMatchObject({ list: [], total: 0 });
  await app.db.user.update({ where: { id: person.id }, data: { deactivatedAt: app.clock.now() } });
  expect(await app.visitor.call(portfolio.list, { query: { filter: { userId: person.id } } })).toMatchObject({
    total: 0,
  });
});
