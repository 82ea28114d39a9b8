import { learning, program as programs } from '@sinau/api-client';
import type { SessionDetail } from '@sinau/contracts/study/learning/learning.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { allRight, quizScene } from '../../testing/quizzes.ts';
import { enrolled, publishedProgram, sessionAt, type ProgramRow } from '../../testing/classes.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A learner in a class that only this test uses. */
async function studying(outline: string[][] = [['Satu', 'Dua'], ['Tiga']]) {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner, { outline });
  const participant = await enrolled(app, learner, program);
  const act = (action: 'start' | 'complete', index: number) =>
    learner.call(learning.act, {
      params: { participantId: participant.id, sessionId: participant.sessions[index]!.id, action },
    });
  return { learner, partner, program, participant, act, lessons: program.sections.flatMap(({ lessons }) => lessons) };
}
const addLesson = (program: ProgramRow, title: string, position: number, sectionIndex = 0) =>
  app.db.lesson.create({
    data: {
      classId: program.id,
      sectionId: program.sections[sectionIndex]!.id,
      type: 'article',
      title,
      slug: title.toLowerCase(),
      position,
      content: { html: '<p>Baru.</p>' },
      setting: { progressBar: true, completionType: 'hit-button' },
      isComplete: true,
    },
  });
const endGrants = (participantId: string) =>
  app.db.grant.updateMany({ where: { participantId }, data: { endedAt: new Date() } });
const statuses = async (participantId: string) =>
  Object.fromEntries(
    (await app.db.lessonSession.findMany({ where: { participantId }, include: { lesson: true } })).map(
      ({ lesson, status }) => [lesson.title, status],
    ),
  );

test('completing a lesson opens the next one and counts as progress', async () => {
  const { learner, participant, act, lessons, program } = await studying();
  expect(await learner.call(learning.lesson, { params: { id: lessons[0]!.id } })).toEqual({
    id: lessons[0]!.id,
    description: '',
    attachments: [],
    classId: program.id,
    type: 'article',
    title: 'Satu',
    durationSeconds: 0,
    content: { html: '<p>Satu: isi materinya.</p>' },
    setting: { progressBar: true, completionType: 'hit-button' },
    session: {
      id: participant.sessions[0]!.id,
      participantId: participant.id,
      status: 'not-started',
      beganAt: null,
      playback: null,
    },
  });

  expect(await act('start', 0)).toMatchObject({ status: 'started', progress: 0 });
  expect(await act('complete', 0)).toMatchObject({ status: 'passed', progress: 33 });
  expect(await statuses(participant.id)).toEqual({ Satu: 'passed', Dua: 'started', Tiga: 'pending' });
  expect(await act('complete', 1)).toMatchObject({ progress: 66 });
  expect(await app.db.participant.findUnique({ where: { id: participant.id } })).toMatchObject({
    progress: 66,
    completedAt: null,
  });
  expect(await act('complete', 2)).toMatchObject({ progress: 100 });
  expect(await app.db.participant.findUnique({ where: { id: participant.id } })).toMatchObject({
    progress: 100,
    completedAt: expect.any(Date),
  });
});

test('a participant opens a lesson, starts, plays and completes it, answers and submits a quiz, and goes to the next lesson by the calls of sessions and lessons [7.24]', async () => {
  const { learner, place, lessonId, nextSession } = await quizScene(app);
  const send = async (method: string, address: string, body?: object) =>
    (await learner.send(method, address, body)).body as { status: number; data: Record<string, unknown> | null };
  const session = `/participant/session/${place.participantId}/${place.sessionId}`;
  expect(await send('GET', `/participant/lesson/${lessonId}`)).toMatchObject({ data: { type: 'quiz' } });
  expect(await send('PUT', `${session}/start`)).toMatchObject({ data: { status: 'started', progress: 0 } });
  const { data } = await send('GET', `/participant/session/detail-session/${place.sessionId}`);
  const { id: attemptId } = (data as unknown as SessionDetail).quiz!.attempt!;
  const body = { attemptId, answers: allRight, revision: 1 };
  expect(await send('PUT', `${session}/answer`, body)).toMatchObject({ data: { isSaved: true } });
  expect(await send('PUT', `${session}/submit`, { attemptId })).toMatchObject({
    data: { session: { status: 'passed', progress: 50 } },
  });
  expect(await send('GET', `/participant/my-answer/${place.sessionId}/quiz`)).toMatchObject({
    data: { answers: allRight },
  });
  expect(await send('GET', `/participant/session/next/${place.sessionId}`)).toMatchObject({
    data: { id: nextSession.id, status: 'started' },
  });
  const next = `/participant/session/${place.participantId}/${nextSession.id}`;
  const beat = { player: 'pemutar-1', seq: 1, ranges: [[0, 10]], position: 10, rate: 1, opening: true };
  expect(await send('PUT', `${next}/progress`, beat)).toMatchObject({ status: 409 });
  expect(await send('PUT', `${next}/complete`)).toMatchObject({ data: { status: 'passed', progress: 100 } });
  expect(await send('GET', `/participant/session/next/${nextSession.id}`)).toMatchObject({ status: 200, data: null });
});

