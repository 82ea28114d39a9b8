import { searched } from '@sinau/contracts/core/typed/text.rules';
import { editDistance } from './edit-distance.ts';

/** Stop words, which say nothing about what the user is looking for. */
const emptyWords = new Set(
  `untuk buat yang dan atau or di ke dari dengan cara belajar ajar kelas kursus pelatihan training course bagaimana gimana ingin mau
  pengen kepengen pingin bikin bikinin ngebikin membikin cari mencari nyari bisa agar supaya biar itu ini apa adalah para oleh pada dalam aku saya tentang jadi menjadi sampai online daring tips
  tutorial lewat secara dong yg utk dgn kerja kerjaan the for to of and how learn`.split(/\s+/),
);
const mostWords = 8;

/** Splits a keyword into words as documents have them; stop words are omitted, unless there are no others. */
export function wordsOf(keyword: string): string[] {
  const words = searched(keyword).match(/[a-z0-9]{1,40}/g);
  const all = [...new Set(words ?? [])];
  const telling = all.filter((word) => !emptyWords.has(word));
  return (telling.length > 0 ? telling : all).slice(0, mostWords);
}

/** A word of the vocabulary with its roots. */
export interface Word {
  readonly word: string;
  readonly roots: readonly string[];
}

/** Vocabulary entry of a typed word. */
export interface TypedWord extends Word {
  /** True if any form of the word occurs. */
  readonly isKnown: boolean;
  /** True if it is a word of everyday speech with a synonym, which is no misspelling. */
  readonly isSynonym: boolean;
  /** True if the word is still being typed. */
  readonly isBegun: boolean;
  /** Words that begin with the typed one, the most frequent first. */
  readonly completions: readonly Word[];
  /** Words with similar spelling, the most similar first. */
  readonly similar: readonly Word[];
}

/** A typed word as it is interpreted. `meant` is the intended word, where that is clear. */
export interface ReadWord extends Word {
  readonly meant: Word | null;
  readonly completions: readonly Word[];
  /** True if it is a misspelt stop word. */
  readonly isEmpty: boolean;
}

/** Words that turn a title into its opposite; nobody who mistypes another word means them. */
const negations = new Set(['bukan', 'tidak', 'tak', 'tanpa', 'jangan', 'belum', 'anti', 'no', 'not', 'non']);

const errorsIn = (word: string) => (word.length <= 3 ? 0 : word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3);

export function readWord({ word, roots, isKnown, isSynonym, isBegun, completions, similar }: TypedWord): ReadWord {
  if (isKnown) return { word, roots, meant: null, completions, isEmpty: false };
  if (completions.length > 0 && word.length > 2) return { word, roots, meant: null, completions, isEmpty: false };
  if (isSynonym) return { word, roots, meant: null, completions: [], isEmpty: false };
  const near = similar
    .filter((other) => !negations.has(other.word))
    .map((other) => ({ other, errors: errorsBetween(word, other.word, isBegun) }))
    .filter(({ errors }) => errors <= errorsIn(word))
    .toSorted((a, b) => a.errors - b.errors);
  const closest = near[0];
  const isEmpty = [...emptyWords].some(
    (empty) => empty.length > 4 && editDistance(word, empty) <= Math.min(1, (closest?.errors ?? 2) - 1),
  );
  return { word, roots, meant: isEmpty ? null : (closest?.other ?? null), completions: [], isEmpty };
}

/** Counts errors. For a word that is still being typed, the rest of the other does not count. */
const errorsBetween = (word: string, other: string, isBegun: boolean) =>
  Math.min(
    editDistance(word, other),
    ...(isBegun ? [-1, 0, 1].map((more) => editDistance(word, other.slice(0, word.length + more))) : []),
  );

/** A synonym with the query that finds it. */
export interface Synonym {
  readonly phrase: string;
  readonly query: string;
}

/** A word in the language of `tsquery`: itself in any form, and together with its other meanings. */
export interface Term {
  readonly exact: string;
  readonly wide: string;
}

const anyOf = (roots: readonly string[]) => roots.map((root) => `'${root}'`);

/** Builds the terms of the words read; a synonym of two words counts for both. */
export function termsOf(words: readonly ReadWord[], synonyms: readonly Synonym[]): Term[] {
  const byPhrase = Map.groupBy(synonyms, ({ phrase }) => phrase);
  const meant = words.map((read) => read.meant ?? read);
  return words.map((read, index) => {
    const { word, roots } = meant[index]!;
    const phrases = [word, ...roots, ...[index - 1, index].map((first) => pairAt(meant, first))];
    const exact = anyOf(roots);
    const wide = [
      ...exact,
      ...anyOf(read.meant ? read.roots : read.completions.flatMap((completion) => completion.roots)),
      ...phrases.flatMap((phrase) => byPhrase.get(phrase)?.map(({ query }) => query) ?? []),
    ];
    return { exact: exact.join('|'), wide: [...new Set(wide)].join('|') };
  });
}

const pairAt = (words: readonly Word[], first: number) => `${words[first]?.word} ${words[first + 1]?.word}`;

/** Lists the phrases to look up among the synonyms. */
export const phrasesOf = (words: readonly ReadWord[]) => {
  const meant = words.map((read) => read.meant ?? read);
  return meant.flatMap(({ word, roots }, index) => [word, ...roots, pairAt(meant, index)]);
};
