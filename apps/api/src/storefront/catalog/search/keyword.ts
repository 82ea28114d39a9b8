import { searched } from '@sinau/contracts/core/typed/text.rules';
import { editDistance } from './edit-distance.ts';

/** Words that say nothing about what somebody looks for. */
const emptyWords = new Set(
  `untuk buat yang dan atau or di ke dari dengan cara belajar ajar kelas kursus pelatihan training course bagaimana gimana ingin mau
  pengen kepengen bisa agar supaya biar itu ini apa adalah para oleh pada dalam aku saya tentang jadi menjadi sampai online daring tips
  tutorial lewat secara dong yg utk dgn kerja kerjaan the for to of and how learn`.split(/\s+/),
);
const mostWords = 8;

/** A keyword's words as documents have them; those that say nothing are left out, unless there are no others. */
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

/** What the vocabulary knows of a word that was typed. */
export interface TypedWord extends Word {
  /** Whether some form of it occurs. */
  readonly isKnown: boolean;
  /** Whether it is still being typed. */
  readonly isBegun: boolean;
  /** Words that begin with it, the most frequent first. */
  readonly completions: readonly Word[];
  /** Words that are written much like it, the most alike first. */
  readonly similar: readonly Word[];
}

/** As a reader would take a typed word. `meant` is what should have been typed, where that is clear. */
export interface ReadWord extends Word {
  readonly meant: Word | null;
  readonly completions: readonly Word[];
  /** A misspelt word that says nothing. */
  readonly isEmpty: boolean;
}

const errorsIn = (word: string) => (word.length <= 3 ? 0 : word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3);

export function readWord({ word, roots, isKnown, isBegun, completions, similar }: TypedWord): ReadWord {
  if (isKnown) return { word, roots, meant: null, completions, isEmpty: false };
  if (completions.length > 0 && word.length > 2) return { word, roots, meant: null, completions, isEmpty: false };
  const near = similar
    .map((other) => ({ other, errors: errorsBetween(word, other.word, isBegun) }))
    .filter(({ errors }) => errors <= errorsIn(word))
    .toSorted((a, b) => a.errors - b.errors);
  const closest = near[0];
  const isEmpty = [...emptyWords].some(
    (empty) => empty.length > 4 && editDistance(word, empty) <= Math.min(1, (closest?.errors ?? 2) - 1),
  );
  return { word, roots, meant: isEmpty ? null : (closest?.other ?? null), completions: [], isEmpty };
}

/** Of a word that is being typed, the rest of the other does not count. */
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

/** A word in the language of `tsquery`: itself in any form, and together with what else it may mean. */
export interface Term {
  readonly exact: string;
  readonly wide: string;
}

const anyOf = (roots: readonly string[]) => roots.map((root) => `'${root}'`);

/** The terms of what was read; a synonym of two words counts for both. */
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

/** What to look for among the phrases of the synonyms. */
export const phrasesOf = (words: readonly ReadWord[]) => {
  const meant = words.map((read) => read.meant ?? read);
  return meant.flatMap(({ word, roots }, index) => [word, ...roots, pairAt(meant, index)]);
};
