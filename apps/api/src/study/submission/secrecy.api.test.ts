import type { ResourceName } from '@sinau/contracts/fields';
import { learning, lesson, submission } from '@sinau/api-client';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { assignmentScene, authorOf, newSubmissionFile, teacherOf } from '../../testing/assignments.ts';
import { newsScene } from '../../testing/news-writing.ts';
import { markedIn, readWith } from '../../testing/readings.ts';
import { newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each(
  casesOfRun(
    [
      ['an assignment', assignmentScene, ['learning.sessionDetail', 'media.detail']],
      ['a news text', newsScene, ['learning.sessionDetail']],
    ],
    1,
  ),
)(
  "no call of another participant returns a submission of %s, or a teacher's comments on it",
  async (_, scene, ofAuthor) => {
    const { partner, program, lessonId, learner, place, handIn } = await scene(app);
    const file = await newSubmissionFile(app, learner, { name: 'TANDA-BERKAS.pdf' });
    const isWithFile = scene === assignmentScene;
    const id = await handIn('TANDA-ISI', isWithFile ? [file.id] : []);
    await teacherOf(partner, id).claim();
    await teacherOf(partner, id).grade({ number: 1, outcome: 'needs-revision', feedback: 'TANDA-KOMENTAR' });
    const other = await authorOf(app, program, await newPerson(app));
    await other.handIn('Punyaku sendiri');

    const idsOf = (own: typeof place): Partial<Record<ResourceName, string>> => ({
      program: program.id,
      lesson: lessonId,
      participant: own.participantId,
      lessonSession: own.sessionId,
      mitra: partner.mitraId,
      user: learner.id,
      ...(isWithFile && { media: file.id }),
      submission: id,
    });
    const marked = (caller: Pick<typeof learner, 'send'>, own: typeof place) => markedIn('TANDA', caller, idsOf(own));
    const answered = (await readWith(other.learner, idsOf(other.place))).filter(({ status }) => status === 200);
    expect(answered.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['learning.sessionDetail', 'learning.lesson']),
    );
    expect(await marked(other.learner, other.place)).toEqual([]);
    expect(await marked(other.learner, place)).toEqual([]);
    expect(await marked(app.visitor, place)).toEqual([]);
    // The marks can be found: their author reads them.
    expect(await marked(learner, place)).toEqual(ofAuthor);
  },
);

test('markup in submissions and in comments stays text', async () => {
  const attack = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const { partner, handIn, state } = await assignmentScene(app);
  const id = await handIn(attack);
  await teacherOf(partner, id).claim();
  await teacherOf(partner, id).grade({ number: 1, outcome: 'needs-revision', feedback: attack });
  // Both are shown as text, letter by letter; see the screens' tests.
  expect(await state()).toMatchObject({ content: attack, versions: [{ grade: { feedback: attack } }] });
});

test('a draft is retained for its author when the makers remove the lesson', async () => {
  const { partner, lessonId, answer, state, place, learner } = await assignmentScene(app);
  await answer({ content: 'Baru mulai', revision: 1 });
  await partner.call(lesson.remove, { params: { id: lessonId } });
  await app.runJob('lesson.dropSessions');
  expect(await state()).toMatchObject({ content: 'Baru mulai' });
  expect(await learner.call(learning.sessionDetail, { params: { id: place.sessionId } })).toMatchObject({
    status: 'started',
    beganAt: expect.any(String),
  });
  expect(await partner.call(submission.summary)).toEqual({ waiting: 0, overdue: 0 });
});
