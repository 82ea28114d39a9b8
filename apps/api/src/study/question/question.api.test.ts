import { lesson, question as bank } from '@sinau/api-client';
import { csvTemplate } from '@sinau/contracts/study/question/csv-template';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { essay, question, quizScene } from '../../testing/quizzes.ts';
import { newPartner, scene } from '../../testing/scene.ts';
import { accountForFiles } from './import/testing/import-account.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const writing = (text: string, rest: object = {}) => {
  const { id: _id, ...content } = question('q');
  return { ...content, text, ...rest };
};

test('a question is stored, changed, copied and deleted, and has its tags in their order', async () => {
  const { partner } = await scene(app);
  const made = await partner.call(bank.create, {
    body: writing('Apa itu lead?', { tags: ['lead', 'berita'], difficulty: 'easy' }),
  });
  expect(made).toMatchObject({
    type: 'single-choice',
    tags: ['lead', 'berita'],
    difficulty: 'easy',
    isComplete: true,
    usedIn: 0,
    revision: 1,
  });
  const params = { id: made.id };
  const changed = await partner.call(bank.update, {
    params,
    body: { ...writing('', { tags: ['berita'], points: 5 }), revision: 1 },
  });
  expect(changed).toMatchObject({
    text: '',
    points: 5,
    tags: ['berita'],
    difficulty: null,
    isComplete: false,
    revision: 2,
  });
  expect(await partner.call(bank.detail, { params })).toEqual(changed);
  expect(await partner.attempt(bank.update, { params, body: { ...writing('x'), revision: 1 } })).toMatchObject({
    status: 409,
    code: 'question_edited_elsewhere',
  });

  const copy = await partner.call(bank.duplicate, { params });
  expect(copy).toMatchObject({ points: 5, tags: ['berita'], revision: 1 });
  await partner.call(bank.remove, { params });
  expect(await partner.attempt(bank.detail, { params })).toMatchObject({ status: 404 });
  expect(await partner.attempt(bank.remove, { params })).toMatchObject({ status: 404 });
  expect(await partner.attempt(bank.duplicate, { params })).toMatchObject({ status: 404 });
  expect((await partner.call(bank.list, {})).list.map(({ id }) => id)).toEqual([copy.id]);
});

test(
  'questions are found by words, tags, kind and difficulty, sorted and paged, in as many statements as one',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    for (const [text, type, tags, difficulty] of [
      ['Apa itu lead?', 'single-choice', ['lead'], 'easy'],
      ['Apa itu bridge?', 'short-answer', ['struktur'], 'hard'],
      ['Pasangkan.', 'matching', ['lead', 'struktur'], null],
    ] as const) {
      const { id: _id, ...content } = question('q', { type });
      await partner.call(bank.create, { body: { ...content, text, tags: [...tags], difficulty } });
      app.clock.advance(1_000);
    }
    const texts = async (query: object) => (await partner.call(bank.list, { query })).list.map(({ text }) => text);
    expect(await texts({})).toEqual(['Pasangkan.', 'Apa itu bridge?', 'Apa itu lead?']);
    expect(await texts({ sort: 'text' })).toEqual(['Apa itu bridge?', 'Apa itu lead?', 'Pasangkan.']);
    expect(await texts({ sort: '-difficulty' })).toEqual(['Apa itu bridge?', 'Apa itu lead?', 'Pasangkan.']);
    expect(await texts({ keyword: 'LEAD', sort: 'text' })).toEqual(['Apa itu lead?', 'Pasangkan.']);
    expect(await texts({ filter: { tag: 'struktur' }, sort: 'text' })).toEqual(['Apa itu bridge?', 'Pasangkan.']);
    expect(await texts({ filter: { type: ['matching', 'short-answer'], difficulty: 'hard' } })).toEqual([
      'Apa itu bridge?',
    ]);
    expect(await texts({ perPage: 1, page: 2 })).toEqual(['Apa itu bridge?']);
    await partner.call(bank.create, { body: writing('Kapan Salat “Jum’at” – wajib?') });
    for (const keyword of ["jum'at", 'JUM`AT', 'jum\u00adʼat', '"jum’at" - wajib', 'salat\u00a0"'])
      expect(await texts({ keyword })).toEqual(['Kapan Salat “Jum’at” – wajib?']);
    expect(await texts({ keyword: 'jum at%' })).toEqual([]);
    expect(await partner.call(bank.tags, {})).toEqual({
      list: [
        { tag: 'lead', count: 2 },
        { tag: 'struktur', count: 2 },
      ],
    });
    const few = await countQueries(() => partner.call(bank.list, { query: { perPage: 1 } }));
    expect(await countQueries(() => partner.call(bank.list, {}))).toBe(few);
  },
);

