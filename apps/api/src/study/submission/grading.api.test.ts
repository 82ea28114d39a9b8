import { learning, program as programs, submission } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, hours } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import {
  assignmentScene,
  authorOf,
  makeAssignment,
  newSubmissionFile,
  outcomesOf,
  teacherOf,
} from '../../testing/assignments.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Another teacher of the same mitra. */
async function colleagueOf({ mitraId }: PartnerPerson): Promise<PartnerPerson> {
  const person = await newPerson(app, { fullname: 'Dewi Lestari', activeMitraId: mitraId });
  await app.db.mitraMember.create({ data: { mitraId, userId: person.id } });
  return { ...person, mitraId };
}

test('a submission is returned for revision, resubmitted and passed: the lesson is passed and the next one opens [1.2, 2.11]', async () => {
  const { partner, learner, program, place, handIn, state, start } = await assignmentScene(app);
  await start();
  const file = await newSubmissionFile(app, learner);
  const id = await handIn('Lead tentang pasar.', [file.id]);
  const teacher = teacherOf(partner, id);
  expect(await teacher.claim()).toMatchObject({
    state: 'in-review',
    participant: { fullname: learner.fullname },
    claim: { isMine: true },
    versions: [{ files: [{ name: 'Tugas.pdf' }], brief: { minimumScore: 70 } }],
  });
  await teacher.grade({ number: 1, outcome: 'needs-revision', feedback: 'Sebut sumbernya.' });

  const returned = await state();
  expect(returned).toMatchObject({
    state: 'needs-revision',
    isWritable: true,
    content: 'Lead tentang pasar.',
    files: [{ id: file.id }],
    versions: [{ grade: { outcome: 'needs-revision', score: null, feedback: 'Sebut sumbernya.' } }],
  });
  await handIn('Lead tentang pasar, kata Bu Sri.');
  await teacher.claim();
  const graded = await teacher.grade({ number: 2, outcome: 'passed', score: 85, feedback: 'Kuat.' });
  expect(graded).toMatchObject({ state: 'passed', score: 85, claim: null });
  expect(graded.versions.map(({ number, files }) => [number, files.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);

  expect(await state()).toMatchObject({
    state: 'passed',
    isWritable: false,
    versions: [{ content: 'Lead tentang pasar.' }, { grade: { score: 85, feedback: 'Kuat.' } }],
  });
  const own = await learner.call(programs.participantDetail, { params: { id: program.id } });
  expect(own.participant).toMatchObject({ progress: 50 });
  expect(own.sections[0]!.lessons.map(({ status }) => status)).toEqual(['passed', 'started']);
  expect(await learner.call(learning.sessionDetail, { params: { id: place.sessionId } })).toMatchObject({
    status: 'passed',
    passedAt: expect.any(String),
  });
  const mails = (await app.queued<{ to: string; template: string; outcome: string }>('mail.send')).filter(
    ({ to }) => to === learner.email,
  );
  expect(mails.map(({ template, outcome }) => [template, outcome])).toEqual([
    ['submission_graded', 'needs-revision'],
    ['submission_graded', 'passed'],
  ]);
});

test('a class of one assignment ends with a certificate', async () => {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner, { outline: [['Tugas']] });
  await makeAssignment(app, program, { setting: { completionType: 'hit-button' } });
  const { handIn, place } = await authorOf(app, program, await newPerson(app));
  const teacher = teacherOf(partner, await handIn('Tugas akhir.'));
  await teacher.claim();
  await teacher.grade({ number: 1, outcome: 'passed' });
  expect(
    await app.db.participant.findUniqueOrThrow({
      where: { id: place.participantId },
      include: { certificate: true },
    }),
  ).toMatchObject({ progress: 100, certificate: { number: expect.any(String) } });
});

test('the points of a rubric are the score', async () => {
  const rubric = [
    { id: 'k1', title: 'Lead', points: 60 },
    { id: 'k2', title: 'Ejaan', points: 20 },
  ];
  const { partner, handIn } = await assignmentScene(app, { rubric });
  const teacher = teacherOf(partner, await handIn('Satu'));
  await teacher.claim();
  const refused = { status: 422, code: 'invalid_input' };
  for (const [points, outcome] of [
    [{ k1: 60 }, 'passed'],
    [{ k1: 61, k2: 20 }, 'passed'],
    [{ k1: 60, k2: 20, k9: 1 }, 'passed'],
    [{ k1: 30, k2: 20 }, 'passed'],
    [{ k1: 60, k2: 20 }, 'not-passed'],
  ] as const)
    await expect(
      teacher.grade({ number: 1, outcome, rubric: points, score: 100, feedback: 'Baik.' }),
    ).rejects.toMatchObject(refused);
  expect(await teacher.grade({ number: 1, outcome: 'passed', rubric: { k1: 50, k2: 15 } })).toMatchObject({
    score: 81,
    versions: [{ grade: { score: 81, rubric: { k1: 50, k2: 15 } } }],
  });
});

test(
  'a failed work shows the reason, opens the next lesson, and is retried as often as allowed',
  { tags: 'night' },
  async () => {
    const { partner, learner, program, handIn, state } = await assignmentScene(app, { setting: { maxAttempts: 2 } });
    const teacher = teacherOf(partner, await handIn('Satu'));
    for (const number of [1, 2]) {
      await teacher.claim();
      await expect(teacher.grade({ number, outcome: 'not-passed', score: 40 })).rejects.toMatchObject({
        fields: { feedback: expect.any(String) },
      });
      await teacher.grade({ number, outcome: 'not-passed', score: 40, feedback: 'Terlalu pendek.' });
      expect(await state()).toMatchObject({ state: 'not-passed', isWritable: number === 1, attemptsLeft: 2 - number });
      if (number === 1) await handIn('Dua');
    }
    await expect(handIn('Tiga')).rejects.toMatchObject({ code: 'submission_attempts_used_up' });
    const own = await learner.call(programs.participantDetail, { params: { id: program.id } });
    expect(own.sections[0]!.lessons.map(({ status }) => status)).toEqual(['not-passed', 'started']);
  },
);

test('one teacher grades a submission; another is refused, until the claim ends', async () => {
  const { partner, handIn, state } = await assignmentScene(app);
  const id = await handIn('Satu');
  const [first, second] = [teacherOf(partner, id), teacherOf(await colleagueOf(partner), id)];
  const claimed = { status: 409, code: 'submission_claimed' };
  const pass = { number: 1, outcome: 'passed', score: 90 } as const;
  await expect(first.grade(pass)).rejects.toMatchObject({ code: 'submission_not_claimed' });
  await first.claim();
  await first.claim();
  await expect(second.claim()).rejects.toMatchObject(claimed);
  await expect(second.release()).rejects.toMatchObject(claimed);
  await expect(second.grade(pass)).rejects.toMatchObject(claimed);
  expect((await second.read()).claim).toMatchObject({ fullname: partner.fullname, isMine: false });
  await first.release();
  await second.claim();
  app.clock.advance(hours(25));
  expect((await first.read()).state).toBe('submitted');
  await app.runJob('submission.releaseLapsed');
  await first.claim();
  expect((await state()).history.map(({ kind, teacher }) => [kind, teacher])).toEqual([
    ['submitted', null],
    ['claimed', partner.fullname],
    ['released', partner.fullname],
    ['claimed', 'Dewi Lestari'],
    ['released', null],
    ['claimed', partner.fullname],
  ]);
});

test('two concurrent claims or grades count once each', async () => {
  const { partner, handIn, state, place } = await assignmentScene(app);
  const id = await handIn('Satu');
  const teachers = [teacherOf(partner, id), teacherOf(await colleagueOf(partner), id)];
  expect(await outcomesOf(...teachers.map(({ claim }) => claim()))).toEqual(['ok', 'submission_claimed']);
  const pass = { number: 1, outcome: 'passed', score: 90 } as const;
  const outcomes = await outcomesOf(...[...teachers, ...teachers].map(({ grade }) => grade(pass)));
  expect(outcomes.filter((one) => one === 'ok')).toEqual(['ok']);
  expect((await state()).history.filter(({ kind }) => kind === 'passed')).toHaveLength(1);
  expect(await app.db.participant.findUniqueOrThrow({ where: { id: place.participantId } })).toMatchObject({
    progress: 50,
  });
});

test('a grade is corrected by another one; a pass stays a pass', { tags: 'night' }, async () => {
  const { partner, handIn } = await assignmentScene(app);
  const teacher = teacherOf(partner, await handIn('Satu'));
  const correction = { number: 1, isCorrection: true } as const;
  await expect(teacher.grade({ ...correction, outcome: 'passed', score: 90 })).rejects.toMatchObject({
    code: 'submission_not_waiting',
  });
  await teacher.claim();
  await teacher.grade({ number: 1, outcome: 'not-passed', score: 60, feedback: 'Belum.' });
  await teacher.grade({ ...correction, outcome: 'passed', score: 75, feedback: 'Saya salah hitung.' });
  await expect(
    teacher.grade({ ...correction, outcome: 'not-passed', score: 10, feedback: 'Tidak jadi.' }),
  ).rejects.toMatchObject({ code: 'submission_grade_stays' });
  const corrected = await teacher.grade({ ...correction, outcome: 'passed', score: 80 });
  expect(corrected.history.flatMap(({ score }) => score ?? [])).toEqual([60, 75, 80]);
  expect(corrected).toMatchObject({ state: 'passed', score: 80 });
});

test('the task at the time of submission decides, whatever the lesson says since', async () => {
  const { partner, program, handIn } = await assignmentScene(app);
  const teacher = teacherOf(partner, await handIn('Satu'));
  await makeAssignment(app, program, { setting: { minimumScore: 95 } });
  await teacher.claim();
  expect(await teacher.grade({ number: 1, outcome: 'passed', score: 75 })).toMatchObject({ state: 'passed' });
});

test('the queue has every class of the mitra, oldest first, by state, class and age', async () => {
  const { partner, program, handIn } = await assignmentScene(app);
  const oldest = await handIn('Satu');
  app.clock.advance(days(6));
  const other = await publishedProgram(app, partner, { title: 'Foto Jurnalistik' });
  await makeAssignment(app, other);
  const newest = await (await authorOf(app, other, await newPerson(app, { fullname: 'Rani' }))).handIn('Dua');

  const queue = async (query: NonNullable<Parameters<typeof submission.queue.call>[0]>['query'] = {}) =>
    (await partner.call(submission.queue, { query })).list.map(({ id }) => id);
  expect(await queue()).toEqual([oldest, newest]);
  expect(await queue({ filter: { classId: other.id } })).toEqual([newest]);
  expect(await queue({ filter: { submittedAt: { lte: app.clock.now().toISOString() } }, perPage: 1 })).toEqual([
    oldest,
  ]);
  expect(await queue({ keyword: 'rani' })).toEqual([newest]);
  expect(await partner.call(submission.summary)).toEqual({ waiting: 2, overdue: 1 });
  await teacherOf(partner, oldest).claim();
  expect(await queue({ filter: { state: ['in-review'] } })).toEqual([oldest]);
  expect(await queue({ filter: { state: { ne: 'in-review' } } })).toEqual([newest]);

  // Submissions of participants without access are neither graded nor shown.
  await app.db.grant.updateMany({
    where: { participant: { classId: program.id } },
    data: { endedAt: app.clock.now() },
  });
  expect(await queue()).toEqual([newest]);

  const few = await countQueries(() => partner.call(submission.queue, { query: { perPage: 1 } }));
  expect(await countQueries(() => partner.call(submission.queue))).toBe(few);
  expect(few).toBeLessThanOrEqual(6);
});

test('only teachers of the class and operators read a submission', async () => {
  const { partner, handIn, learner } = await assignmentScene(app);
  const id = await handIn('TANDA-RAHASIA');
  const params = { id };
  const operator = await newPerson(app, { isOperator: true });
  expect(await operator.call(submission.operatorDetail, { params })).toMatchObject({ id });
  expect(await (await newPartner(app)).attempt(submission.detail, { params })).toMatchObject({ status: 404 });
  expect(await learner.attempt(submission.detail, { params })).toMatchObject({ status: 403 });
  expect(await partner.attempt(submission.operatorDetail, { params })).toMatchObject({ status: 403 });
});

test('comments are saved for reuse, once each and only for their owner', async () => {
  const [partner, other] = [await newPartner(app), await newPartner(app)];
  const body = { content: 'Sebut sumbernya.' };
  const saved = await partner.call(submission.createSnippet, { body });
  expect(await partner.call(submission.createSnippet, { body })).toEqual(saved);
  expect(await partner.call(submission.snippets)).toEqual({ list: [saved] });
  expect(await other.call(submission.snippets)).toEqual({ list: [] });
  expect(await other.attempt(submission.removeSnippet, { params: { id: saved.id } })).toMatchObject({ status: 404 });
  await partner.call(submission.removeSnippet, { params: { id: saved.id } });
  expect(await partner.call(submission.snippets)).toEqual({ list: [] });
});
