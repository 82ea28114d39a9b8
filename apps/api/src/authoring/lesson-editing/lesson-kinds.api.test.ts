import { learning, lesson, operator as operators, program, quiz } from '@sinau/api-client';
import { lessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { createPlayer } from '../../testing/recordings.ts';
import {
  enrolled,
  newLessonFile,
  newProgram,
  publishChanges,
  publishedProgram,
  sessionAt,
} from '../../testing/classes.ts';
import { newPartner, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const recording = {
  kind: 'video',
  pageCount: null,
  name: 'Pembuka.mp4',
  fileName: 'video.mp4',
  type: 'video/mp4',
  durationSeconds: 61.4,
  width: 1280,
  height: 720,
} as const;
const question = (id: string, overrides: object = {}) => ({
  id,
  type: 'single-choice' as const,
  text: 'Apa yang dijawab lead?',
  options: [
    { id: 'a', text: 'Hal terpenting', isCorrect: true },
    { id: 'b', text: 'Latar', isCorrect: false },
  ],
  ...overrides,
});

/** Creates a partner's class with an empty section, and functions to create lessons in it. */
async function writing() {
  const { partner, otherPartner, learner } = await scene(app);
  const row = await newProgram(app, partner, { outline: [[]] });
  const section = { params: { sectionId: row.sections[0]!.id } };
  type Body = Parameters<typeof lesson.create.call>[0]['body'];
  return {
    partner,
    otherPartner,
    learner,
    row,
    create: (body: Body) => partner.call(lesson.create, { ...section, body }),
    refusal: (body: Body) => partner.attempt(lesson.create, { ...section, body }),
  };
}

test('a video has its file and captions, and their duration', async () => {
  const { partner, row, create } = await writing();
  const video = await newLessonFile(app, partner, recording);
  const captions = await newLessonFile(app, partner, {
    kind: 'captions',
    pageCount: null,
    fileName: 'captions.vtt',
    type: 'text/vtt',
  });

  const created = await create({
    type: 'video',
    title: 'Pembuka',
    content: { mediaId: video.id, captions: [{ mediaId: captions.id, language: 'id' }] },
  });
  expect(created).toMatchObject({
    type: 'video',
    isComplete: true,
    durationSeconds: 62,
    setting: { progressBar: true, completionType: 'duration' },
    content: {
      address: null,
      media: {
        id: video.id,
        name: 'Pembuka.mp4',
        durationSeconds: 61.4,
        address: expect.stringContaining('/api/media/file/'),
      },
      captions: [{ mediaId: captions.id, language: 'id', media: { id: captions.id } }],
    },
  });
  expect(await app.db.media.findUniqueOrThrow({ where: { id: video.id } })).toMatchObject({
    attachedAt: expect.any(Date),
  });
  expect(await partner.call(program.mineDetail, byId(row.id))).toMatchObject({
    durationSeconds: 62,
    sections: [{ lessons: [{ type: 'video', durationSeconds: 62 }] }],
  });
});

test('a video has captions in several languages, each once, and of its own mitra', async () => {
  const { partner, otherPartner, create, refusal } = await writing();
  const track = { kind: 'captions', pageCount: null, fileName: 'captions.vtt', type: 'text/vtt' } as const;
  const [video, indonesian, javanese] = [
    await newLessonFile(app, partner, recording),
    await newLessonFile(app, partner, track),
    await newLessonFile(app, partner, track),
  ];
  const foreign = await newLessonFile(app, otherPartner, track);
  const withCaptions = (...captions: { mediaId: string; language: 'id' | 'jv' }[]) =>
    ({ type: 'video', title: 'Pembuka', content: { mediaId: video.id, captions } }) as const;
  const inIndonesian = { mediaId: indonesian.id, language: 'id' } as const;
  expect(await refusal(withCaptions(inIndonesian, { mediaId: javanese.id, language: 'id' }))).toMatchObject({
    status: 422,
    fields: { 'content.captions': 'Satu bahasa hanya punya satu takarir' },
  });
  expect(await refusal(withCaptions({ mediaId: foreign.id, language: 'id' }))).toMatchObject({
    code: 'lesson_file_missing',
  });
  expect(await refusal(withCaptions({ mediaId: video.id, language: 'id' }))).toMatchObject({
    code: 'lesson_file_missing',
  });

  const captions = [inIndonesian, { mediaId: javanese.id, language: 'jv' }] as const;
  expect(await create(withCaptions(...captions))).toMatchObject({
    content: { captions: captions.map((one) => ({ ...one, media: { id: one.mediaId } })) },
  });
});

test('an audio has captions as a video has; one that was stored before there were any has none', async () => {
  const { partner, create, refusal } = await writing();
  const audio = await newLessonFile(app, partner, { ...recording, kind: 'audio', type: 'audio/mp4' });
  const track = { kind: 'captions', pageCount: null, fileName: 'captions.vtt', type: 'text/vtt' } as const;
  const captions = [{ mediaId: (await newLessonFile(app, partner, track)).id, language: 'id' as const }];
  const body = { type: 'audio', title: 'Siniar', content: { mediaId: audio.id, captions } } as const;
  expect(await refusal({ ...body, content: { ...body.content, captions: [...captions, ...captions] } })).toMatchObject({
    fields: { 'content.captions': 'Satu bahasa hanya punya satu takarir' },
  });
  const { id, content } = await create(body);
  expect(content).toMatchObject({ captions: [{ ...captions[0], media: { id: captions[0]!.mediaId } }] });
  await app.db.workingLesson.update({ where: { id }, data: { content: { mediaId: audio.id } } });
  expect((await partner.call(lesson.detail, byId(id))).content).toMatchObject({ captions: [], chapters: [] });
});

test('a lesson without its file, and a quiz without a finished question, are stored as incomplete', async () => {
  const { create } = await writing();
  expect(await create({ type: 'video', title: 'Nanti', content: { mediaId: null } })).toMatchObject({
    isComplete: false,
    durationSeconds: 0,
  });
  expect(await create({ type: 'audio', title: 'Nanti', content: { mediaId: null } })).toMatchObject({
    isComplete: false,
  });
  expect(await create({ type: 'pdf', title: 'Nanti', content: { mediaId: null } })).toMatchObject({
    isComplete: false,
    setting: { downloadFile: false },
  });
  expect(
    await create({ type: 'quiz', title: 'Nanti', content: { questions: [question('satu', { text: '' })] } }),
  ).toMatchObject({ isComplete: false, content: { questions: [{ text: '' }] } });
});

test('a type and a title make an empty lesson of any kind, and submitting the class reports which are empty', async () => {
  const { partner, row } = await writing();
  await app.db.class.update({ where: { id: row.id }, data: { format: 'bootcamp', allowsNewsWriting: true } });
  const created = await Promise.all(
    lessonTypes.map(async (type) => {
      const { status, body } = await partner.send('POST', `/user/lesson/create/${row.sections[0]!.id}`, {
        type,
        title: `Materi ${type}`,
      });
      expect({ status, ...body }).toMatchObject({
        status: 200,
        data: { type, title: `Materi ${type}`, isComplete: false },
      });
      return body.data as { id: string };
    }),
  );
  expect(await partner.call(program.mineDetail, byId(row.id))).toMatchObject({
    sections: [{ lessons: lessonTypes.map(() => ({ isComplete: false, durationSeconds: expect.any(Number) })) }],
  });
  expect(await partner.attempt(program.submit, byId(row.id))).toMatchObject({
    code: 'class_incomplete',
    fields: Object.fromEntries(created.map(({ id }) => [`lessons.${id}`, expect.stringMatching(/^Lengkapi materi/)])),
  });
  for (const { id } of created)
    expect(await partner.call(lesson.detail, byId(id))).toMatchObject({ isComplete: false });
});

test('the outline shows how many questions of a quiz are unfinished', async () => {
  const { partner, row, create } = await writing();
  await create({
    type: 'quiz',
    title: 'Kuis',
    content: { questions: [question('satu'), question('dua', { text: ' ' }), question('tiga', { options: [] })] },
  });
  const { sections } = await partner.call(program.mineDetail, byId(row.id));
  expect(sections[0]!.lessons).toMatchObject([{ isComplete: true, unfinishedQuestions: 2 }]);
});

test('a file of another mitra, of another kind, or that does not exist is refused, and nothing is stored', async () => {
  const { partner, row, refusal } = await writing();
  const foreign = await newLessonFile(app, await newPartner(app), recording);
  const pdf = await newLessonFile(app, partner);
  for (const mediaId of [foreign.id, pdf.id, row.id]) {
    expect(await refusal({ type: 'video', title: 'Bajakan', content: { mediaId } })).toMatchObject({
      status: 422,
      code: 'lesson_file_missing',
      fields: { 'content.mediaId': expect.any(String) },
    });
  }
  expect(await app.db.lesson.count({ where: { classId: row.id } })).toBe(0);
  expect(
    (await app.db.media.findMany({ where: { id: { in: [foreign.id, pdf.id] } } })).map(({ attachedAt }) => attachedAt),
  ).toEqual([null, null]);
});

test('a video of YouTube or Vimeo can be completed only by its button', async () => {
  const { create, refusal } = await writing();
  const content = { mediaId: null, address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
  expect(
    await create({ type: 'video', title: 'Luar', content, setting: { completionType: 'hit-button' } }),
  ).toMatchObject({ isComplete: true, content });
  expect(await refusal({ type: 'video', title: 'Luar', content })).toMatchObject({
    status: 422,
    fields: { 'setting.completionType': 'Video dari luar diselesaikan dengan tombol' },
  });
  expect(
    await refusal({ type: 'video', title: 'Luar', content: { mediaId: null, address: 'https://jahat.id/video' } }),
  ).toMatchObject({ status: 422, fields: { 'content.address': 'Tempel alamat video YouTube atau Vimeo' } });
});

test('a quiz stores every choice in the wording of the contract, and choosing the button sets its minimum score to 0 [3.22, 3.23, 4.35]', async () => {
  const { partner, create } = await writing();
  const created = await create({
    type: 'quiz',
    title: 'Kuis',
    content: { instruction: '<p onclick=x()>Baca dulu</p>', questions: [question('satu')] },
    setting: {
      completionType: 'minimum-score',
      minimumScore: 70,
      finishing: [{ type: 'showScore', text: 'apa saja', isSelected: true }],
    },
  });
  expect(created).toMatchObject({
    isComplete: true,
    durationSeconds: 60,
    content: { instruction: '<p>Baca dulu</p>', questions: [{ id: 'satu', points: 1, explanation: '' }] },
    setting: {
      minimumScore: 70,
      timeLimit: null,
      maxAttempts: null,
      randomize: [
        { type: 'question', text: 'Acak urutan soal', isSelected: false },
        { type: 'answer', isSelected: false },
      ],
      finishing: [
        { type: 'showAnswerKey', isSelected: false },
        { type: 'showScore', text: 'Tampilkan nilai', isSelected: true },
        { type: 'allowNextPrev', isSelected: false },
      ],
    },
  });
  const { content, setting } = created as Extract<typeof created, { type: 'quiz' }>;
  const changed = await partner.call(lesson.update, {
    ...byId(created.id),
    body: { type: 'quiz', title: 'Kuis', content, setting: { ...setting, completionType: 'hit-button' }, revision: 1 },
  });
  expect(changed.setting).toMatchObject({ completionType: 'hit-button', minimumScore: 0 });
});

test('each type of lesson built so far is written, opened by a participant and finished according to its setting [1.2, 3.17]', async () => {
  const { partner, learner, operator } = await scene(app);
  const row = await newProgram(app, partner, { outline: [[]] });
  const file = async (overrides: object) => ({ mediaId: (await newLessonFile(app, partner, overrides)).id });
  const sound = { kind: 'audio', type: 'audio/mp4', pageCount: null, durationSeconds: 30 } as const;
  const bodies: Parameters<typeof lesson.create.call>[0]['body'][] = [
    { type: 'article', title: 'Artikel', content: { html: '<p>Isi.</p>' } },
    { type: 'pdf', title: 'Dokumen', content: await file({}) },
    { type: 'video', title: 'Video', content: await file(recording), setting: { completionType: 'hit-button' } },
    { type: 'audio', title: 'Audio', content: await file(sound), setting: { completionType: 'duration' } },
    {
      type: 'quiz',
      title: 'Kuis',
      content: { questions: [question('satu')] },
      setting: { completionType: 'minimum-score', minimumScore: 100 },
    },
  ];
  for (const body of bodies) await partner.call(lesson.create, { params: { sectionId: row.sections[0]!.id }, body });
  await partner.call(program.submit, byId(row.id));
  await operator.call(operators.publish, byId(row.id));

  const participant = await enrolled(app, learner, row);
  for (const [index, { id: sessionId, lessonId }] of participant.sessions.entries()) {
    const { type } = bodies[index]!;
    expect(await learner.call(learning.lesson, byId(lessonId))).toMatchObject({ type });
    const key = { participantId: participant.id, sessionId };
    const complete = { params: { ...key, action: 'complete' as const } };
    if (type === 'audio') {
      expect(await learner.attempt(learning.act, complete)).toMatchObject({ status: 409, code: 'action_not_allowed' });
      const player = createPlayer(app, learner, key);
      await player.open();
      expect(await player.play(30)).toMatchObject({ status: 'passed' });
    } else if (type === 'quiz') {
      expect(await learner.attempt(learning.act, complete)).toMatchObject({ status: 409, code: 'action_not_allowed' });
      await learner.call(learning.act, { params: { ...key, action: 'start' } });
      const { attempt } = (await learner.call(learning.sessionDetail, byId(sessionId))).quiz!;
      const body = { attemptId: attempt!.id, answers: { satu: ['a'] }, revision: 1 };
      expect(await learner.call(quiz.submit, { params: key, body })).toMatchObject({ session: { status: 'passed' } });
    } else expect(await learner.call(learning.act, complete)).toMatchObject({ status: 'passed' });
  }
  expect(await learner.call(learning.myClass, { params: { id: 'me' } })).toMatchObject({
    list: [{ participant: { progress: 100 } }],
  });
});

test.each([
  ['article', { html: '<p>Isi.</p>' }, ['hit-button']],
  ['pdf', { mediaId: null }, ['hit-button']],
  ['video', { mediaId: null }, ['duration', 'hit-button']],
  ['audio', { mediaId: null }, ['duration', 'hit-button']],
  ['quiz', { questions: [] }, ['minimum-score', 'hit-button']],
])(
  'a lesson of type %s is finished by each of its own completion types and by no other',
  async (type, content, own) => {
    const { create, refusal } = await writing();
    for (const completionType of ['duration', 'hit-button', 'input-presence-code', 'minimum-score']) {
      const body = { type, title: 'Materi', content, setting: { completionType } } as Parameters<typeof create>[0];
      if (own.includes(completionType)) expect(await create(body)).toMatchObject({ setting: { completionType } });
      else
        expect(await refusal(body)).toMatchObject({
          status: 422,
          fields: { 'setting.completionType': expect.any(String) },
        });
    }
  },
);

test('the file of a PDF is offered for download only if the setting allows it [3.18]', async () => {
  const { partner, learner } = await scene(app);
  const row = await publishedProgram(app, partner);
  const content = { mediaId: (await newLessonFile(app, partner)).id };
  const create = (setting?: { downloadFile: boolean }) =>
    partner.call(lesson.create, {
      params: { sectionId: row.sections[0]!.id },
      body: { type: 'pdf', title: 'Dokumen', content, ...(setting && { setting }) },
    });
  const [closed, open] = [await create(), await create({ downloadFile: true })];
  expect([closed.setting, open.setting]).toMatchObject([{ downloadFile: false }, { downloadFile: true }]);

  await publishChanges(partner, row.id);
  const { id } = await enrolled(app, learner, row);
  await app.db.lessonSession.updateMany({ where: { participantId: id }, data: sessionAt('passed', app.clock.now()) });
  for (const [{ id: lessonId }, downloadFile] of [
    [closed, false],
    [open, true],
  ] as const)
    expect(await learner.call(learning.lesson, byId(lessonId))).toMatchObject({ setting: { downloadFile } });
});

test('questions are added at the end of a quiz, each once', async () => {
  const { partner, create } = await writing();
  const quiz = await create({ type: 'quiz', title: 'Kuis', content: { questions: [question('satu')] } });
  const adding = (id: string, one: string) => ({ ...byId(id), body: { questions: [question(one)] } });

  await Promise.all(['dua', 'tiga'].map((one) => partner.call(lesson.addQuestions, adding(quiz.id, one))));
  const { content, revision } = await partner.call(lesson.detail, byId(quiz.id));
  expect((content as { questions: { id: string }[] }).questions.map(({ id }) => id).toSorted()).toEqual([
    'dua',
    'satu',
    'tiga',
  ]);
  expect(revision).toBe(3);
  expect(await partner.attempt(lesson.addQuestions, adding(quiz.id, 'dua'))).toMatchObject({
    status: 422,
    fields: { questions: 'Ada soal yang sudah tercatat di kuis ini' },
  });
  const reading = await create({ type: 'article', title: 'Bacaan', content: { html: '<p>Isi</p>' } });
  expect(await partner.attempt(lesson.addQuestions, adding(reading.id, 'satu'))).toMatchObject({
    status: 409,
    code: 'lesson_type_fixed',
  });
});

test('half of an emoji is replaced, and the rest of the text is stored', async () => {
  const { create } = await writing();
  expect(
    await create({ type: 'article', title: 'Lead \ud83d', content: { html: '<p>Salam \ud83d</p>' } }),
  ).toMatchObject({ title: 'Lead \ufffd', content: { html: '<p>Salam \ufffd</p>' } });
  expect(
    await create({
      type: 'quiz',
      title: 'Kuis 🌸',
      content: { questions: [question('satu', { text: 'Apa \ud83d?' })] },
    }),
  ).toMatchObject({ title: 'Kuis 🌸', content: { questions: [{ text: 'Apa \ufffd?' }] } });
});

test('the type of a lesson cannot change', async () => {
  const { partner, create } = await writing();
  const created = await create({ type: 'article', title: 'Bacaan', content: { html: '<p>Isi</p>' } });
  expect(
    await partner.attempt(lesson.update, {
      ...byId(created.id),
      body: { type: 'pdf', title: 'Bacaan', content: { mediaId: null }, revision: 1 },
    }),
  ).toMatchObject({ status: 409, code: 'lesson_type_fixed' });
});

test('a participant gets files at signed addresses, and a quiz without its questions', async () => {
  const { partner, learner } = await scene(app);
  const row = await publishedProgram(app, partner, { outline: [['Pembuka']] });
  const video = await newLessonFile(app, partner, recording);
  const track = { kind: 'captions', pageCount: null, fileName: 'captions.vtt', type: 'text/vtt' } as const;
  const captions = [
    { mediaId: (await newLessonFile(app, partner, track)).id, language: 'id' },
    { mediaId: (await newLessonFile(app, partner, track)).id, language: 'jv' },
  ] as const;
  const audio = await newLessonFile(app, partner, { ...recording, kind: 'audio', type: 'audio/mp4' });
  const section = { params: { sectionId: row.sections[0]!.id } };
  const lessons = [
    await partner.call(lesson.create, {
      ...section,
      body: { type: 'video', title: 'Video', content: { mediaId: video.id, captions: [...captions] } },
    }),
    await partner.call(lesson.create, {
      ...section,
      body: { type: 'audio', title: 'Audio', content: { mediaId: audio.id, captions: [captions[0]] } },
    }),
    await partner.call(lesson.create, {
      ...section,
      body: { type: 'pdf', title: 'PDF', content: { mediaId: (await newLessonFile(app, partner)).id } },
    }),
    await partner.call(lesson.create, {
      ...section,
      body: {
        type: 'quiz',
        title: 'Kuis',
        content: { questions: [question('satu'), question('dua', { text: '' })] },
        setting: { minimumScore: 70 },
      },
    }),
  ];
  await publishChanges(partner, row.id);
  const participant = await enrolled(app, learner, row);
  await app.db.lessonSession.updateMany({
    where: { participantId: participant.id },
    data: sessionAt('started', app.clock.now()),
  });

  const [asVideo, asAudio, asPdf, asQuiz] = await Promise.all(
    lessons.map(({ id }) => learner.call(learning.lesson, byId(id))),
  );
  expect(asVideo).toMatchObject({
    content: {
      file: { address: expect.stringMatching(/^\/api\/media\/file\//), durationSeconds: 61.4, width: 1280 },
      captions: [
        { language: 'id', label: 'Indonesia', address: expect.stringMatching(/^\/api\/media\/file\/.+captions\.vtt$/) },
        { language: 'jv', label: 'Jawa', address: expect.stringMatching(/^\/api\/media\/file\/.+captions\.vtt$/) },
      ],
      embed: null,
    },
    session: { playback: { position: 0, watched: 0, remaining: 56, seq: 0 } },
  });
  expect(asAudio).toMatchObject({ content: { captions: [{ language: 'id', label: 'Indonesia' }] } });
  expect(asPdf).toMatchObject({ content: { file: { name: 'Materi.pdf', pageCount: 3 } }, session: { playback: null } });
  expect(asQuiz!.content).toEqual({ instruction: '', questionCount: 1 });

  const { sections } = await learner.call(program.participantDetail, byId(row.id));
  expect(sections[0]!.lessons.map(({ missing }) => missing)).toEqual([
    { kind: 'button', amount: 0 },
    { kind: 'watch', amount: 56 },
    { kind: 'watch', amount: 56 },
    { kind: 'button', amount: 0 },
    { kind: 'score', amount: 70 },
  ]);
});
