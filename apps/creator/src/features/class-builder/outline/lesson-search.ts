import type { OutlineLesson, OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import { searched } from '@sinau/contracts/core/typed/text.rules';

export interface FoundLesson {
  lesson: OutlineLesson;
  section: OutlineSection;
  sectionIndex: number;
  /** Number as it may be typed: '3.12'. */
  number: string;
}

/** Lesson with the values that it is searched by. */
interface Entry extends FoundLesson {
  title: string;
  words: readonly string[];
  initials: string;
  digits: string;
  sectionTitle: string;
}

const mostFound = 8;

/**
 * Returns the lessons that a few letters may mean, the likeliest first: 'lea' the title that begins so, then a word of
 * it, 'mlk' the first letters of its words, '312' or '3.12' its number; last letters within the title, or within that
 * of its section.
 */
export function searchLessons(sections: readonly OutlineSection[], typed: string): FoundLesson[] {
  const wanted = searched(typed);
  const entries = entriesOf(sections);
  if (!wanted) return entries.slice(0, mostFound);
  const parts = wanted.split(/\s+/);
  const isNumber = /^\d+$/.test(wanted);
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, wanted, parts, isNumber);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostFound)
    .map(({ entry }) => entry);
}

/** Prepares the entries once for each outline, not with each letter. */
function entriesOf(sections: readonly OutlineSection[]): readonly Entry[] {
  const known = prepared.get(sections);
  if (known) return known;
  const entries = sections.flatMap((section, sectionIndex) => {
    const sectionTitle = searched(section.title);
    return section.lessons.map((lesson, index): Entry => {
      const title = searched(lesson.title);
      const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
      return {
        lesson,
        section,
        sectionIndex,
        number: `${sectionIndex + 1}.${index + 1}`,
        title,
        words,
        initials: words.map(([letter]) => letter).join(''),
        digits: title.replace(/\D/g, ''),
        sectionTitle,
      };
    });
  });
  prepared.set(sections, entries);
  return entries;
}
const prepared = new WeakMap<readonly OutlineSection[], readonly Entry[]>();

/** Returns the rank from 0, the best; null if none. */
function rankOf(entry: Entry, wanted: string, parts: readonly string[], isNumber: boolean): number | null {
  const { number, title, words, initials, digits, sectionTitle } = entry;
  if (number === wanted) return 0;
  if (title.startsWith(wanted)) return 1;
  if (words.some((word) => word.startsWith(wanted))) return 2;
  if (initials.startsWith(wanted)) return 3;
  if (isNumber && number.replace('.', '') === wanted) return 4;
  if (isNumber && digits === wanted) return 5;
  if (parts.every((part) => title.includes(part))) return 6;
  if (isNumber && number.replace('.', '').startsWith(wanted)) return 7;
  return sectionTitle.includes(wanted) ? 8 : null;
}
