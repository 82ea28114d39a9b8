import { question as bank } from '@sinau/api-client';
import sharp from 'sharp';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { archiveOfEntries } from '../../testing/archives.ts';
import { question } from '../../testing/quizzes.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';
import { upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const png = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();

async function importFile({ token }: PartnerPerson, name: string, content: Buffer, isPreview: boolean) {
  const { body } = await supertest(app.app.server)
    .post(`/api/user/question/import-file?isPreview=${isPreview}`)
    .set('authorization', `Bearer ${token}`)
    .attach('file', content, name);
  return body as { data: Record<string, never>; error: { fields: Record<string, string> } | null };
}
const download = async ({ token }: PartnerPerson, path: string) =>
  (
    await supertest(app.app.server)
      .get(`/api/user/question/export/${path}`)
      .set('authorization', `Bearer ${token}`)
      .responseType('blob')
  ).body as Buffer;

/** The bank without ids, times and the addresses of files. */
async function contentsOf({ mitraId }: PartnerPerson) {
  const rows = await app.db.bankQuestion.findMany({
    where: { mitraId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    include: { tags: { orderBy: { position: 'asc' } } },
  });
  return rows.map(({ type, text, points, difficulty, content, tags }) => ({
    ...(JSON.parse(JSON.stringify(content), (key, value: unknown) =>
      key === 'id' || key === 'mediaId' ? 0 : value,
    ) as object),
    type,
    text,
    points,
    difficulty,
    tags: tags.map(({ tag }) => tag),
  }));
}

test('a bank leaves as QTI with its pictures, and another bank imports the same; losses are listed before', async () => {
  const [one, other] = [await newPartner(app), await newPartner(app)];
  const { data: media } = await upload(app, one, '/media?kind=image&purpose=lesson', {
    name: 'peta.png',
    content: await png(),
  });
  const picture = { mediaId: media.id, alt: 'Peta' };
  for (const type of [
    'matching',
    'number',
    'short-answer',
    'multiple-choice',
    'true-false',
    'single-choice',
  ] as const) {
    const { id: _id, options, ...content } = question('q', { type, isPartial: type === 'matching' });
    const isKey = type === 'matching' || type === 'short-answer';
    const texts = options.map((option, index) => ({
      ...option,
      ...(isKey && { isCorrect: true }),
      ...(type === 'true-false' && { text: ['Benar', 'Salah'][index]! }),
    }));
    const pictured =
      type === 'single-choice' ? texts.map((option, index) => (index === 0 ? { ...option, picture } : option)) : texts;
    await one.call(bank.create, {
      body: {
        ...content,
        options: pictured,
        tags: ['lead'],
        difficulty: 'hard',
        ...(type === 'number' ? { picture } : {}),
      },
    });
    app.clock.advance(1_000);
  }
  await one.call(bank.create, { body: { type: 'essay', text: '', options: [] } });
  expect(await one.call(bank.checkExport, { query: { format: 'qti' } })).toEqual({
    total: 7,
    exported: 6,
    losses: [{ message: 'Belum lengkap, jadi tidak ikut', count: 1, examples: [''] }],
  });
  expect((await one.call(bank.checkExport, { query: { format: 'gift' } })).losses).toContainEqual({
    message: 'Gambar tidak ikut',
    count: 2,
    examples: ['Soal q?', 'Soal q?'],
  });

  const zip = await download(one, 'qti');
  const preview = await importFile(other, 'bank.zip', zip, true);
  expect(preview.data).toMatchObject({ source: { format: 'qti' }, total: 6, created: 0, errorCount: 0, noteCount: 0 });
  expect(await contentsOf(other)).toEqual([]);
  const imported = await importFile(other, 'bank.zip', zip, false);
  expect(imported.data).toEqual({ ...preview.data, created: 6 });
  const complete = (await contentsOf(one)).filter(({ text }) => text !== '');
  const normal = complete.map((content) => ({ isPartial: false, ...content }));
  expect(await contentsOf(other)).toEqual(normal);
  const [pictured] = (await other.call(bank.list, { query: { filter: { type: 'single-choice' } } })).list;
  const stored = await app.db.media.findUniqueOrThrow({ where: { id: pictured!.options[0]!.picture!.mediaId } });
  expect(stored).toMatchObject({
    mitraId: other.mitraId,
    width: 8,
    height: 6,
    purpose: 'lesson',
    attachedAt: expect.any(Date),
  });

  const csv = await download(one, 'csv');
  expect((await importFile(await newPartner(app), 'bank.csv', csv, false)).data).toMatchObject({
    total: 6,
    errorCount: 0,
  });
  const { content } = await one.call(bank.exportGift, {});
  expect(await (await newPartner(app)).call(bank.importText, { body: { content } })).toMatchObject({
    total: 6,
    errorCount: 0,
  });
});

test('a picture that is none is left out and named, and a hostile package leaves nothing', async () => {
  const partner = await newPartner(app);
  const item = (image: string) =>
    `<assessmentItem identifier="a"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><p>Apa?</p>${image}<choiceInteraction responseIdentifier="RESPONSE"><simpleChoice identifier="a">Ya</simpleChoice><simpleChoice identifier="b">Bukan</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
  const broken = archiveOfEntries([
    { name: 'a.xml', content: item('<img src="a.png"/>') },
    { name: 'a.png', content: Buffer.concat([(await png()).subarray(0, 40), Buffer.alloc(50)]) },
  ]);
  const text = archiveOfEntries([
    { name: 'a.xml', content: item('<img src="a.png"/>') },
    { name: 'a.png', content: '<script>' },
  ]);
  for (const [zip, reason] of [
    [text, 'bukan JPG'],
    [broken, 'Gambar “a.png” tidak ikut'],
  ] as const) {
    const { data } = await importFile(partner, 'a.zip', zip, false);
    expect(data).toMatchObject({
      created: 1,
      list: [{ notes: [{ kind: 'left-out', message: expect.stringContaining(reason) }] }],
    });
    expect(data['list']).not.toMatchObject([{ picture: {} }]);
  }
  const before = await app.db.bankQuestion.count();
  for (const zip of [
    archiveOfEntries([{ name: '../a.xml', content: item('') }]),
    archiveOfEntries(Array.from({ length: 5_001 }, (_, index) => ({ name: `${index}.xml`, content: '' }))),
    archiveOfEntries([{ name: 'a.xml', content: ' '.repeat(11_000_000), method: 8 }, { name: 'b.txt' }]),
  ]) {
    const { data, error } = await importFile(partner, 'a.zip', zip, false);
    expect(error?.fields['file'] ?? data?.['errors']?.[0]).toBeTruthy();
  }
  expect(await app.db.bankQuestion.count()).toBe(before);
  const { error } = await importFile(partner, 'a.xml', Buffer.from('<!DOCTYPE a [<!ENTITY x "y">]><quiz/>'), true);
  expect(error?.fields['file']).toContain('DOCTYPE');
});
