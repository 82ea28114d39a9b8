import { article, banner, category, content, faq, help, testimony, topic } from '@sinau/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedFaq } from '../../seed/faq.ts';
import { days, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newLessonFile, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.banner.deleteMany();
  await app.db.faqCategory.deleteMany();
  await app.db.testimony.deleteMany();
});

const byId = (id: string) => ({ params: { id } });
const actsOn = async (subjectId: string) =>
  (await app.db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(({ act }) => act);
const newOperator = () => newPerson(app, { isOperator: true });

test('a banner is shown from its start until its end, and of two the one that ends first', async () => {
  const operator = await newOperator();
  const at = (count: number) => later(app.clock.now(), days(count)).toISOString();
  const written = (text: string, startDate: string | null, endDate: string) => ({
    text,
    link: '/catalog',
    backgroundUrl: null,
    backgroundUrlMobile: null,
    startDate,
    endDate,
  });
  const shown = async () => (await app.visitor.call(content.banner))?.text;
  const states = async () =>
    (await operator.call(banner.list, { query: { sort: 'endDate' } })).list.map((b) => b.state);

  const { id } = await operator.call(banner.create, { body: written('Pekan Belajar', at(1), at(3)) });
  const always = await operator.call(banner.create, { body: written('Kelas baru tiap Senin', null, at(9)) });
  expect([await shown(), await states()]).toEqual(['Kelas baru tiap Senin', ['scheduled', 'shown']]);
  app.clock.advance(days(2));
  expect([await shown(), await states()]).toEqual(['Pekan Belajar', ['shown', 'waiting']]);
  app.clock.advance(days(2));
  expect([await shown(), await states()]).toEqual(['Kelas baru tiap Senin', ['ended', 'shown']]);

  const edited = written('Kelas baru tiap Selasa', at(2), at(1));
  expect(await operator.attempt(banner.edit, { ...byId(always.id), body: edited })).toMatchObject({
    status: 422,
    fields: { endDate: expect.any(String) },
  });
  for (const link of ['//jahat.id', '/\\jahat.id', 'javascript:alert(1)', 'http://contoh.id'])
    expect(
      await operator.attempt(banner.create, { body: { ...written('Pekan Belajar', null, at(1)), link } }),
    ).toMatchObject({ status: 422, fields: { link: expect.any(String) } });
  await operator.call(banner.remove, byId(id));
  expect(await actsOn(id)).toEqual(['banner.add', 'banner.remove']);
});

test('the pictures of a banner are public ones of the operator who adds them, and stay when another edits', async () => {
  const [operator, other] = [await newOperator(), await newOperator()];
  const picture = await newLessonFile(app, operator, {
    kind: 'image',
    purpose: 'public',
    pageCount: null,
    width: 1200,
    height: 96,
  });
  const address = `/api/media/${picture.id}/redirect?compress=true`;
  const body = {
    text: 'Pekan Belajar',
    link: '/catalog',
    backgroundUrl: address,
    backgroundUrlMobile: null,
    startDate: null,
    endDate: later(app.clock.now(), days(1)).toISOString(),
  };
  expect(await other.attempt(banner.create, { body })).toMatchObject({
    status: 422,
    fields: { backgroundUrl: expect.any(String) },
  });
  const { id } = await operator.call(banner.create, { body });
  expect((await app.db.media.findUniqueOrThrow({ where: { id: picture.id } })).attachedAt).not.toBeNull();
  expect(await other.call(banner.edit, { ...byId(id), body: { ...body, text: 'Pekan Menulis' } })).toMatchObject({
    backgroundUrl: address,
  });
});

test('a topic is named, ordered and given a picture by operators, and deleted only when nothing uses it', async () => {
  const { operator, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const cover = '/art/motifs/desain.svg';
  const kriya = await operator.call(topic.create, { body: { title: 'Kriya & Tenun', slug: '', cover } });
  expect(await app.visitor.call(category.detail, byId('kriya-tenun'))).toMatchObject({ id: kriya.id, cover });
  expect(
    await operator.attempt(topic.create, { body: { title: 'Tenun', slug: 'kriya-tenun', cover: null } }),
  ).toMatchObject({ status: 422, fields: { slug: expect.any(String) } });

  const { list } = await operator.call(topic.list, { query: { page: 0, perPage: 0 } });
  await operator.call(topic.move, { ...byId(kriya.id), body: { beforeId: list[0]!.id } });
  const first = (await app.visitor.call(category.list, { query: { sort: 'position' } })).list[0]!;
  expect(first.id).toBe(kriya.id);

  await app.db.class.update({ where: { id: program.id }, data: { categoryId: kriya.id } });
  expect(await operator.attempt(topic.remove, byId(kriya.id))).toMatchObject({
    code: 'topic_in_use',
    fields: { id: expect.stringContaining('1 kelas') },
  });
  await app.db.class.update({ where: { id: program.id }, data: { categoryId: list[0]!.id } });
  await operator.call(topic.remove, byId(kriya.id));
  expect(await actsOn(kriya.id)).toEqual(['topic.add', 'topic.move', 'topic.remove']);
});

test('a seeded answer retains its links when it is edited, and scripts are removed', async () => {
  await seedFaq(app.db);
  const operator = await newOperator();
  const { list } = await operator.call(help.questions, { query: { keyword: '/my-class' } });
  const { id, question, answer, category: of } = list[0]!;
  const body = { categoryId: of.id, question, answer: `${answer}<p onclick="x()">Baru.<script>x()</script></p>` };
  const edited = await operator.call(help.editQuestion, { ...byId(id), body });
  expect(edited.answer).toBe(`${answer}<p>Baru.</p>`);
  expect(edited.answer).toContain('<a href="/my-class">');
  expect((await app.visitor.call(faq.list, { query: { keyword: '<p>Baru.</p>' } })).list).toMatchObject([{ id }]);
  expect(
    await operator.attempt(help.editQuestion, { ...byId(id), body: { ...body, answer: '<p> </p>' } }),
  ).toMatchObject({ status: 422, fields: { answer: 'Wajib diisi' } });

  expect(await operator.attempt(help.removeCategory, byId(of.id))).toMatchObject({ code: 'faq_category_in_use' });
  const empty = await operator.call(help.addCategory, { body: { title: 'Lainnya', slug: '', audience: 'partner' } });
  await operator.call(help.editQuestion, { ...byId(id), body: { ...body, categoryId: empty.id } });
  expect(await app.visitor.call(faq.category, byId('lainnya'))).toMatchObject({ questions: [{ id }] });
  expect(await actsOn(id)).toEqual(['faq.edit', 'faq.edit']);
});

test('questions are ordered within their category', async () => {
  const operator = await newOperator();
  const { id: categoryId } = await operator.call(help.addCategory, {
    body: { title: 'Belajar', slug: 'belajar', audience: 'learner' },
  });
  const [first, second] = [
    await operator.call(help.addQuestion, { body: { categoryId, question: 'Pertama?', answer: '<p>Ya.</p>' } }),
    await operator.call(help.addQuestion, { body: { categoryId, question: 'Kedua?', answer: '<p>Ya.</p>' } }),
  ];
  await operator.call(help.moveQuestion, { ...byId(second.id), body: { beforeId: first.id } });
  const { questions } = await app.visitor.call(faq.category, byId('belajar'));
  expect(questions.map(({ question }) => question)).toEqual(['Kedua?', 'Pertama?']);
});

test('a testimony is shown while operators say so, in their order', async () => {
  const operator = await newOperator();
  const body = { role: 'Guru', content: 'Murid-murid saya ikut mendaftar.', photo: null, isShown: true };
  const first = await operator.call(testimony.create, { body: { ...body, name: 'Sri' } });
  const second = await operator.call(testimony.create, { body: { ...body, name: 'Maya' } });
  await operator.call(testimony.move, { ...byId(second.id), body: { beforeId: first.id } });
  const names = async () => (await app.visitor.call(content.testimonies)).list.map(({ name }) => name);
  expect(await names()).toEqual(['Maya', 'Sri']);
  await operator.call(testimony.edit, { ...byId(second.id), body: { ...body, name: 'Maya', isShown: false } });
  expect(await names()).toEqual(['Sri']);
});

test('an article is a draft until it is published, immediately or later', async () => {
  const operator = await newOperator();
  const body = {
    title: 'Merekam suara dari kamar',
    slug: '',
    summary: 'Tanpa studio dan tanpa alat mahal.',
    cover: '/art/motifs/foto.svg',
    body: '<h2>Lemari</h2><p>Kain menyerap pantulan.</p><script>x()</script>',
    publishedAt: null,
  };
  const { id, slug, state } = await operator.call(article.create, { body });
  expect([slug, state]).toEqual(['merekam-suara-dari-kamar', 'draft']);
  const read = () => app.visitor.attempt(content.article, byId(slug));
  expect(await read()).toMatchObject({ status: 404 });
  const publishedAt = later(app.clock.now(), days(1)).toISOString();
  expect((await operator.call(article.edit, { ...byId(id), body: { ...body, publishedAt } })).state).toBe('scheduled');
  expect(await read()).toMatchObject({ status: 404 });
  app.clock.advance(days(1));
  expect(await app.visitor.call(content.article, byId(slug))).toMatchObject({
    body: '<h2>Lemari</h2><p>Kain menyerap pantulan.</p>',
  });
});

test('each change is signalled to every process that shows the public pages', async () => {
  const rows = await app.db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT event_object_table AS name FROM information_schema.triggers WHERE action_statement ~ 'shown_changed'`;
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Banner', 'Category', 'FaqCategory', 'Faq', 'Testimony', 'Article', 'LegalVersion']),
  );
});
