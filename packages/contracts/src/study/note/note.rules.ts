/** Maximum length of a note. */
export const noteLength = 4_000;
/** Maximum of notes of one participant in one class. */
export const maxNotes = 500;