test('a copy has all fields of its question, whatever its kind', { tags: 'night' }, async () => {
  const { partner } = await scene(app);
  const { lessonId } = await quizScene(app, { partner, questions: [] });
  for (const content of [
    question('q', { type: 'number' }),
    { ...question('q', { type: 'short-answer' }), isPunctuationCounted: true },
    essay('q', 5, { minWords: 100 }),
  ]) {
    const { id: _id, ...body } = { isPartial: false, ...content };
    const made = await partner.call(bank.create, { body });
    expect(made).toMatchObject({ ...body, isComplete: true });
    const copy = await partner.call(bank.duplicate, { params: { id: made.id } });
    expect(copy).toMatchObject({ ...body, isComplete: true });
    const read = await partner.call(lesson.addQuestions, {
      params: { id: lessonId },
      body: { questionIds: [copy.id] },
    });
    expect(read.type === 'quiz' && read.content.questions.at(-1)).toEqual({
      ...body,
      id: expect.any(String),
      bankId: copy.id,
    });
  }
});

test('a bank belongs to its mitra: another partner finds nothing of it', async () => {
  const { partner } = await scene(app);
  const stranger = await newPartner(app);
  const { id } = await partner.call(bank.create, { body: writing('Rahasia?', { tags: ['rahasia'] }) });
  expect(await stranger.call(bank.list, {})).toMatchObject({ total: 0 });
  expect(await stranger.call(bank.tags, {})).toEqual({ list: [] });
  const { lessonId } = await quizScene(app, { partner: stranger });
  expect(
    await stranger.attempt(lesson.addQuestions, { params: { id: lessonId }, body: { questionIds: [id] } }),
  ).toMatchObject({ status: 404 });
});

test(
  'quizzes hold copies that name their question; it shows their number, and its changes do not affect them',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const made = await partner.call(bank.create, { body: writing('Apa itu lead?') });
    const quizzes = [await quizScene(app, { partner }), await quizScene(app, { partner })];
    for (const { lessonId } of quizzes)
      await partner.call(lesson.addQuestions, { params: { id: lessonId }, body: { questionIds: [made.id] } });
    expect(await partner.call(bank.detail, { params: { id: made.id } })).toMatchObject({ usedIn: 2 });

    await partner.call(bank.update, { params: { id: made.id }, body: { ...writing('Diganti?'), revision: 1 } });
    await partner.call(bank.remove, { params: { id: made.id } });
    const read = await partner.call(lesson.detail, { params: { id: quizzes[0]!.lessonId } });
    expect(read.type === 'quiz' && read.content.questions.at(-1)).toMatchObject({
      text: 'Apa itu lead?',
      bankId: made.id,
    });
  },
);

test('a quiz does not name a question of another bank', async () => {
  const { partner } = await scene(app);
  const stranger = await newPartner(app);
  const { id } = await partner.call(bank.create, { body: writing('Apa itu lead?') });
  const { lessonId } = await quizScene(app, { partner: stranger });
  const read = await stranger.call(lesson.addQuestions, {
    params: { id: lessonId },
    body: { questions: [{ ...question('baru'), bankId: id }] },
  });
  expect(read.type === 'quiz' && read.content.questions.at(-1)).not.toHaveProperty('bankId');
});

