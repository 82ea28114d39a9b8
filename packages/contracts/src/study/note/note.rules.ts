/** The longest note. */
export const noteLength = 4_000;
/** How many notes one participant keeps in one class. */
export const maxNotes = 500;
