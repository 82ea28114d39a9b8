import { backupBounds } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import type { LeftOut, RawLesson, RawSection } from '../import-source.ts';

const maxTitle = 120;

/** Returns a title that a section can have; a note says where one had to be cut. */
export function fittedTitle(title: string, leftOut: LeftOut[]): string {
  const whole = tidied(title).trim() || 'Tanpa judul';
  const cut = whole.slice(0, maxTitle).trim();
  if (cut !== whole)
    leftOut.push({
      section: cut,
      title: cut,
      note: `Judul bagian dipotong menjadi ${maxTitle} karakter`,
      isChanged: true,
    });
  return cut;
}

export const tooManyLessons = `Satu kelas impor memuat paling banyak ${backupBounds.maxLessons} materi`;

/** Returns whether a class is full: what follows is not read, since an archive may name the same text without end. */
export const isFull = (sections: readonly RawSection[], lessons: readonly RawLesson[]) =>
  sections.reduce((sum, section) => sum + section.lessons.length, lessons.length) >= backupBounds.maxLessons;
