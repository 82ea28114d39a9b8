import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { quizScene } from '../../testing/quizzes.ts';
import { enrolled, finished, newProgram, publishedProgram, sessionAt } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Two classes of one partner, and a learner in the first. */
async function twoClasses() {
  const { partner, learner } = await scene(app);
  const [one, other] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  return { learner, one, other, participant: await enrolled(app, learner, one), now: app.clock.now() };
}

test('the database refuses a session whose times do not fit its status', async () => {
  const { participant, now } = await twoClasses();
  const { id } = participant.sessions[1]!;
  const update = (data: object) => app.db.lessonSession.update({ where: { id }, data });
  const passed = sessionAt('passed', now);
  await expect(update({ ...passed, passedAt: null })).rejects.toThrow('LessonSession_passed_when');
  await expect(update({ ...sessionAt('started', now), passedAt: now })).rejects.toThrow('LessonSession_passed_when');
  await expect(update({ ...sessionAt('opened', now), startedAt: null })).rejects.toThrow('LessonSession_started_when');
  await expect(update({ startedAt: now })).rejects.toThrow('LessonSession_started_when');
  await expect(update({ ...passed, beganAt: null })).rejects.toThrow('LessonSession_begun_when');
  await expect(update({ beganAt: now })).rejects.toThrow('LessonSession_begun_when');
  for (const state of ['opened', 'started', 'not_passed', 'passed', 'pending', 'not_started'] as const)
    await update(sessionAt(state, now));
});

test('the database refuses a session of another class, and moving one there', async () => {
  const { participant, other, one } = await twoClasses();
  const foreign = { participantId: participant.id, lessonId: other.sections[0]!.lessons[0]!.id };
  await expect(app.db.lessonSession.create({ data: foreign })).rejects.toThrow('belongs to another class');
  await expect(
    app.db.lessonSession.update({ where: { id: participant.sessions[0]!.id }, data: { lessonId: foreign.lessonId } }),
  ).rejects.toThrow('A session stays with its participant and its lesson');
  await expect(
    app.db.lesson.update({
      where: { id: one.sections[0]!.lessons[0]!.id },
      data: { sectionId: other.sections[0]!.id },
    }),
  ).rejects.toThrow('The section of a lesson belongs to another class');
});

test('the database refuses a progress of 100 without the time of completion, and the reverse', async () => {
  const { participant, now } = await twoClasses();
  const update = (data: object) => app.db.participant.update({ where: { id: participant.id }, data });
  await expect(update({ progress: 100 })).rejects.toThrow('Participant_completed_at_100');
  await expect(update({ completedAt: now })).rejects.toThrow('Participant_completed_at_100');
});

test('the database refuses two sections in one position, and lets them exchange positions', async () => {
  const { partner } = await scene(app);
  const { sections } = await publishedProgram(app, partner, { outline: [['A'], ['B']] });
  const place = (index: number, position: number) =>
    app.db.section.update({ where: { id: sections[index]!.id }, data: { position } });
  await expect(place(0, 1)).rejects.toThrow('Unique constraint failed');
  await app.db.$transaction([place(0, 1), place(1, 0)]);
});

test('the database refuses two offered lessons in one position, and lets them exchange positions', async () => {
  const { one } = await twoClasses();
  const [first, second] = one.sections[0]!.lessons;
  const place = (id: string, position: number) => app.db.lesson.update({ where: { id }, data: { position } });
  await expect(place(first!.id, 1)).rejects.toThrow('Lesson_sectionId_position_excl');
  await app.db.$transaction([place(first!.id, 1), place(second!.id, 0)]);
  // A retired lesson frees its position.
  await app.db.lesson.update({ where: { id: first!.id }, data: { retiredAt: app.clock.now() } });
  await place(second!.id, 1);
});

