import { learning, lesson, program, refund, transaction } from '@sinau/api-client';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { archiveOf } from '../../testing/archives.ts';
import {
  enrolled,
  newLessonFile,
  newProgram,
  publishChanges,
  publishedProgram,
  sessionAt,
  updateLesson,
} from '../../testing/classes.ts';
import { newPartner, newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';
import { blankPng, upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

const article = { type: 'article' as const, title: 'Mengenal lead', content: { html: '<p>Isi.</p>' } };
const attached = (owner = partner, overrides = {}) =>
  newLessonFile(app, owner, { purpose: 'attachment', name: 'Lembar kerja.pdf', ...overrides });
type Extras = { description?: string; attachmentIds?: string[] };

async function written(extras: Extras = {}) {
  const row = await publishedProgram(app, partner, { outline: [['Pengantar']] });
  const id = row.sections[0]!.lessons[0]!.id;
  const save = async (more: Extras, body: object = article) => {
    const { revision } = await partner.call(lesson.detail, { params: { id } });
    return partner.call(lesson.update, { params: { id }, body: { ...article, ...body, ...more, revision } });
  };
  const saved = await save(extras);
  return { row, id, save, saved };
}

test('a lesson has a description and files, which its participants read and download once they are published', async () => {
  const files = [await attached(), await attached(partner, { kind: 'archive', name: 'Data.zip', pageCount: null })];
  const { row, id, saved } = await written({
    description: 'Baca dulu.\nLalu coba.',
    attachmentIds: files.map((file) => file.id),
  });
  expect(saved).toMatchObject({ description: 'Baca dulu.\nLalu coba.', content: { html: '<p>Isi.</p>' } });
  expect(Object.keys(saved.content)).toEqual(['html']);
  const learner = await newPerson(app);
  await enrolled(app, learner, row);
  const read = () => learner.call(learning.lesson, { params: { id } });
  expect(await read()).toMatchObject({ description: '', attachments: [] });
  await publishChanges(partner, row.id);
  const opened = await read();
  expect(opened).toMatchObject({
    description: 'Baca dulu.\nLalu coba.',
    attachments: [
      { id: files[0]!.id, kind: 'pdf', name: 'Lembar kerja.pdf', size: 2_051 },
      { id: files[1]!.id, kind: 'archive', name: 'Data.zip' },
    ],
  });
  expect(opened.attachments![0]!.address).toMatch(/^\/api\/media\/file\//);
  expect(Object.keys(opened.content)).toEqual(['html']);
});

test('an update that omits them does not change them, and one with empty values removes them', async () => {
  const file = await attached();
  const { save } = await written({ description: 'Tetap', attachmentIds: [file.id] });
  expect(await save({})).toMatchObject({ description: 'Tetap', attachmentIds: [file.id] });
  expect(await save({ description: '', attachmentIds: [] })).toMatchObject({ description: '', attachmentIds: [] });
});

test('changes are listed before publication', async () => {
  const { row, save } = await written({ description: 'Lama' });
  await publishChanges(partner, row.id);
  await save({ description: 'Baru', attachmentIds: [(await attached()).id] });
  const { list } = await partner.call(program.changes, { params: { id: row.id } });
  expect(list).toEqual([
    expect.objectContaining({
      details: expect.arrayContaining([
        expect.objectContaining({ kind: 'text', name: 'description' }),
        { kind: 'content', name: 'attachmentIds' },
      ]),
    }),
  ]);
});

test('participants alone read them: no visitor and no stranger', async () => {
  const { row, id } = await written({ description: 'rahasia-deskripsi', attachmentIds: [(await attached()).id] });
  await publishChanges(partner, row.id);
  const seen = await app.visitor.call(program.detail, { params: { id: row.slug } });
  expect(JSON.stringify(seen)).not.toMatch(/rahasia-deskripsi|attachment/);
  const stranger = await newPerson(app);
  expect(await stranger.attempt(learning.lesson, { params: { id } })).toMatchObject({ status: 404 });
});

test('addresses of files, pictures and packages open nothing once access has ended, as by a refund', async () => {
  const send = async (query: string, name: string, content: Buffer) =>
    (await upload(app, partner, `/media?${query}`, { name, content })).data as { id: string };
  const picture = await send('kind=image&purpose=lesson', 'foto.png', blankPng(10, 10));
  const archive = await send('kind=archive&purpose=attachment', 'data.zip', archiveOf({ 'data.csv': 'a' }));
  const { id: mediaId } = await send(
    'kind=package&purpose=lesson',
    'simulasi.zip',
    archiveOf({ 'index.html': 'Halo' }),
  );
  const row = await publishedProgram(app, partner, { outline: [['Pengantar', 'Simulasi']], salePrice: 0 });
  const [first, second] = row.sections[0]!.lessons.map(({ id }) => id);
  const html = `<p>Lihat:</p><img data-media="${picture.id}" alt="Foto" width="10" height="10" />`;
  await updateLesson(app, first!, { content: { html, description: '', attachmentIds: [archive.id] } });
  await updateLesson(app, second!, { type: 'interactive', content: { mediaId } });
  const learner = await newPerson(app);
  const order = await learner.call(transaction.create, { body: { programIds: [row.id] } });
  await app.db.lessonSession.updateMany({ data: sessionAt('started', app.clock.now()), where: { lessonId: second! } });
  const opened = await learner.call(learning.lesson, { params: { id: first! } });
  const simulated = await learner.call(learning.lesson, { params: { id: second! } });
  const { html: shown } = opened.content as { html: string };
  const { address: start } = (simulated.content as { package: { address: string } }).package;
  const addresses = [/src="([^"]+)"/.exec(shown)![1]!, opened.attachments![0]!.address, start];
  const statuses = () =>
    Promise.all(addresses.map(async (address) => (await supertest(app.app.server).get(address)).status));
  expect(await statuses()).toEqual([200, 200, 200]);

  const { lines } = await learner.call(transaction.detail, { query: { id: order.id } });
  const lineIds = lines.map(({ lineId }) => lineId);
  await learner.call(refund.request, { params: { id: order.id }, body: { lineIds, total: 0 } });
  expect(await statuses()).toEqual([404, 404, 404]);
});

test("another user's file, one of a lesson itself, and more than ten are refused", async () => {
  const { otherPartner } = await scene(app);
  const row = await newProgram(app, partner);
  const refusal = (attachmentIds: string[]) =>
    partner.attempt(lesson.create, {
      params: { sectionId: row.sections[0]!.id },
      body: { ...article, attachmentIds },
    });
  for (const file of [await attached(otherPartner), await newLessonFile(app, partner)])
    expect(await refusal([file.id])).toMatchObject({ code: 'lesson_file_missing' });
  const many = await Promise.all(Array.from({ length: 11 }, async () => (await attached()).id));
  expect(await refusal(many)).toMatchObject({ status: 422 });
  expect(await refusal([many[0]!, many[0]!])).toMatchObject({ status: 422 });
});

test.each([
  ['a document', 'document', 'tugas.docx', archiveOf({ 'customXml/item1.xml': '<a/>', 'word/document.xml': '<a/>' })],
  ['an archive', 'archive', 'data.zip', archiveOf({ 'data.csv': 'a' })],
  ['a picture', 'image', 'foto.png', blankPng(10, 10)],
])('%s is accepted as an attachment', async (_, kind, name, content) => {
  const { data, error } = await upload(app, partner, `/media?kind=${kind}&purpose=attachment`, { name, content });
  expect(error).toBeNull();
  expect(data).toMatchObject({ kind, purpose: 'attachment' });
  expect((await written({ attachmentIds: [data.id] })).saved.attachmentIds).toEqual([data.id]);
});
