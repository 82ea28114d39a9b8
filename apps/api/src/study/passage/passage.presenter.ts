import type { Passage } from '@sinau/contracts/study/passage/passage.schemas';
import { searched } from '@sinau/contracts/core/typed/text.rules';
import type { PassageRow } from './passage.queries.ts';

export const presentPassage = (row: PassageRow): Passage => ({
  id: row.id,
  class: { id: row.classId, title: row.classTitle, slug: row.classSlug, type: row.classKind },
  lesson: { id: row.lessonId, title: row.lessonTitle, type: row.lessonType },
  kind: row.kind,
  second: row.second,
  language: row.language,
  pieces: piecesOf(row.text, new Set(row.found)),
});

/** Splits a text at its words that were found; every second piece is one of them. */
export function piecesOf(text: string, found: ReadonlySet<string>): string[] {
  const pieces = [''];
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const isFound = found.has(searched(part));
    // A piece that does not match has an even index.
    if (isFound === (pieces.length % 2 === 0)) pieces[pieces.length - 1] += part;
    else pieces.push(part);
  }
  return pieces;
}