test('a locked lesson shows nothing of its content and cannot be started or completed', async () => {
  const { learner, participant, lessons } = await studying();
  const { body } = await learner.send('GET', `/participant/lesson/${lessons[1]!.id}`);
  expect(body).toMatchObject({ status: 409, data: null, error: { code: 'lesson_locked' } });
  expect(JSON.stringify(body)).not.toContain('isi materinya');
  for (const action of ['start', 'complete'] as const) {
    const params = { participantId: participant.id, sessionId: participant.sessions[1]!.id, action };
    expect(await learner.attempt(learning.act, { params })).toMatchObject({ status: 409, code: 'lesson_locked' });
  }
  expect(await statuses(participant.id)).toMatchObject({ Dua: 'pending' });
});

test('starting and completing again changes nothing', async () => {
  const { participant, act } = await studying();
  await act('start', 0);
  await act('complete', 0);
  const before = await app.db.lessonSession.findUnique({ where: { id: participant.sessions[0]!.id } });
  expect(await act('complete', 0)).toMatchObject({ status: 'passed', progress: 33 });
  expect(await act('start', 0)).toMatchObject({ status: 'passed', progress: 33 });
  expect(await app.db.lessonSession.findUnique({ where: { id: participant.sessions[0]!.id } })).toEqual(before);
});

test('twenty concurrent completions count once', async () => {
  const { act, participant } = await studying();
  const results = await Promise.all(Array.from({ length: 20 }, () => act('complete', 0)));
  expect(new Set(results.map(({ progress }) => progress))).toEqual(new Set([33]));
  expect(await statuses(participant.id)).toEqual({ Satu: 'passed', Dua: 'started', Tiga: 'pending' });
});

test('different lessons completed concurrently all count', async () => {
  const { act, participant } = await studying();
  await app.db.lessonSession.updateMany({
    where: { participantId: participant.id },
    data: sessionAt('started', app.clock.now()),
  });
  await Promise.all([0, 1, 2].map((index) => act('complete', index)));
  expect(await app.db.participant.findUnique({ where: { id: participant.id } })).toMatchObject({
    progress: 100,
    completedAt: expect.any(Date),
  });
});

test('only lessons with hit-button are completed by the button', async () => {
  const { learner, participant, lessons } = await studying();
  await app.db.lesson.update({
    where: { id: lessons[0]!.id },
    data: { setting: { progressBar: true, completionType: 'duration' } },
  });
  const params = { participantId: participant.id, sessionId: participant.sessions[0]!.id, action: 'complete' } as const;
  expect(await learner.attempt(learning.act, { params })).toMatchObject({ status: 409, code: 'action_not_allowed' });
});

test('a stranger, and a participant whose access ended, find nothing', async () => {
  const { learner, participant, lessons } = await studying();
  const other = await studying();
  const params = { participantId: participant.id, sessionId: participant.sessions[0]!.id, action: 'complete' } as const;
  const everything = (person: Person) => [
    person.attempt(learning.lesson, { params: { id: lessons[0]!.id } }),
    person.attempt(learning.act, { params }),
    person.attempt(learning.sessionDetail, { params: { id: params.sessionId } }),
    person.attempt(learning.next, { params: { id: params.sessionId } }),
  ];
  for (const refusal of await Promise.all(everything(other.learner)))
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  // The learner's own lesson with the participant of another user, and the reverse.
  expect(
    await other.learner.attempt(learning.act, { params: { ...params, sessionId: other.participant.sessions[0]!.id } }),
  ).toMatchObject({ status: 404 });
  expect(
    await other.learner.attempt(learning.act, { params: { ...params, participantId: other.participant.id } }),
  ).toMatchObject({ status: 404 });

  await endGrants(participant.id);
  for (const refusal of await Promise.all(everything(learner)))
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  expect(await statuses(participant.id)).toMatchObject({ Satu: 'not_started' });
});

test('next opens the following lesson once this one is finished, and returns null at the end', async () => {
  const { learner, participant, act } = await studying([['Satu', 'Dua']]);
  const next = (index: number) => ({ params: { id: participant.sessions[index]!.id } });
  expect(await learner.attempt(learning.next, next(0))).toMatchObject({ status: 409, code: 'lesson_not_finished' });
  await act('complete', 0);
  expect(await learner.call(learning.next, next(0))).toMatchObject({
    id: participant.sessions[1]!.id,
    lesson: { title: 'Dua' },
    status: 'started',
    startedAt: expect.any(String),
  });
  await act('complete', 1);
  expect(await learner.call(learning.next, next(0))).toMatchObject({ status: 'passed' });
  expect(await learner.call(learning.next, next(1))).toBeNull();
  expect(await learner.call(learning.sessionDetail, next(1))).toMatchObject({
    participantId: participant.id,
    lesson: { type: 'article', title: 'Dua' },
    passedAt: expect.any(String),
  });
});

