import { tidied } from '@sinau/contracts/core/typed/text.rules';
import type { LeftOut } from '../import-source.ts';

const maxTitle = 120;

/** Returns a title that a section can have; one that has to be cut is told. */
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
