import { learning, lesson, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newLessonFile, newProgram, publishChanges, publishedProgram, updateLesson } from '../../testing/classes.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

const free = { progressBar: true, completionType: 'hit-button', isFreePreview: true };
const article = { type: 'article' as const, content: { html: '<p>Contoh.</p>' }, setting: free };
type Row = Awaited<ReturnType<typeof publishedProgram>>;
const lessonsOf = (row: Row) => row.sections[0]!.lessons;
const open = (row: Row, lessonId: string, id = row.slug) =>
  app.visitor.attempt(learning.freeLesson, { params: { id, lessonId } });
const read = (row: Row, lessonId: string, id = row.slug) =>
  app.visitor.call(learning.freeLesson, { params: { id, lessonId } });

test('a visitor opens the free lesson, and no other one of the class', async () => {
  const row = await publishedProgram(app, partner);
  const [first, second] = lessonsOf(row);
  await updateLesson(app, first!.id, article);
  for (const ref of [row.slug, row.id])
    expect(await read(row, first!.id, ref)).toEqual({
      id: first!.id,
      type: 'article',
      title: first!.title,
      durationSeconds: 0,
      content: { html: '<p>Contoh.</p>' },
      class: { id: row.id, title: row.title, slug: row.slug },
    });
  expect(await open(row, second!.id)).toMatchObject({ status: 404 });
  const seen = await app.visitor.call(program.detail, { params: { id: row.slug } });
  expect(seen.sections[0]!.lessons.map(({ setting }) => setting.isFreePreview)).toEqual([true, undefined]);
});

test("a free lesson's media has a signed address that expires", async () => {
  const row = await publishedProgram(app, partner);
  const [first] = lessonsOf(row);
  const file = await newLessonFile(app, partner);
  await updateLesson(app, first!.id, { type: 'pdf', content: { mediaId: file.id }, setting: free });
  const { content } = await read(row, first!.id);
  expect(content).toMatchObject({ file: { address: expect.stringMatching(/^\/api\/media\/file\//), pageCount: 3 } });
});

test('the switch takes effect on publication, both on and off', async () => {
  const row = await publishedProgram(app, partner);
  const [first] = lessonsOf(row);
  const save = async (isFreePreview: boolean) => {
    const { revision, title } = await partner.call(lesson.detail, { params: { id: first!.id } });
    const body = { ...article, title, setting: { isFreePreview }, revision };
    await partner.call(lesson.update, { params: { id: first!.id }, body });
  };
  await save(true);
  expect(await open(row, first!.id)).toMatchObject({ status: 404 });
  await publishChanges(partner, row.id);
  expect(await read(row, first!.id)).toMatchObject({ content: { html: '<p>Contoh.</p>' } });
  await save(false);
  const { list } = await partner.call(program.changes, { params: { id: row.id } });
  expect(list).toEqual([
    expect.objectContaining({ details: [{ kind: 'setting', name: 'isFreePreview', isOn: false }] }),
  ]);
  await publishChanges(partner, row.id);
  expect(await open(row, first!.id)).toMatchObject({ status: 404 });
});

test.each([
  ['an archived class', { archiveAt: new Date() }],
  ['a suspended class', { suspendedAt: new Date(), suspensionReason: 'Diperiksa' }],
])('%s shows nothing for free', async (_, overrides) => {
  const row = await publishedProgram(app, partner);
  const [first] = lessonsOf(row);
  await updateLesson(app, first!.id, article);
  await app.db.class.update({ where: { id: row.id }, data: overrides });
  expect(await open(row, first!.id)).toMatchObject({ status: 404 });
});

test('drafts, lessons under another class, and unfinished, retired or graded lessons show nothing for free either', async () => {
  const draft = await newProgram(app, partner);
  await app.db.workingLesson.update({ where: { id: lessonsOf(draft)[0]!.id }, data: article });
  expect(await open(draft, lessonsOf(draft)[0]!.id)).toMatchObject({ status: 404 });

  const row = await publishedProgram(app, partner);
  const [first, second] = lessonsOf(row);
  await updateLesson(app, first!.id, article);
  const other = await publishedProgram(app, partner);
  expect(await open(other, first!.id)).toMatchObject({ status: 404 });
  await updateLesson(app, second!.id, { type: 'quiz', content: { instruction: '', questions: [] }, setting: free });
  expect(await open(row, second!.id)).toMatchObject({ status: 404 });
  await app.db.lesson.update({ where: { id: first!.id }, data: { retiredAt: app.clock.now() } });
  expect(await open(row, first!.id)).toMatchObject({ status: 404 });
  await app.db.lesson.update({ where: { id: first!.id }, data: { retiredAt: null, isComplete: false } });
  expect(await open(row, first!.id)).toMatchObject({ status: 404 });
});
