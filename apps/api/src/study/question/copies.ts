import { randomBytes } from 'node:crypto';
import { contentOf } from '@sinau/contracts/study/question/bank.rules';
import type { QuestionContent, QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';

/** Short and random: an id must not tell which option belongs to which half. */
const newId = () => randomBytes(6).toString('base64url');

/** Adds ids to a question that was read from a text. */
export const withIds = ({
  options,
  tags: _tags,
  difficulty: _difficulty,
  ...question
}: ImportedQuestion): QuestionContent => ({
  ...question,
  options: options.map(({ match, ...option }) => ({
    ...option,
    id: newId(),
    ...(match !== undefined && { match: { id: newId(), text: match } }),
  })),
});

/** Copies of questions of the bank for a quiz, which name their source. */
export const copiesOf = (questions: readonly (QuestionContent & { id: string })[]): QuizQuestion[] =>
  questions.map((question) => ({
    isPartial: false,
    ...contentOf(question),
    id: newId(),
    bankId: question.id,
  }));
