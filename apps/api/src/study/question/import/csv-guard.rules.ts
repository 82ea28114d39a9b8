/** An apostrophe before what a spreadsheet would run as a formula, as our exports write it. */
const guard = "'";
const formula = /^'*\s*[=+\-@]/;
const isFormula = (text: string) => formula.test(text.normalize('NFKC'));

/** Doubles an apostrophe that a reader would take for a guard; the writer of tables guards the formula itself. */
export const guarded = (text: string) => (text.startsWith(guard) && isFormula(text) ? `${guard}${text}` : text);

/** Removes the guard of a formula. */
export const unguarded = (cell: string) => (cell.startsWith(guard) && isFormula(cell) ? cell.slice(1).trim() : cell);
