import { lesson as lessons, live, preview, program as programs, quiz, webinar } from '@sinau/api-client';
import { addressOf } from '@sinau/contracts/address';
import { gradingCheckLimit } from '@sinau/contracts/study/assistant/assistant.rules';
import { instructorScopes } from '@sinau/contracts/core/auth/membership.rules';
import { parseCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import type { Answers } from '@sinau/contracts/study/quiz/quiz.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest, type Caller } from '../../testing/app-under-test.ts';
import { enrolled, newProgram, publishedProgram, updateLesson } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { mixed, question, quizScene, shown } from '../../testing/quizzes.ts';
import { makeRecording } from '../../testing/recordings.ts';
import { newInstructor, newPerson, scene } from '../../testing/scene.ts';
import { fingerprint } from '../../testing/strangers.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const questions = [question('q1'), question('q2', { type: 'multiple-choice', points: 2 })];
const idOfAttempt = '0198f1c0-0000-7000-8000-000000000000';

/** Creates a class whose first lesson is a quiz, and every call of its preview. */
async function previewScene() {
  const people = await scene(app);
  const program = await publishedProgram(app, people.partner);
  const lessonId = program.sections[0]!.lessons[0]!.id;
  await updateLesson(app, lessonId, {
    type: 'quiz',
    content: { instruction: '', questions },
    setting: { progressBar: true, completionType: 'minimum-score', minimumScore: 70, randomize: [], finishing: [] },
  });
  const ofClass = { params: { id: program.slug } };
  const ofLesson = { params: { id: lessonId } };
  const body = { id: idOfAttempt, number: 1, startedAt: app.clock.now().toISOString(), answers: {} };
  const calls = [
    ['GET', addressOf(preview.program.path, ofClass)],
    ['GET', addressOf(preview.lesson.path, ofLesson)],
    ['GET', addressOf(preview.attempt.path, ofLesson)],
    ['POST', addressOf(preview.grade.path, ofLesson), body],
    ['GET', addressOf(preview.certificate.path, ofClass)],
  ] as const;
  const statuses = async (caller: Caller) => {
    const answered = [];
    for (const [method, address, sent] of calls) answered.push((await caller.send(method, address, sent)).status);
    return answered;
  };
  return { ...people, program, lessonId, ofClass, ofLesson, statuses };
}

const all = (status: number) => Array.from({ length: 5 }, () => status);

test('the team of a class and operators preview it; for all other users its preview does not exist', async () => {
  const { partner, otherPartner, operator, learner, program, statuses } = await previewScene();
  await enrolled(app, learner, program);
  expect(await statuses(partner)).toEqual(all(200));
  expect(await statuses(operator)).toEqual(all(200));
  for (const scope of instructorScopes)
    expect([scope, await statuses(await newInstructor(app, partner, program.id, [scope]))]).toEqual([scope, all(200)]);

  const elsewhere = await newInstructor(app, partner, (await publishedProgram(app, partner)).id, ['edit']);
  for (const stranger of [otherPartner, learner, await newPerson(app), elsewhere])
    expect(await statuses(stranger)).toEqual(all(404));
  expect(await statuses(app.visitor)).toEqual(all(401));
});

test('a preview tells its viewer whether they teach the class, and whether they may edit it', async () => {
  const { partner, operator, program, ofClass } = await previewScene();
  const viewerOf = async (caller: Caller) => (await caller.call(preview.program, ofClass)).viewer;
  expect(await viewerOf(partner)).toEqual({ isOnTeam: true, mayEdit: true });
  expect(await viewerOf(operator)).toEqual({ isOnTeam: false, mayEdit: false });
  expect(await viewerOf(await newInstructor(app, partner, program.id, ['grade']))).toEqual({
    isOnTeam: true,
    mayEdit: false,
  });
  expect(await viewerOf(await newInstructor(app, partner, program.id, ['edit']))).toEqual({
    isOnTeam: true,
    mayEdit: true,
  });
});

test('previewing a class stores nothing', async () => {
  const { partner, operator, statuses } = await previewScene();
  // The sessions record when they were last seen.
  await statuses(partner);
  await statuses(operator);
  const before = await fingerprint(app);
  expect(await statuses(partner)).toEqual(all(200));
  expect(await statuses(operator)).toEqual(all(200));
  expect(await fingerprint(app)).toEqual(before);
});

test('a preview shows the working version, with unpublished changes and incomplete lessons', async () => {
  const { partner, program, lessonId, ofClass } = await previewScene();
  const { revision } = await partner.call(programs.mineDetail, ofClass);
  await partner.call(programs.update, {
    params: { id: program.id },
    body: { title: 'Menulis Lead, edisi baru', revision },
  });
  const written = await partner.call(lessons.create, {
    params: { sectionId: program.sections[0]!.id },
    body: { type: 'article', title: 'Belum ada isinya', content: { html: '' } },
  });

  const previewed = await partner.call(preview.program, ofClass);
  expect(previewed).toMatchObject({ title: 'Menulis Lead, edisi baru', status: 'publish', participant: null });
  const outline = previewed.sections[0]!.lessons;
  expect(outline.map(({ id }) => id)).toEqual([lessonId, program.sections[0]!.lessons[1]!.id, written.id]);
  expect(outline[0]!.missing).toEqual({ kind: 'score', amount: 70 });
  expect(await partner.call(preview.lesson, { params: { id: written.id } })).toMatchObject({
    title: 'Belum ada isinya',
    content: { html: '' },
    session: { status: 'started', beganAt: null },
  });
});

test('a class of any size is read in the same number of statements', async () => {
  const { partner } = await scene(app);
  const sized = async (lessonCount: number) => {
    const outline = [Array.from({ length: lessonCount }, (_, index) => `Materi ${index + 1}`)];
    const { slug } = await newProgram(app, partner, { outline });
    const look = () => partner.call(preview.program, { params: { id: slug } });
    await look();
    return countQueries(look);
  };
  expect(await sized(60)).toBe(await sized(2));
});

test('recordings have short-lived signed addresses', async () => {
  const { partner, program } = await previewScene();
  const lessonId = program.sections[0]!.lessons[1]!.id;
  await makeRecording(app, partner, lessonId, { seconds: 90 });
  const shownLesson = await partner.call(preview.lesson, { params: { id: lessonId } });
  expect(shownLesson).toMatchObject({
    type: 'video',
    session: { playback: { position: 0, watched: 0, remaining: 81 } },
  });
  const { file } = shownLesson.content as { file: { address: string; addressExpiresAt: string } };
  expect(file.address).toMatch(/^\/api\/media\/file\//);
  expect(Date.parse(file.addressExpiresAt)).toBeGreaterThan(app.clock.now().getTime());
});

test.each<[string, Answers]>([
  ['right', { q1: ['q1-a'], q2: ['q2-a', 'q2-b'] }],
  ['half right', { q1: ['q1-a'], q2: ['q2-a'] }],
  ['missing', {}],
])('answers that are %s are graded like those of a participant', async (_, answers) => {
  const finishing = shown('showScore', 'showAnswerKey');
  const setting = { minimumScore: 70, maxAttempts: 1, finishing };
  const taken = await quizScene(app, { questions, setting });
  await taken.start();
  const { attempt } = await taken.state();
  const handedIn = await taken.learner.call(quiz.submit, {
    params: taken.place,
    body: { attemptId: attempt!.id, answers, revision: 1 },
  });

  const sample = await taken.partner.call(preview.grade, {
    params: { id: taken.program.sections[0]!.lessons[0]!.id },
    body: { id: idOfAttempt, number: 1, startedAt: attempt!.startedAt, answers },
  });
  const { id, submittedAt } = sample.result;
  expect(sample.result).toEqual({ ...handedIn.result, id, submittedAt });
  expect([sample.status, sample.score]).toEqual([handedIn.session.status, handedIn.result!.score]);
});

test('essays wait for a teacher, or are graded with full points', async () => {
  const { partner, lessonId, ofLesson } = await previewScene();
  const essay = { ...question('q3', { type: 'essay', points: 4, options: 0 }), essay: undefined };
  await updateLesson(app, lessonId, { content: { instruction: '', questions: [...questions, essay] } as never });
  const { key } = await partner.call(preview.attempt, ofLesson);
  expect(key.q3).toEqual([expect.any(String)]);
  const grade = (essays?: 'full' | 'none') =>
    partner.call(preview.grade, {
      ...ofLesson,
      body: {
        id: idOfAttempt,
        number: 1,
        startedAt: app.clock.now().toISOString(),
        answers: key,
        ...(essays && { essays }),
      },
    });
  expect(await grade()).toMatchObject({ status: 'started', score: null, result: { isAwaiting: true } });
  expect(await grade('full')).toMatchObject({ status: 'passed', score: 100, result: { isAwaiting: false } });
  expect(await grade('none')).toMatchObject({ status: 'not-passed', score: 42 });
});

test('an attempt is drawn according to its setting, and includes its key', async () => {
  const { partner, lessonId, ofLesson } = await previewScene();
  const many = Array.from({ length: 12 }, (_, index) => question(`q${index}`));
  const setting = {
    completionType: 'minimum-score',
    minimumScore: 70,
    maxAttempts: null,
    timeLimit: 10,
    finishing: [],
  };
  await updateLesson(app, lessonId, {
    content: { instruction: '', questions: many },
    setting: { ...setting, randomize: mixed('question') },
  });
  const draws = [];
  for (let turn = 0; turn < 4; turn += 1) draws.push(await partner.call(preview.attempt, ofLesson));
  expect(new Set(draws.map(({ attempt }) => attempt.questions.map(({ id }) => id).join())).size).toBeGreaterThan(1);
  const [{ attempt, key }] = draws as [(typeof draws)[number]];
  expect(key).toEqual(Object.fromEntries(many.map(({ id }) => [id, [`${id}-a`]])));
  expect(Date.parse(attempt.deadlineAt!) - Date.parse(attempt.startedAt)).toBe(600_000);
  expect(JSON.stringify(attempt)).not.toMatch(/isCorrect|PENJELASAN/);
});

test('a quiz without questions, and answers that do not match, are refused', async () => {
  const { partner, lessonId, ofLesson } = await previewScene();
  const body = { id: idOfAttempt, number: 1, startedAt: app.clock.now().toISOString(), answers: { q9: ['a'] } };
  expect(await partner.attempt(preview.grade, { ...ofLesson, body })).toMatchObject({
    status: 422,
    code: 'invalid_input',
    fields: { 'answers.q9': expect.any(String) as string },
  });
  await updateLesson(app, lessonId, { content: { instruction: '', questions: [] } });
  for (const refused of [
    await partner.attempt(preview.attempt, ofLesson),
    await partner.attempt(preview.grade, { ...ofLesson, body: { ...body, answers: {} } }),
  ])
    expect(refused).toMatchObject({ status: 409, code: 'quiz_without_questions' });
});

/** Creates a preview whose second lesson is news writing, and a text to be checked. */
async function newsPreview() {
  const people = await previewScene();
  const { id } = people.program.sections[0]!.lessons[1]!;
  await updateLesson(app, id, {
    type: 'news_writing',
    content: { instruction: '', rubric: [], minimumWords: 300, maximumWords: 500 },
  });
  const content = 'Dua belas kios terbakar\n\nApi membakar dua belas kios.';
  return { ...people, input: { params: { id }, body: { content } } };
}

test('a news text is checked by the built-in rules, for the team and operators alone', async () => {
  const { partner, operator, otherPartner, input } = await newsPreview();
  const checked = await partner.call(preview.check, input);
  expect(checked).toMatchObject({ source: 'built-in', isFallback: false, words: 5 });
  expect(checked.remarks.map(({ topic }) => topic)).toContain('length');
  expect(await operator.call(preview.check, input)).toEqual(checked);
  expect(await otherPartner.attempt(preview.check, input)).toMatchObject({ status: 404 });
});

test('each user has a limited number of checks in five minutes, and the next is 429', { tags: 'night' }, async () => {
  const { partner, operator, input } = await newsPreview();
  for (let asked = 0; asked < gradingCheckLimit.calls; asked += 1) await partner.call(preview.check, input);
  expect(await partner.attempt(preview.check, input)).toMatchObject({ status: 429 });
  expect((await operator.call(preview.check, input)).words).toBe(5);
});

test('only a quiz has attempts', async () => {
  const { partner, program } = await previewScene();
  const article = { params: { id: program.sections[0]!.lessons[1]!.id } };
  expect(await partner.attempt(preview.attempt, article)).toMatchObject({ status: 404 });
});

test('the certificate of a class is drawn with a fictitious name and number', async () => {
  const { partner, ofClass } = await previewScene();
  const sample = await partner.call(preview.certificate, ofClass);
  expect(sample.name).toContain('contoh');
  expect(sample.picture).toMatch(/^<svg .*<\/svg>$/s);
  // A number that no certificate can ever have: its check character is wrong.
  expect(parseCertificateNumber('0000000000001')).toBeNull();
});

test('a webinar is previewed in its working version, by its team and operators, and reveals nothing that participants may not know', async () => {
  const { partner, otherPartner, operator, learner } = await scene(app);
  const one = await publishedWebinar(app, partner, { inDays: [3] });
  await enrolled(app, learner, one);
  const ofWebinar = { params: { id: one.slug } };
  const { sessions } = await partner.call(webinar.createSession, {
    params: { id: one.id },
    body: { title: 'Belum berjadwal' },
  });
  const ids = sessions.map(({ lesson }) => lesson!.id);
  await partner.call(live.update, { params: { id: ids[0]! }, body: { presenceCode: 'RAHASIA7' } });

  const seen = await partner.call(preview.webinar, ofWebinar);
  expect(seen).toMatchObject({
    viewer: { isOnTeam: true, mayEdit: true },
    sessions: [
      { title: 'Sesi 1', startsAt: expect.any(String), lesson: { id: ids[0] } },
      { title: 'Belum berjadwal', startsAt: null, speakers: [] },
    ],
  });
  const opened = await Promise.all(ids.map((id) => partner.call(preview.lesson, { params: { id } })));
  expect(opened).toMatchObject([
    { type: 'webinar', content: { cancelledAt: null } },
    { type: 'webinar', content: { startsAt: null } },
  ]);
  for (const mark of ['rapat.contoh.test', 'RAHASIA7']) expect(JSON.stringify([seen, opened])).not.toContain(mark);
  expect(await operator.call(preview.webinar, ofWebinar)).toMatchObject({ viewer: { isOnTeam: false } });
  const opensAs = await partner.call(preview.program, ofWebinar);
  expect(opensAs).toMatchObject({
    type: 'webinar',
    sections: ids.map((id) => ({ lessons: [{ id, type: 'webinar' }] })),
  });
  expect((await partner.call(preview.certificate, ofWebinar)).picture).toContain('<svg');
  expect(await learner.attempt(preview.program, ofWebinar)).toMatchObject({ status: 404 });
  for (const caller of [otherPartner, learner, await newPerson(app)])
    expect(await caller.attempt(preview.webinar, ofWebinar)).toMatchObject({ status: 404 });
  expect(await countQueries(() => partner.call(preview.webinar, ofWebinar))).toBeLessThanOrEqual(6);
});
