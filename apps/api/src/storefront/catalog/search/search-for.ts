import type { RunSql } from '../../../platform/db.ts';
import { phrasesOf, readWord, termsOf, wordsOf, type Term } from './keyword.ts';
import { findSynonyms, findWords, isAnyFound } from './search.queries.ts';

/** A parsed search. */
export interface Sought {
  readonly terms: readonly Term[];
  /** Condition on a document, as a `tsquery`; null where nothing was typed that could be found. */
  readonly query: string | null;
  /** True if all terms are required: if not, no offer has them all, and any of them suffices. */
  readonly isWhole: boolean;
  /** Keyword as it was understood, if different from what was typed. */
  readonly meant: string | null;
}

/**
 * Reads a keyword with its typing errors, forms of words and synonyms (docs/decisions/0156). While it is being typed, its
 * last word may be the beginning of another.
 */
export async function searchFor(sql: RunSql, keyword: string, isTyping = false): Promise<Sought> {
  const typed = wordsOf(keyword);
  if (typed.length === 0) return { terms: [], query: null, isWhole: true, meant: null };
  const read = (await findWords(sql, typed, isTyping)).map(readWord);
  const telling = read.filter(({ isEmpty }) => !isEmpty);
  const words = telling.length > 0 ? telling : read;
  const terms = termsOf(words, await findSynonyms(sql, phrasesOf(words)));
  const join = (sign: '&' | '|') => terms.map(({ wide }) => `(${wide})`).join(sign);
  const isWhole = terms.length === 1 || (await isAnyFound(sql, join('&')));
  return {
    terms,
    query: join(isWhole ? '&' : '|'),
    isWhole,
    meant: words.some(({ meant }) => meant) ? words.map(({ word, meant }) => meant?.word ?? word).join(' ') : null,
  };
}
