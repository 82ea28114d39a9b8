import { textOfHtml } from '@sinau/contracts/authoring/authoring/text-diff';

/** Labels and texts of the fields of a document where two versions of them differ. */
export interface ConflictLabels {
  labelOf: (path: string) => string;
  /** Returns a value as text; null if no words tell it from another one. */
  textOf: (path: string, value: unknown) => string | null;
}

/** Texts for blocks without words, such as pictures and videos. */
const standIns: readonly [RegExp, string][] = [
  [/<img\b[^>]*?alt="([^"]*)"[^>]*>/g, '<p>Gambar: $1</p>'],
  [/<div data-embed="([^"]*)"[^>]*>/g, '<p>Video: $1</p>'],
  [/<hr>/g, '<p>Garis pemisah</p>'],
];

/** Returns one side of a conflict in words; null if the side has removed it, or has nothing readable. */
export function wordsOf({ textOf }: ConflictLabels, place: { path: string; isRichText: boolean }, value: unknown) {
  if (value === undefined) return null;
  if (place.isRichText && typeof value === 'string')
    return textOfHtml(standIns.reduce((html, [element, words]) => html.replace(element, words), value));
  return textOf(place.path, value);
}