test('an import is previewed first; then its whole questions are in the bank in their order, with ids that reveal nothing', async () => {
  const { partner } = await scene(app);
  const content = `${csvTemplate}pilihan ganda;Tanpa kunci?;A;B\r\n`;
  const preview = await partner.call(bank.importText, { body: { format: 'csv', content, isPreview: true } });
  expect(preview).toMatchObject({
    total: 7,
    created: 0,
    errorCount: 1,
    source: { format: 'csv', separator: ';' },
    errors: [{ line: 9, message: 'Tandai jawaban yang benar', excerpt: 'Tanpa kunci?' }],
    list: [
      {
        line: 2,
        type: 'single-choice',
        text: 'Apa yang dijawab lead?',
        options: [{ text: 'Hal terpenting', isCorrect: true }, {}, {}],
        notes: [],
      },
      {},
      {},
      {},
      { line: 6, type: 'matching' },
      { line: 7, type: 'essay' },
      { line: 8, type: 'number' },
    ],
  });
  expect(await partner.call(bank.list, {})).toMatchObject({ total: 0 });

  expect(await partner.call(bank.importText, { body: { format: 'csv', content } })).toMatchObject({
    total: 7,
    created: 7,
  });
  const { list } = await partner.call(bank.list, {});
  expect(list.map(({ type, difficulty, isComplete }) => [type, difficulty, isComplete])).toEqual([
    ['single-choice', 'easy', true],
    ['multiple-choice', 'medium', true],
    ['true-false', 'easy', true],
    ['short-answer', 'medium', true],
    ['matching', 'hard', true],
    ['essay', 'hard', true],
    ['number', 'medium', true],
  ]);
  expect(list.map(({ tags }) => tags)).toEqual([
    ['lead'],
    ['nilai berita'],
    ['lead'],
    ['lead'],
    ['5W+1H'],
    ['lead'],
    ['lead'],
  ]);
  expect(list.at(-2)).toMatchObject({ points: 10, essay: { modelAnswer: expect.stringContaining('apa, siapa') } });
  const ids = list.flatMap(({ options }) => options.flatMap(({ id, match }) => [id, ...(match ? [match.id] : [])]));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a file of any encoding is imported as its preview shows it, and both report what was changed or omitted', async () => {
  const { partner } = await scene(app);
  const data = Buffer.from(
    '\ufeffquestion\ttype\ta\tb\tkunci\tgambar\nApa nama kafe di Côte d’Ivoire itu?\tpilihan ganda\tCafé\tKopi\tA,B\tx.png\n',
    'utf16le',
  ).toString('base64');
  const file = { name: 'Soal.txt', data };
  const preview = await partner.call(bank.importText, { body: { file, isPreview: true } });
  expect(preview).toMatchObject({
    source: { format: 'csv', separator: '\t' },
    total: 1,
    created: 0,
    list: [
      {
        line: 2,
        type: 'multiple-choice',
        options: [{ text: 'Café', isCorrect: true }, { isCorrect: true }],
        notes: [{ kind: 'changed' }],
      },
    ],
    noteCount: 1,
    notes: [{ line: 1, kind: 'left-out', message: 'Kolom “gambar” tidak ikut' }],
  });
  expect(await partner.call(bank.importText, { body: { file } })).toEqual({ ...preview, created: 1 });
  const { list } = await partner.call(bank.list, {});
  expect(list).toMatchObject([{ text: 'Apa nama kafe di Côte d’Ivoire itu?', options: [{ text: 'Café' }, {}] }]);
});

test('a file without text is refused with its type', async () => {
  const { partner } = await scene(app);
  const refuse = (body: object) => partner.send('POST', '/user/question/import', { isPreview: true, ...body });
  const file = (data: string) => ({ file: { name: 'soal.csv', data: Buffer.from(data, 'latin1').toString('base64') } });
  expect(await refuse(file('%PDF-1.7\n'))).toMatchObject({
    status: 422,
    body: { error: { fields: { file: 'Ini PDF. Salin teksnya, lalu tempel di sini.' } } },
  });
  expect(await refuse({})).toMatchObject({ status: 422 });
  expect(await refuse({ content: 'a', ...file('a') })).toMatchObject({ status: 422 });
  expect(await refuse({ file: { name: 'soal.csv', data: 'bukan base64!' } })).toMatchObject({ status: 422 });
});

test('the import report of taken, changed and omitted content is the difference between a file and the stored questions, of 150 files', async () => {
  expect((await accountForFiles(app, await newPartner(app), 150, 22)).taken).toBeGreaterThan(300);
});

test('two concurrent imports respect the limit of the bank', async () => {
  const { partner } = await scene(app);
  await app.db.$executeRaw`
    INSERT INTO "BankQuestion" ("mitraId", type, text, content, points, "isComplete", "createdAt", "updatedAt")
    SELECT ${partner.mitraId}::uuid, 'single_choice', 'Penuh?', '{"options": [], "explanation": ""}', 1, false, now(), now()
    FROM generate_series(1, 9997)`;
  const body = { format: 'aiken', content: 'Satu?\n*A. Ya\nB. Bukan\n\nDua?\n*A. Ya\nB. Bukan' } as const;
  const answers = await Promise.all([1, 2, 3].map(() => partner.send('POST', '/user/question/import', body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await app.db.bankQuestion.count({ where: { mitraId: partner.mitraId } })).toBe(9_999);
});

test('too many questions, and a text that is too long, are refused', async () => {
  const { partner } = await scene(app);
  const many = 'Satu?\n*A. Ya\nB. Bukan\n\n'.repeat(1_001);
  for (const content of [many, 'a'.repeat(500_001), ''])
    expect(await partner.attempt(bank.importText, { body: { format: 'aiken', content } })).toMatchObject({
      status: 422,
      fields: { content: expect.any(String) },
    });
});
