import { learning, quiz } from '@sinau/api-client';
import { quizSetting, type QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import type { WordBounds } from '@sinau/contracts/study/question/question.rules';
import { type QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { Answers } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { AppUnderTest } from './app-under-test.ts';
import { enrolled, publishedProgram, updateLesson } from './classes.ts';
import { newPerson, scene, type PartnerPerson } from './scene.ts';

/**
 * Question whose first two options are correct in multiple choice, otherwise the first one; a short answer accepts the
 * words of its key, a number is 12,5, and pairs belong together by their letters. Explanations and accepted answers can
 * be searched for.
 */
export const question = (
  id: string,
  {
    type = 'single-choice',
    points = 1,
    options = type === 'number' ? 0 : type === 'true-false' ? 2 : 4,
    ...rest
  }: { type?: QuizQuestion['type']; points?: number; options?: number; isPartial?: boolean } = {},
): QuizQuestion => ({
  id,
  type,
  points,
  ...rest,
  ...(type === 'number' && { number: { value: 12.5, tolerance: 0, unit: '' } }),
  text: `Soal ${id}?`,
  explanation: `PENJELASAN-${id}`,
  options: Array.from({ length: options }, (_, index) => ({
    id: `${id}-${'abcdefghij'[index]}`,
    text: type === 'short-answer' ? `KUNCI-${index + 1}` : `Pilihan ${index + 1}`,
    isCorrect: index === 0 || (type === 'multiple-choice' && index === 1),
    ...(type === 'matching' && { match: { id: `${id}-${'jihgfedcba'[index]}m`, text: `Pasangan ${index + 1}` } }),
  })),
});

/** An essay with a model answer that can be searched for. */
export const essay = (
  id: string,
  points = 1,
  { minWords = null, maxWords = null }: Partial<WordBounds> = {},
): QuizQuestion => ({
  ...question(id, { type: 'essay', points, options: 0 }),
  essay: { minWords, maxWords, modelAnswer: `KUNCI-${id}` },
});

export const shown = (...types: QuizSetting['finishing'][number]['type'][]) =>
  types.map((type) => ({ type, text: '', isSelected: true }));
export const mixed = (...types: QuizSetting['randomize'][number]['type'][]) =>
  types.map((type) => ({ type, text: '', isSelected: true }));

interface QuizScene {
  questions?: QuizQuestion[];
  setting?: Partial<QuizSetting>;
  partner?: PartnerPerson;
}

/** A participant whose class begins with a quiz of three questions worth four points; an article follows. */
export async function quizScene(
  app: AppUnderTest,
  {
    questions = [
      question('q1'),
      question('q2', { type: 'multiple-choice', points: 2 }),
      question('q3', { type: 'true-false' }),
    ],
    setting = {},
    ...people
  }: QuizScene = {},
) {
  const partner = people.partner ?? (await scene(app)).partner;
  const learner = await newPerson(app);
  const program = await publishedProgram(app, partner, { outline: [['Kuis', 'Sesudah']] });
  const [lesson] = program.sections[0]!.lessons;
  const setLesson = (content: QuizQuestion[], rules: Partial<QuizSetting>) =>
    updateLesson(app, lesson!.id, {
      type: 'quiz',
      content: { instruction: '', questions: content },
      setting: quizSetting.parse(rules),
    });
  await setLesson(questions, setting);
  const participant = await enrolled(app, learner, program);
  const [session, nextSession] = participant.sessions;
  const place = { participantId: participant.id, sessionId: session!.id };

  const start = () => learner.call(learning.act, { params: { ...place, action: 'start' } });
  const detail = () => learner.call(learning.sessionDetail, { params: { id: place.sessionId } });
  const state = async () => (await detail()).quiz!;
  return {
    partner,
    learner,
    program,
    lessonId: lesson!.id,
    place,
    nextSession: nextSession!,
    setLesson,
    start,
    detail,
    state,
    /** Begins an attempt and reads it. */
    begun: async () => {
      await start();
      return (await state()).attempt!;
    },
    answer: (attemptId: string, revision: number, answers: Answers) =>
      learner.call(quiz.answer, { params: place, body: { attemptId, revision, answers } }),
    refusedAnswer: (attemptId: string, revision: number, answers: Answers) =>
      learner.attempt(quiz.answer, { params: place, body: { attemptId, revision, answers } }),
    submit: (attemptId: string, body: { answers?: Answers; revision?: number } = {}) =>
      learner.call(quiz.submit, { params: place, body: { attemptId, ...body } }),
  };
}

/** The answers that earn every point of the default questions. */
export const allRight = { q1: ['q1-a'], q2: ['q2-b', 'q2-a'], q3: ['q3-a'] };
