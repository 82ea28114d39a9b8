import { learning, lesson, question as bank, submission } from '@sinau/api-client';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { quizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import type { Prisma } from '../../platform/db.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newLessonFile } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { essay, question, quizScene, shown } from '../../testing/quizzes.ts';
import { newPartner, scene, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const newPicture = (partner: PartnerPerson, overrides: Partial<Prisma.MediaUncheckedCreateInput> = {}) =>
  newLessonFile(app, partner, {
    kind: 'image',
    type: 'image/png',
    name: 'KUNCI-jawaban.png',
    fileName: 'file.png',
    pageCount: null,
    width: 800,
    height: 600,
    ...overrides,
  });
const withPicture = (base: QuizQuestion, mediaId: string, optionId?: string): QuizQuestion => ({
  ...base,
  picture: { mediaId, alt: 'Pasar' },
  options: base.options.map((option, index) =>
    optionId && index === 0 ? { ...option, text: '', picture: { mediaId: optionId, alt: 'Kios' } } : option,
  ),
});
const writing = (id: string, revision: number, questions: QuizQuestion[]) => ({
  params: { id },
  body: {
    type: 'quiz' as const,
    title: 'Kuis',
    content: { instruction: '', questions },
    setting: quizSetting.parse({}),
    revision,
  },
});

test('pictures of a question and of its options are shown by signed addresses, only with the attempt and its result', async () => {
  const { partner } = await scene(app);
  const [first, second] = [await newPicture(partner), await newPicture(partner)];
  const built = await quizScene(app, { partner, questions: [withPicture(question('q1'), first.id, second.id)] });
  const { learner, lessonId, begun, submit, state } = built;
  const read = await learner.send('GET', `/participant/lesson/${lessonId}`);
  expect(read.text).not.toContain('/media/file/');

  const { id, questions } = await begun();
  const signed = expect.stringMatching(/^\/api\/media\/file\/[^/]+\/file\.png$/);
  expect(questions).toMatchObject([
    {
      picture: { address: signed, addressExpiresAt: expect.any(String), alt: 'Pasar', width: 800, height: 600 },
      options: [{ text: '', picture: { address: signed, alt: 'Kios' } }, {}, {}, {}],
    },
  ]);
  expect(questions[0]!.options[1]).not.toHaveProperty('picture');
  // Neither the name of the file nor its id may occur, which would reveal what it shows.
  const detail = await learner.send('GET', `/participant/session/detail-session/${built.place.sessionId}`);
  expect(detail.text).not.toMatch(/KUNCI|mediaId/);
  await submit(id);
  expect((await state()).last!.questions).toMatchObject([{ picture: { address: signed } }]);
});

test('a picture must belong to the mitra, and be a picture of a lesson', async () => {
  const { partner } = await scene(app);
  const { lessonId } = await quizScene(app, { partner });
  const { revision } = await partner.call(lesson.detail, { params: { id: lessonId } });
  const refused = { code: 'lesson_file_missing', fields: { 'content.questions': expect.any(String) } };
  for (const file of [
    await newPicture(await newPartner(app)),
    await newPicture(partner, { purpose: 'public' }),
    await newLessonFile(app, partner),
  ]) {
    const body = writing(lessonId, revision, [withPicture(question('q1'), file.id)]);
    expect(await partner.attempt(lesson.update, body)).toMatchObject(refused);
    await expect(partner.call(bank.create, { body: withPicture(question('q1'), file.id) })).rejects.toMatchObject({
      code: 'lesson_file_missing',
    });
  }
});

test('writing a quiz takes as many statements with twelve new pictures as with one', async () => {
  const { partner } = await scene(app);
  const { lessonId } = await quizScene(app, { partner });
  const costOf = async (count: number) => {
    const pictures = await Promise.all(Array.from({ length: count }, () => newPicture(partner)));
    const questions = pictures.map(({ id }, index) => withPicture(question(`q${index}`), id));
    const { revision } = await partner.call(lesson.detail, { params: { id: lessonId } });
    return countQueries(() => partner.call(lesson.update, writing(lessonId, revision, questions)));
  };
  // The first change of a published class stores that it has changes.
  await costOf(1);
  expect(await costOf(12)).toBe(await costOf(1));
});

test('copies retain their picture when the question of the bank, and the quiz, are gone', async () => {
  const { partner } = await scene(app);
  const picture = await newPicture(partner, { attachedAt: null });
  const { id } = await partner.call(bank.create, { body: withPicture(question('bank'), picture.id) });
  expect(await partner.call(bank.detail, { params: { id } })).toMatchObject({ picture: { mediaId: picture.id } });
  await partner.call(bank.duplicate, { params: { id } });
  const built = await quizScene(app, { partner, questions: [question('q1')] });
  const added = await partner.call(lesson.addQuestions, {
    params: { id: built.lessonId },
    body: { questionIds: [id] },
  });
  expect(added.type === 'quiz' && added.content.questions[1]).toMatchObject({ picture: { mediaId: picture.id } });
  await partner.call(bank.remove, { params: { id } });
  app.clock.advance(days(3));
  await app.runJob('media.sweep');
  expect(await app.db.media.findUnique({ where: { id: picture.id } })).toMatchObject({ state: 'stored' });
});

test(
  'teachers see the picture of an essay, and reading takes one additional statement for any number of pictures',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const pictures = await Promise.all(Array.from({ length: 12 }, () => newPicture(partner)));
    const counts: number[] = [];
    for (const used of [[], pictures.slice(0, 1), pictures]) {
      const questions = [
        ...pictures.slice(1).map((_, index) => {
          const picture = used[index + 1];
          return picture ? withPicture(question(`q${index}`), picture.id) : question(`q${index}`);
        }),
        used[0] ? withPicture(essay('e1'), used[0].id) : essay('e1'),
      ];
      const built = await quizScene(app, { partner, questions, setting: { finishing: shown('showScore') } });
      const { id: attemptId } = await built.begun();
      const read = () => built.learner.call(learning.sessionDetail, { params: { id: built.place.sessionId } });
      await read();
      counts.push(await countQueries(read));
      await built.submit(attemptId, { answers: { e1: ['Ramai.'] }, revision: 1 });
      const { id } = await app.db.submission.findUniqueOrThrow({ where: { sessionId: built.place.sessionId } });
      const { versions } = await partner.call(submission.detail, { params: { id } });
      expect(versions[0]!.essays[0]!.picture?.alt).toBe(used[0] ? 'Pasar' : undefined);
    }
    const [none, one, twelve] = counts as [number, number, number];
    expect([one, twelve]).toEqual([none + 1, none + 1]);
  },
);