test('lessons added after the enrolment are offered in order and do not reduce progress', async () => {
  const { learner, participant, act, program } = await studying([['Satu', 'Dua']]);
  const between = await addLesson(program, 'Antara', 2);
  const place = (title: string, position: number) =>
    app.db.lesson.updateMany({ where: { classId: program.id, title }, data: { position } });
  await app.db.$transaction([place('Antara', 1), place('Dua', 2)]);
  const last = await addLesson(program, 'Tambahan', 9);
  await act('complete', 0);
  expect(await statuses(participant.id)).toEqual({ Satu: 'passed', Dua: 'started' });
  expect(await learner.attempt(learning.lesson, { params: { id: last.id } })).toMatchObject({ code: 'lesson_locked' });

  expect(await act('complete', 1)).toMatchObject({ progress: 100 });
  const offered = await learner.call(learning.lesson, { params: { id: between.id } });
  expect(offered).toMatchObject({ title: 'Antara', session: { status: 'started', beganAt: null } });
  expect(await app.db.lessonSession.findUnique({ where: { id: offered.session.id } })).toMatchObject({
    isRequired: false,
  });
  const reached = await learner.call(learning.next, { params: { id: participant.sessions[1]!.id } });
  expect(reached).toMatchObject({ lesson: { title: 'Tambahan' }, status: 'started' });
  expect(
    await learner.call(learning.act, {
      params: { participantId: participant.id, sessionId: reached!.id, action: 'complete' },
    }),
  ).toMatchObject({ status: 'passed', progress: 100 });
});

test(
  'an added lesson that is opened many times concurrently, and reached as the next one, has one session',
  { tags: 'night' },
  async () => {
    const { learner, program, participant, act } = await studying([['Satu']]);
    await act('complete', 0);
    for (let round = 0; round < 10; round += 1) {
      const { id } = await addLesson(program, `Empat-${round}`, 1);
      const open = () => learner.call(learning.lesson, { params: { id } });
      const goOn = () => learner.call(learning.next, { params: { id: participant.sessions[0]!.id } });
      await Promise.all([open(), goOn(), open(), goOn(), open(), goOn()]);
      expect(await app.db.lessonSession.findMany({ where: { lessonId: id } })).toMatchObject([{ status: 'started' }]);
      await app.db.lesson.update({ where: { id }, data: { sessions: { deleteMany: {} }, retiredAt: new Date() } });
    }
  },
);

test('an offered lesson never keeps a required one locked, wherever its makers move it', async () => {
  const { participant, act, program } = await studying([['Satu', 'Dua', 'Tiga']]);
  await act('complete', 0);
  await addLesson(program, 'Tambahan', 5);
  const move = (title: string, position: number) =>
    app.db.lesson.updateMany({ where: { classId: program.id, title }, data: { position } });
  await move('Tiga', 6);
  await move('Dua', -1);

  expect(await act('complete', 1)).toMatchObject({ status: 'passed', progress: 66 });
  expect(await statuses(participant.id)).toEqual({ Satu: 'passed', Dua: 'passed', Tiga: 'started' });
});

test('a lesson added after a quiz that was not passed is open', async () => {
  const { learner, participant, program } = await studying([['Satu']]);
  const { id } = await addLesson(program, 'Tambahan', 5);
  await app.db.lessonSession.update({
    where: { id: participant.sessions[0]!.id },
    data: sessionAt('not_passed', app.clock.now()),
  });
  const { sections } = await learner.call(programs.participantDetail, { params: { id: program.id } });
  expect(sections[0]!.lessons.map(({ status }) => status)).toEqual(['not-passed', 'started']);
  expect(await learner.call(learning.lesson, { params: { id } })).toMatchObject({ title: 'Tambahan' });
});

test('a removed lesson stays with the participants who began it', async () => {
  const { learner, act, lessons } = await studying();
  await act('start', 0);
  await app.db.lesson.update({ where: { id: lessons[0]!.id }, data: { retiredAt: new Date(), sectionId: null } });
  expect(await learner.call(learning.lesson, { params: { id: lessons[0]!.id } })).toMatchObject({ title: 'Satu' });
});

