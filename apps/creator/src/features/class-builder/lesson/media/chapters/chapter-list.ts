import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chapterListProblem, maxChapters, maxChapterTitle } from '@sinau/contracts/study/lesson/chapters.rules';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import { timecode } from '@sinau/format';

const time = String.raw`(?:(\d{1,2})[:.])?(\d{1,3})[:.]([0-5]\d)`;
const wholeTime = new RegExp(`^${time}$`);
/** A time, then a title, with bullets, brackets, dashes or dots around the time. */
const line = new RegExp(String.raw`^[\s\-–—•*([]*${time}(?![\d:])[\s\-–—:.|)\]]*(.*)$`);

const secondOf = ([, hours = '0', minutes = '0', seconds = '0']: RegExpMatchArray) =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);

/** Reads 0:00, 12:05 or 1:02:03 as seconds; null if it is none of these. */
export function secondIn(text: string): number | null {
  const match = wholeTime.exec(text.trim());
  return match && secondOf(match);
}

type Reading = { chapters: Chapter[]; problem: null } | { chapters: null; problem: string };

/** Reads chapters from lines, as YouTube takes them, or tells in a sentence what keeps it from that. */
export function readLines(text: string, durationSeconds: number | null): Reading {
  const chapters: Chapter[] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    if (tidied(written).trim() === '') continue;
    const read = readLine(tidied(written), durationSeconds);
    if (typeof read === 'string') return { chapters: null, problem: `Baris ${index + 1} ${read}` };
    chapters.push(read);
  }
  const inOrder = chapters.toSorted((a, b) => a.second - b.second);
  const problem = inOrder.length > maxChapters ? `Paling banyak ${maxChapters} bab` : chapterListProblem(inOrder);
  return problem ? { chapters: null, problem } : { chapters: inOrder, problem: null };
}

/** Returns the chapter of a line, or the end of a sentence about it. */
function readLine(written: string, durationSeconds: number | null): Chapter | string {
  const match = line.exec(written);
  if (!match) return 'belum diawali waktu, misalnya 1:15';
  const second = secondOf(match);
  const title = match[4]!.trim();
  if (title === '') return 'belum berjudul';
  if (title.length > maxChapterTitle) return `berjudul lebih dari ${maxChapterTitle} karakter`;
  if (durationSeconds !== null && second >= durationSeconds)
    return `mulai setelah rekaman berakhir di ${timecode(durationSeconds)}`;
  return { second, title };
}

/** Adds a chapter at a second where none begins; the first one ever is preceded by one at the beginning. */
export function withChapterAt(chapters: readonly Chapter[], second: number): Chapter[] {
  const known = chapters.length === 0 && second > 0 ? [{ second: 0, title: 'Pembuka' }] : chapters;
  return inOrder([...known, { second, title: `Bab ${known.length + 1}` }]);
}

/** Removes a chapter. Where it was the first one, the next one begins the recording. */
export const withoutChapter = (chapters: readonly Chapter[], index: number): Chapter[] =>
  chapters.toSpliced(index, 1).map((chapter, at) => (at === 0 ? { ...chapter, second: 0 } : chapter));

/** Moves a chapter to another second. */
export const withSecond = (chapters: readonly Chapter[], index: number, second: number): Chapter[] =>
  inOrder(chapters.with(index, { ...chapters[index]!, second }));

const inOrder = (chapters: readonly Chapter[]) => chapters.toSorted((a, b) => a.second - b.second);