test('the database refuses a published class without a complete lesson, whatever the cause', async () => {
  const { partner } = await scene(app);
  const { id, sections } = await publishedProgram(app, partner, { outline: [['A'], ['B']] });
  const lessonIds = sections.map(({ lessons }) => lessons[0]!.id);
  const update = (lessonId: string, data: object) => app.db.lesson.update({ where: { id: lessonId }, data });
  const refusal = 'A published class has no complete lesson';
  await update(lessonIds[0]!, { isComplete: false });
  await expect(update(lessonIds[1]!, { isComplete: false })).rejects.toThrow(refusal);
  await expect(update(lessonIds[1]!, { retiredAt: app.clock.now() })).rejects.toThrow(refusal);
  await expect(app.db.lesson.delete({ where: { id: lessonIds[1]! } })).rejects.toThrow(refusal);
  // Within one transaction the order does not matter.
  await app.db.$transaction([
    app.db.lesson.delete({ where: { id: lessonIds[1]! } }),
    app.db.lesson.update({ where: { id: lessonIds[0]! }, data: { isComplete: true } }),
  ]);
  const draft = await newProgram(app, partner, { outline: [] });
  await expect(
    app.db.class.update({ where: { id: draft.id }, data: { statusApprove: 'publish', publishedAt: app.clock.now() } }),
  ).rejects.toThrow(refusal);
  expect(await app.db.class.findUniqueOrThrow({ where: { id } })).toMatchObject({ lessonCount: 1 });
});

test('the database refuses one of two concurrent transactions that take the last two lessons of a published class', async () => {
  const { partner } = await scene(app);
  const { id, sections } = await publishedProgram(app, partner, { outline: [['A', 'B']] });
  const [one, other] = sections[0]!.lessons;
  let second!: Promise<unknown>;
  // The second begins before the first has ended, so that it still sees both.
  await app.db.$transaction(async (tx) => {
    await tx.lesson.delete({ where: { id: one!.id } });
    second = app.db.lesson.delete({ where: { id: other!.id } }).then(
      () => 'taken',
      (error: Error) => error.message,
    );
    await expect
      .poll(() => tx.$queryRaw`SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))`)
      .toHaveLength(1);
  });
  expect(await second).toContain('A published class has no complete lesson');
  expect(await app.db.lesson.count({ where: { classId: id } })).toBe(1);
});

test('the database refuses a reply about another lesson than its question', async () => {
  const { learner, one, now } = await twoClasses();
  const [first, second] = one.sections[0]!.lessons;
  const entry = { userId: learner.id, role: 'Participant', content: 'Halo', createdAt: now } as const;
  const { id: parentId } = await app.db.discussion.create({ data: { ...entry, lessonId: first!.id } });
  await expect(app.db.discussion.create({ data: { ...entry, lessonId: second!.id, parentId } })).rejects.toThrow(
    'Foreign key constraint',
  );
});

test('the database refuses a playback of the session of another user', async () => {
  const { participant, learner } = await twoClasses();
  const stranger = await newPerson(app);
  const playing = { sessionId: participant.sessions[0]!.id, player: 'pemutar-1' };
  await expect(app.db.playback.create({ data: { ...playing, userId: stranger.id } })).rejects.toThrow(
    'belongs to another user',
  );
  await app.db.playback.create({ data: { ...playing, userId: learner.id } });
  await expect(
    app.db.playback.update({ where: { userId: learner.id }, data: { userId: stranger.id } }),
  ).rejects.toThrow('belongs to another user');
});

test('the database refuses a second attempt at a quiz while one is in progress', async () => {
  const { start, place, state } = await quizScene(app);
  await start();
  const { id, ...attempt } = await app.db.quizAttempt.findUniqueOrThrow({
    where: { id: (await state()).attempt!.id },
    omit: { questions: true, answers: true, earned: true },
  });
  const second = { ...attempt, sessionId: place.sessionId, number: 2, questions: [] };
  await expect(app.db.quizAttempt.create({ data: second })).rejects.toThrow('Unique constraint failed');
  await app.db.quizAttempt.update({
    where: { id },
    data: { status: 'graded', submittedAt: app.clock.now(), points: 0 },
  });
  await app.db.quizAttempt.create({ data: second });
});

test('the database refuses to change the content of a certificate, and lets it be hidden and revoked', async () => {
  const { learner, other, now } = await twoClasses();
  const { id } = await finished(app, learner, other);
  await app.runJob('certificate.issueMissing');
  const update = (data: object) => app.db.certificate.update({ where: { participantId: id }, data });
  for (const data of [{ snapshot: { name: 'Orang Lain' } }, { number: '0000000000000' }, { signature: 'x' }])
    await expect(update(data)).rejects.toThrow('What a certificate says never changes');
  await update({ isHidden: true, downloadCount: 3, revokedAt: now, revokedFor: 'error' });
});
