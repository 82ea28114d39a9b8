/** Kinds of import notes: something is stored in another form than it came in, or is not stored at all. */
export const importNoteKinds = ['changed', 'left-out'] as const;

export interface ImportNote {
  readonly kind: (typeof importNoteKinds)[number];
  readonly message: string;
}
/** Position in a source: a line of a text, or the number of an item where items have names instead, both from 1. */
interface Position {
  readonly line: number;
  /** Name of the item in its source: its file and its id. */
  readonly origin?: string | undefined;
}
export interface LineNote extends ImportNote, Position {}
/** An item that is omitted as a whole, with its first words. */
export interface ImportRefusal extends Position {
  readonly message: string;
  readonly excerpt: string;
}
/** Result of reading: every item of the source is accepted or refused, and lines that belong to no item are noted. */
export interface ImportReading<Item> {
  readonly taken: readonly (Position & { readonly item: Item; readonly notes: readonly ImportNote[] })[];
  readonly refused: readonly ImportRefusal[];
  readonly notes: readonly LineNote[];
}

/** Fields of every import report. */
export interface ImportReport<Item> {
  /** All accepted items. */
  readonly list: readonly (Item & Position & { readonly notes: readonly ImportNote[] })[];
  readonly total: number;
  readonly errors: readonly ImportRefusal[];
  readonly errorCount: number;
  readonly notes: readonly LineNote[];
  readonly noteCount: number;
}

export const changed = (message: string): ImportNote => ({ kind: 'changed', message });
export const leftOut = (message: string): ImportNote => ({ kind: 'left-out', message });

/** Removes duplicate notes, in their order. */
export const uniqueNotes = (notes: readonly ImportNote[]): ImportNote[] => [
  ...new Map(notes.map((note) => [note.message, note])).values(),
];

/** Returns the first words of a text, on one line. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79).trimEnd()}…` : line;
}
