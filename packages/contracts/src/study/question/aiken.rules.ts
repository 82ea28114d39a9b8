import { choiceType, linesOf, plainQuestion, sorted, type Imported, type ReadQuestion } from './imported.rules.ts';

const optionLine = /^(\*?)\s*([A-Za-z])[.)]\s+(.*)$/;
const keyLine = /^(?:answer|jawaban|kunci)\s*:\s*(.+)$/i;

interface Draft {
  readonly line: number;
  readonly text: string[];
  readonly options: { line: number; letter: string; text: string; isStarred: boolean }[];
  key: string | null;
}

/**
 * Parses questions in the Aiken format: the question, its options as `A. …`, and `ANSWER: B`. A star before the letter
 * also marks a right option, and several may be right.
 */
export function parseAiken(content: string): Imported {
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  for (const [index, raw] of linesOf(content).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const [, star, letter, option] = optionLine.exec(line) ?? [];
    const key = keyLine.exec(line)?.[1];
    // After the options, the next text belongs to another question.
    if (!open || (letter === undefined && key === undefined && open.options.length > 0)) {
      open = { line: index + 1, text: [], options: [], key: null };
      drafts.push(open);
    }
    if (key !== undefined) {
      open.key = key;
      open = null;
    } else if (letter === undefined) open.text.push(line);
    else open.options.push({ line: index + 1, letter: letter.toUpperCase(), text: option!, isStarred: star === '*' });
  }
  return sorted(
    drafts.map((draft) => ({
      line: draft.line,
      excerpt: draft.text.join('\n') || draft.options[0]?.text || `ANSWER: ${draft.key}`,
      question: questionOf(draft),
    })),
  );
}

/** Splits the letters of a key: 'A', 'a, c' or 'B.' */
const lettersOf = (key: string) => (key.toUpperCase().match(/[^\s,;]+/g) ?? []).map((one) => one.replace(/[.)]$/, ''));

function questionOf({ text, options, key }: Draft): ReadQuestion['question'] {
  const twice = options.find(({ letter }, index) => options.findIndex((one) => one.letter === letter) < index);
  if (twice) return `Pilihan ${twice.letter} tertulis dua kali, yang kedua di baris ${twice.line}`;
  const letters = key === null ? null : new Set(lettersOf(key));
  const unknown = [...(letters ?? [])].find((letter) => !options.some((option) => option.letter === letter));
  if (unknown !== undefined) return `Kunci ${unknown} tidak ada di antara pilihannya`;
  const isStarred = options.some((option) => option.isStarred);
  if (letters && isStarred && options.some((option) => option.isStarred !== letters.has(option.letter)))
    return 'Bintang dan kunci menandai jawaban yang berbeda';
  const written = options.map((option) => ({
    text: option.text,
    isCorrect: option.isStarred || (letters?.has(option.letter) ?? false),
  }));
  return { ...plainQuestion, type: choiceType(written), text: text.join('\n'), options: written };
}
