import { randomBytes } from 'node:crypto';
import { contentOf } from '@sinau/contracts/study/question/bank.rules';
import type { QuestionContent, QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { ImportedPicture, ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';

/** Short and random: an id must not tell which option belongs to which half. */
const newId = () => randomBytes(6).toString('base64url');

/** Adds ids to a question that was read from a source, the stored pictures of which are known by their names there. */
export function withIds(
  { options, picture, tags: _tags, difficulty: _difficulty, ...question }: ImportedQuestion,
  stored: ReadonlyMap<string, string> = new Map(),
): QuestionContent {
  const pictured = (one: ImportedPicture | undefined) => {
    const mediaId = one && stored.get(one.name);
    return mediaId && { picture: { mediaId, alt: one.alt } };
  };
  return {
    ...question,
    ...pictured(picture),
    options: options.map(({ match, picture: own, ...option }) => ({
      ...option,
      id: newId(),
      ...(match !== undefined && { match: { id: newId(), text: match } }),
      ...pictured(own),
    })),
  };
}

/** Copies of questions of the bank for a quiz, which name their source. */
export const copiesOf = (questions: readonly (QuestionContent & { id: string })[]): QuizQuestion[] =>
  questions.map((question) => ({
    isPartial: false,
    ...contentOf(question),
    id: newId(),
    bankId: question.id,
  }));
