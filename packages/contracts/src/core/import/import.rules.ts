/** What an import did to something: it is stored in another form than it came in, or it is not stored at all. */
export const importNoteKinds = ['changed', 'left-out'] as const;

export interface ImportNote {
  readonly kind: (typeof importNoteKinds)[number];
  readonly message: string;
}
/** Lines count from 1. */
export interface LineNote extends ImportNote {
  readonly line: number;
}
/** An item that is left out as a whole, with its first words. */
export interface ImportRefusal {
  readonly line: number;
  readonly message: string;
  readonly excerpt: string;
}
/** What was read: every item of the source is taken or refused, and what belongs to no item is noted by its line. */
export interface ImportReading<Item> {
  readonly taken: readonly { readonly line: number; readonly item: Item; readonly notes: readonly ImportNote[] }[];
  readonly refused: readonly ImportRefusal[];
  readonly notes: readonly LineNote[];
}

/** What a report of any import has. */
export interface ImportReport<Item> {
  /** Every item that is taken. */
  readonly list: readonly (Item & { readonly line: number; readonly notes: readonly ImportNote[] })[];
  readonly total: number;
  readonly errors: readonly ImportRefusal[];
  readonly errorCount: number;
  readonly notes: readonly LineNote[];
  readonly noteCount: number;
}

export const changed = (message: string): ImportNote => ({ kind: 'changed', message });
export const leftOut = (message: string): ImportNote => ({ kind: 'left-out', message });

/** Each note once, in their order. */
export const uniqueNotes = (notes: readonly ImportNote[]): ImportNote[] => [
  ...new Map(notes.map((note) => [note.message, note])).values(),
];

/** The first words of something, on one line. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79).trimEnd()}…` : line;
}
