import { textOfHtml } from '@sinau/contracts/authoring/authoring/text-diff';

/** How the fields of a document are called and read out where two versions of them differ. */
export interface ConflictLabels {
  labelOf: (path: string) => string;
  /** A value as text; null where it has no words that tell it from another one. */
  textOf: (path: string, value: unknown) => string | null;
}

/** Pictures and videos stand in a block of their own, and have no words. */
const standIns: readonly [RegExp, string][] = [
  [/<img\b[^>]*?alt="([^"]*)"[^>]*>/g, '<p>Gambar: $1</p>'],
  [/<div data-embed="([^"]*)"[^>]*>/g, '<p>Video: $1</p>'],
  [/<hr>/g, '<p>Garis pemisah</p>'],
];

/** One side of a conflict in words; null where the side has removed it, or has nothing that could be read. */
export function wordsOf({ textOf }: ConflictLabels, place: { path: string; isRichText: boolean }, value: unknown) {
  if (value === undefined) return null;
  if (place.isRichText && typeof value === 'string')
    return textOfHtml(standIns.reduce((html, [element, words]) => html.replace(element, words), value));
  return textOf(place.path, value);
}
