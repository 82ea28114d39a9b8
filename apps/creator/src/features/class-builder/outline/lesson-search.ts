import type { OutlineLesson, OutlineSection } from '@sinau/contracts/program/program.schemas';

export interface FoundLesson {
  lesson: OutlineLesson;
  section: OutlineSection;
  sectionIndex: number;
  /** Its place as it may be typed: '3.12'. */
  number: string;
}

const mostFound = 8;
const plain = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The lessons that a few letters may mean, the likeliest first: 'lea' the title that begins so, then a word of it, 'mlk' the
 * first letters of its words, '312' or '3.12' its number; at last letters within it, or within the title of its section.
 */
export function searchLessons(sections: readonly OutlineSection[], typed: string): FoundLesson[] {
  const wanted = plain(typed).trim();
  const found = sections.flatMap((section, sectionIndex) =>
    section.lessons.map((lesson, index) => {
      const number = `${sectionIndex + 1}.${index + 1}`;
      return {
        lesson,
        section,
        sectionIndex,
        number,
        rank: wanted ? rankOf(wanted, lesson.title, section.title, number) : 0,
      };
    }),
  );
  return found
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => a.rank! - b.rank!)
    .slice(0, mostFound);
}

/** From 0, the best; null for none. */
function rankOf(wanted: string, lessonTitle: string, sectionTitle: string, number: string): number | null {
  const title = plain(lessonTitle);
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const initials = words.map(([letter]) => letter).join('');
  const digits = wanted.replace(/\D/g, '');
  const matches = [
    number === wanted,
    title.startsWith(wanted),
    words.some((word) => word.startsWith(wanted)),
    initials.startsWith(wanted),
    digits === wanted && number.replace('.', '') === digits,
    digits === wanted && title.replace(/\D/g, '') === digits,
    wanted.split(/\s+/).every((part) => title.includes(part)),
    digits === wanted && number.replace('.', '').startsWith(digits),
    plain(sectionTitle).includes(wanted),
  ];
  const rank = matches.indexOf(true);
  return rank < 0 ? null : rank;
}