test('the list of my classes contains only my own, is searched and filtered by progress, and omits those without access', async () => {
  const { learner, partner, program } = await studying();
  const finished = await publishedProgram(app, partner, { title: 'Wawancara Mendalam' });
  const finishedBy = await enrolled(app, learner, finished);
  await app.db.participant.update({
    where: { id: finishedBy.id },
    data: { progress: 100, completedAt: app.clock.now() },
  });
  await endGrants((await enrolled(app, learner, await publishedProgram(app, partner))).id);

  const mine = await learner.call(learning.myClass, { params: { id: 'me' } });
  expect(mine).toMatchObject({
    total: 2,
    list: [
      { title: 'Wawancara Mendalam', participant: { progress: 100 } },
      { id: program.id, type: 'program', format: 'self-paced', totalLesson: 3, participant: { progress: 0 } },
    ],
  });
  expect(await learner.call(learning.myClass, { params: { id: learner.id } })).toEqual(mine);

  const titlesFor = async (query: object) =>
    (await learner.call(learning.myClass, { params: { id: 'me' }, query })).list.map(({ title }) => title);
  expect(await titlesFor({ keyword: 'wawancara' })).toEqual(['Wawancara Mendalam']);
  for (const keyword of ['%', '_', '\\']) expect(await titlesFor({ keyword })).toEqual([]);
  expect(await titlesFor({ filter: { progress: { lt: 100 } } })).toEqual([program.title]);
  expect(await titlesFor({ filter: { classId: [finished.id] } })).toEqual(['Wawancara Mendalam']);
  expect(await titlesFor({ sort: 'title' })).toEqual([program.title, 'Wawancara Mendalam']);
  expect(await titlesFor({ page: 2, perPage: 1 })).toEqual([program.title]);

  const stranger = await newPerson(app);
  expect(await stranger.attempt(learning.myClass, { params: { id: learner.id } })).toMatchObject({
    status: 404,
    code: 'not_found',
  });
  expect(await stranger.call(learning.myClass, { params: { id: 'me' } })).toMatchObject({ total: 0, list: [] });
});

test('the list costs as many queries for ten classes as for one', { tags: 'night' }, async () => {
  const { learner, partner } = await studying();
  const cost = () => countQueries(() => learner.call(learning.myClass, { params: { id: 'me' } }));
  const forOne = await cost();
  for (let count = 0; count < 9; count += 1) await enrolled(app, learner, await publishedProgram(app, partner));
  expect(await cost()).toBe(forOne);
  expect(forOne).toBeGreaterThan(1);
});

test('a class keeps its finishing time when a lesson that was offered later is passed', async () => {
  const { learner, program, participant, act } = await studying([['Satu']]);
  await act('complete', 0);
  const read = () => app.db.participant.findUniqueOrThrow({ where: { id: participant.id } });
  const { completedAt } = await read();
  expect(completedAt).not.toBeNull();
  const { id } = await addLesson(program, 'Tambahan', 5);
  app.clock.advance(days(1));
  const { session } = await learner.call(learning.lesson, { params: { id } });
  expect(
    await learner.call(learning.act, {
      params: { participantId: participant.id, sessionId: session.id, action: 'complete' },
    }),
  ).toMatchObject({ status: 'passed', progress: 100 });
  expect(await read()).toMatchObject({ progress: 100, completedAt });
});

test('a lesson that was moved to the first position is open in every call [4.23]', async () => {
  const { learner, program, participant, lessons } = await studying([['Satu', 'Dua']]);
  await app.db.lesson.update({ where: { id: lessons[1]!.id }, data: { position: -1 } });
  const { sections } = await learner.call(programs.participantDetail, { params: { id: program.id } });
  expect(sections[0]!.lessons.map(({ title, status }) => [title, status])).toEqual([
    ['Dua', 'not-started'],
    ['Satu', 'started'],
  ]);
  const own = participant.sessions[1]!.id;
  expect(await learner.call(learning.sessionDetail, { params: { id: own } })).toMatchObject({ status: 'not-started' });
  expect(await learner.call(learning.lesson, { params: { id: lessons[1]!.id } })).toMatchObject({
    session: { status: 'not-started', beganAt: null },
  });
});

test('passing a lesson starts the next one in the same step; the time when it is begun is stored separately [4.24]', async () => {
  const { learner, participant, act } = await studying([['Satu', 'Dua']]);
  await act('complete', 0);
  const startedAt = app.clock.now();
  const next = () => learner.call(learning.sessionDetail, { params: { id: participant.sessions[1]!.id } });
  const { beganAt, ...opened } = await next();
  expect([opened.status, beganAt]).toEqual(['started', null]);
  app.clock.advance(days(1));
  await act('start', 1);
  expect(await next()).toMatchObject({ status: 'started', startedAt: opened.startedAt });
  const begun = (await next()).beganAt!;
  expect(new Date(begun).getTime() - startedAt.getTime()).toBeGreaterThanOrEqual(days(1) - 60_000);
});
