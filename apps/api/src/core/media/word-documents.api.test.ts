import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { archiveOf } from '../../testing/archives.ts';
import { newPartner, newPerson } from '../../testing/scene.ts';
import { upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const openDocument = 'application/vnd.oasis.opendocument.text';
const contentTypes = { '[Content_Types].xml': `<Types><Override ContentType="${word}.main+xml"/></Types>` };
const docx = { ...contentTypes, 'word/document.xml': '<w:document/>' };
const address = '/media?kind=document&purpose=submission';

test.each([
  ['a Word document', docx, word],
  ['one that begins with other parts', { 'customXml/item1.xml': '<a/>', 'word/document.xml': '<a/>' }, word],
  ['an OpenDocument text', { mimetype: openDocument, 'content.xml': '<a/>' }, openDocument],
])('%s is accepted for submission, whatever it is called [3.20]', async (_, files, type) => {
  const learner = await newPerson(app);
  const { data } = await upload(app, learner, address, { name: 'tugas.bin', content: archiveOf(files) });
  expect(data).toMatchObject({ kind: 'document', purpose: 'submission', type, name: 'tugas.bin', pageCount: null });
  const served = await app.visitor.send('GET', data.address.replace('/api', ''));
  expect(served.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
});

test.each([
  ['a spreadsheet', { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<a/>' }],
  [
    'a presentation of OpenDocument',
    { mimetype: 'application/vnd.oasis.opendocument.presentation', 'content.xml': '' },
  ],
  ['any archive', { 'tugas.txt': 'isi' }],
  ['a document with macros', { ...docx, 'word/vbaProject.bin': 'x' }],
])('%s is refused', async (_, files) => {
  const learner = await newPerson(app);
  expect(await upload(app, learner, address, { name: 'tugas.docx', content: archiveOf(files) })).toMatchObject({
    status: 422,
    error: { code: 'file_type_mismatch' },
  });
});

test('an archive that was cut off is refused', { tags: 'night' }, async () => {
  const learner = await newPerson(app);
  const whole = archiveOf(docx);
  for (const content of [whole.subarray(0, whole.length - 30), whole.subarray(0, 60)])
    expect(await upload(app, learner, address, { name: 'tugas.docx', content })).toMatchObject({ status: 422 });
});

test('documents are for submission alone, and belong to their author even if the author is a partner', async () => {
  const partner = await newPartner(app);
  const file = { name: 'tugas.docx', content: archiveOf(docx) };
  expect(await upload(app, partner, '/media?purpose=lesson', file)).toMatchObject({ status: 422 });
  const { data } = await upload(app, partner, address, file);
  expect(await app.db.media.findUniqueOrThrow({ where: { id: data.id } })).toMatchObject({
    uploaderId: partner.id,
    mitraId: null,
  });
});
