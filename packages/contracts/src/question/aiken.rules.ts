import { choiceType, linesOf, plainQuestion, sorted, type Imported, type ImportedQuestion } from './imported.rules.ts';

const optionLine = /^(\*?)\s*([A-Za-z])[.)]\s+(.*)$/;
const keyLine = /^(?:answer|jawaban|kunci)\s*:\s*(.+)$/i;

interface Draft {
  readonly line: number;
  readonly text: string[];
  readonly options: { letter: string; text: string; isCorrect: boolean }[];
  problem: string | null;
}

/**
 * Questions in the form of Aiken: the question, its options as `A. …`, and `ANSWER: B`. A star before the letter marks a
 * right option too, and several may be right.
 */
export function parseAiken(content: string): Imported {
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  for (const [index, raw] of linesOf(content).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const [, star, letter, option] = optionLine.exec(line) ?? [];
    const key = keyLine.exec(line)?.[1];
    // After its options the next text is another question's.
    if (!open || (letter === undefined && key === undefined && open.options.length > 0)) {
      open = { line: index + 1, text: [], options: [], problem: null };
      drafts.push(open);
    }
    if (key !== undefined) {
      markRight(open, key);
      open = null;
    } else if (letter === undefined) open.text.push(line);
    else open.options.push({ letter: letter.toUpperCase(), text: option!, isCorrect: star === '*' });
  }
  return sorted(drafts.map((draft) => ({ line: draft.line, question: draft.problem ?? questionOf(draft) })));
}

function markRight(draft: Draft, key: string) {
  for (const letter of key.toUpperCase().match(/[^\s,;]+/g) ?? []) {
    const option = draft.options.find((one) => one.letter === letter);
    if (option) option.isCorrect = true;
    else draft.problem = `Kunci ${letter} tidak ada di antara pilihannya`;
  }
}

function questionOf({ text, options }: Draft): ImportedQuestion {
  const written = options.map((option) => ({ text: option.text, isCorrect: option.isCorrect }));
  return { ...plainQuestion, type: choiceType(written), text: text.join('\n'), options: written };
}
