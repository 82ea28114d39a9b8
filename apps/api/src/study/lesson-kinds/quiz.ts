import { finishingChoices, randomizeChoices } from '@sinau/contracts/study/lesson/lesson.rules';
import { questionProblem } from '@sinau/contracts/study/question/question.rules';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { MediaOwner } from '../../core/media/index.ts';
import type { Db } from '../../platform/db.ts';
import { attachQuestionPictures, findOwnQuestionIds, relinkQuestion } from '../question/index.ts';
import type { LessonKind } from './lesson-kind.ts';
import { allChoices, prepareText } from './preparation.ts';
import { relinkText } from './relink-text.ts';

/** Estimated duration of a question, where the quiz has no time limit. */
const secondsPerQuestion = 60;

export const quiz: LessonKind<'quiz'> = {
  async prepare(tx, writer, { setting, content: { instruction, questions } }) {
    await attachQuestionPictures(tx, writer, questions);
    const asked = countAsked(questions);
    const { timeLimit, completionType, minimumScore, randomize, finishing } = setting;
    return {
      setting: {
        ...setting,
        minimumScore: completionType === 'hit-button' ? 0 : minimumScore,
        randomize: allChoices(randomizeChoices, randomize),
        finishing: allChoices(finishingChoices, finishing),
      },
      content: {
        instruction: await prepareText(tx, writer, 'instruction', instruction),
        questions: await withOwnReferences(tx, writer.owner, questions),
      },
      isComplete: asked > 0,
      unfinishedQuestions: questions.length - asked,
      durationSeconds: timeLimit ? timeLimit * 60 : asked * secondsPerQuestion,
    };
  },
  relink: ({ instruction, questions }, links) => ({
    instruction: relinkText(instruction, 'instruction', links),
    questions: questions.map(({ bankId, ...question }) => {
      const other = bankId && links.question(bankId);
      return { ...relinkQuestion(question, links), ...(other && { bankId: other }) };
    }),
  }),
  present({ content, files }) {
    const { instruction, questions } = files.withPictures(content);
    return { instruction, questionCount: countAsked(questions) };
  },
  searchedHtml: () => '',
};

const countAsked = (questions: readonly QuizQuestion[]) =>
  questions.filter((question) => !questionProblem(question)).length;

/** Allows a copy to refer only to a question of the writer's own bank. */
async function withOwnReferences(tx: Db, { mitraId }: MediaOwner, questions: readonly QuizQuestion[]) {
  const named = questions.flatMap(({ bankId }) => bankId ?? []);
  const own = mitraId && named.length > 0 ? await findOwnQuestionIds(tx, mitraId, named) : new Set<string>();
  return questions.map(({ bankId, ...question }) => (bankId && own.has(bankId) ? { ...question, bankId } : question));
}
