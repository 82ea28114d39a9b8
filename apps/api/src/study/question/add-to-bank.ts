import { isDeepStrictEqual } from 'node:util';
import { contentOf, maxBankQuestions } from '@sinau/contracts/study/question/bank.rules';
import type { BankWriting } from '@sinau/contracts/study/question/bank.schemas';
import type { QuestionContent } from '@sinau/contracts/study/question/question.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { MediaOwner } from '../../core/media/index.ts';
import { attachQuestionPictures } from './pictures.ts';
import { findQuestionsByText, insertQuestions, lockBank } from './question.queries.ts';

/**
 * Adds questions to the bank of a mitra; one that it has already, apart from the files of its pictures, is not added
 * again. Returns the ids of all of them.
 */
export async function addToBank(
  tx: Db,
  owner: MediaOwner & { readonly mitraId: string },
  writings: readonly BankWriting[],
  now: Date,
): Promise<string[]> {
  if (writings.length === 0) return [];
  const count = await lockBank(tx, owner.mitraId);
  const known = await findQuestionsByText(tx, owner.mitraId, [...new Set(writings.map(({ text }) => text))]);
  const ids = writings.map((writing) => known.find((one) => isSame(one, writing))?.id ?? null);
  const added = writings.filter((_, index) => ids[index] === null);
  if (count + added.length > maxBankQuestions) throw new AppError('question_bank_full');
  await attachQuestionPictures(tx, { owner, now }, added);
  const addedIds = await insertQuestions(tx, owner.mitraId, added, now);
  let next = 0;
  return ids.map((id) => id ?? addedIds[next++]!);
}

const isSame = (known: QuestionContent, writing: QuestionContent) =>
  isDeepStrictEqual(withoutFiles(known), withoutFiles(writing));

/** The content without ids, which differ from installation to installation. */
function withoutFiles(question: QuestionContent) {
  const { options, picture, ...content } = contentOf(question);
  const altOf = (one: { alt: string } | undefined) => one?.alt ?? null;
  return JSON.parse(
    JSON.stringify({
      ...content,
      picture: altOf(picture),
      options: options.map((option) => ({ ...option, picture: altOf(option.picture) })),
    }),
  ) as object;
}
