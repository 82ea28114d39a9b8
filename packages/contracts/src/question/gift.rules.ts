import {
  choiceType,
  linesOf,
  plainEssay,
  plainQuestion,
  sorted,
  type Imported,
  type ImportedQuestion,
} from './imported.rules.ts';

/** Characters that a backslash keeps from being signs stand aside as private ones while a question is read. */
const signs = '~=#{}:\\';
const standIn = (sign: string) => String.fromCharCode(0xe000 + signs.indexOf(sign));
const hidden = (text: string) =>
  text.replace(/\\([~=#{}:\\])/g, (_, sign: string) => standIn(sign)).replaceAll('\\n', '\n');
const shown = (text: string) =>
  text.replace(/[\ue000-\ue006]/g, (character) => signs[character.charCodeAt(0) - 0xe000]!).trim();

/** Questions in Moodle's GIFT: choices, true or false, short answers, pairs and essays. */
export function parseGift(content: string): Imported {
  const blocks: { line: number; lines: string[] }[] = [];
  let open: (typeof blocks)[number] | null = null;
  for (const [index, line] of linesOf(content).entries()) {
    if (line.trim() === '') open = null;
    else if (!/^\s*(\/\/|\$CATEGORY:)/.test(line)) {
      if (!open) blocks.push((open = { line: index + 1, lines: [] }));
      open.lines.push(line);
    }
  }
  return sorted(blocks.map(({ line, lines }) => ({ line, question: questionOf(hidden(lines.join('\n'))) })));
}

function questionOf(block: string): ImportedQuestion | string {
  const [begin, end] = [block.indexOf('{'), block.lastIndexOf('}')];
  if (begin < 0 || end < begin) return 'Jawaban tidak ditemukan. Tulis di antara { dan }.';
  const before = block
    .slice(0, begin)
    .trim()
    .replace(/^::[^]*?::\s*/, '')
    .replace(/^\[\w+\]\s*/, '');
  const after = block.slice(end + 1).trim();
  // What follows the answers is the rest of a sentence with a gap.
  const text = shown(after ? `${before} _____ ${after}` : before);
  const [answers, ...explained] = block.slice(begin + 1, end).split('####');
  const read = answersOf(answers!.trim());
  if (typeof read === 'string') return read;
  return { ...plainQuestion, text, explanation: shown(explained.join('####')), ...read };
}

type Answers = Pick<ImportedQuestion, 'type' | 'options' | 'essay'> & { isPartial?: boolean };

function answersOf(answers: string): Answers | string {
  if (answers === '') return { type: 'essay', options: [], essay: plainEssay };
  if (answers.startsWith('#')) return 'Soal angka belum bisa diimpor. Ubah menjadi isian singkat.';
  const verdict = /^(t|true|f|false)(?:#[^]*)?$/i.exec(answers)?.[1];
  if (verdict) {
    const isTrue = verdict.toLowerCase().startsWith('t');
    return {
      type: 'true-false',
      options: [
        { text: 'Benar', isCorrect: isTrue },
        { text: 'Salah', isCorrect: !isTrue },
      ],
    };
  }
  const parts = answers.split(/(?=[~=])/).map(partOf);
  if (parts.some(({ sign }) => sign !== '=' && sign !== '~')) return 'Tiap jawaban diawali = atau ~';
  if (parts.some(({ sign }) => sign === '~')) return choicesOf(parts);
  if (parts.every(({ text }) => text.includes('->')))
    return { type: 'matching', options: parts.map(pairOf), isPartial: true };
  return { type: 'short-answer', options: parts.map(({ text }) => ({ text: shown(text), isCorrect: true })) };
}

interface Part {
  readonly sign: string;
  /** 0 without one. */
  readonly weight: number;
  readonly text: string;
}

/** Without the feedback behind it, which our quizzes do not have for each option. */
function partOf(part: string): Part {
  const [, weight, text] = /^(?:%(-?[\d.]+)%)?([^#]*)/.exec(part.slice(1))!;
  return { sign: part.charAt(0), weight: Number(weight ?? 0), text: text! };
}

function choicesOf(parts: readonly Part[]): Answers {
  const options = parts.map(({ sign, weight, text }) => ({
    text: shown(text),
    isCorrect: sign === '=' || weight > 0,
  }));
  const type = choiceType(options);
  return { type, options, isPartial: type === 'multiple-choice' };
}

function pairOf({ text }: Part) {
  const at = text.indexOf('->');
  return { text: shown(text.slice(0, at)), match: shown(text.slice(at + 2)), isCorrect: true };
}
