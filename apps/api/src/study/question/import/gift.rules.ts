import { leftOut, type LineNote } from '@sinau/contracts/core/import/import.rules';
import {
  linesOf,
  plainQuestion,
  sorted,
  type Imported,
  type ReadQuestion,
} from '@sinau/contracts/study/question/imported.rules';
import { answersOf } from './gift-answers.rules.ts';
import { escaped, giftText, unescaped } from './gift-text.rules.ts';

interface Block {
  /** Line of its text, below its comments. */
  line: number;
  readonly lines: string[];
  readonly tags: string[];
}

/** Reads questions in Moodle's GIFT: choices, true or false, short answers, pairs and essays. */
export function parseGift(content: string): Imported {
  const { blocks, notes } = blocksOf(content);
  return sorted(blocks.map(readBlock), notes);
}

/**
 * Splits a text at empty lines. Comments and categories belong to no question; those of a question may name its tags.
 */
function blocksOf(content: string) {
  const blocks: Block[] = [];
  const notes: LineNote[] = [];
  const comments: number[] = [];
  let open: Block | null = null;
  for (const [index, raw] of linesOf(content).entries()) {
    const text = raw.trim();
    const line = index + 1;
    if (text === '') open = null;
    else if (text.startsWith('$CATEGORY:'))
      notes.push({ line, ...leftOut(`Kategori “${text.slice(10).trim()}” tidak ikut`) });
    else {
      if (!open) blocks.push((open = { line, lines: [], tags: [] }));
      const tags = text.startsWith('//') ? [...text.matchAll(/\[tag:([^[\]]+)\]/g)].map(([, tag]) => tag!.trim()) : [];
      open.tags.push(...tags);
      if (text.startsWith('//')) comments.push(...(tags.length > 0 ? [] : [line]));
      else if (open.lines.push(raw) === 1) open.line = line;
    }
  }
  if (comments.length > 0)
    notes.push({ line: comments[0]!, ...leftOut(`Catatan (//) tidak ikut: ${comments.length} baris`) });
  return { blocks: blocks.filter(({ lines }) => lines.length > 0), notes };
}

function readBlock({ line, lines, tags }: Block): ReadQuestion {
  const source = escaped(lines.join('\n'));
  const [, name = '', rest] = /^\s*(?:::([^]*?)::)?([^]*)$/.exec(source)!;
  const [begin, end] = [rest!.indexOf('{'), rest!.lastIndexOf('}')];
  const hasAnswers = begin >= 0 && end > begin;
  const before = hasAnswers ? rest!.slice(0, begin) : rest!;
  const after = hasAnswers ? rest!.slice(end + 1).trim() : '';
  // Text after the answers is the rest of a sentence with a gap.
  const { text, format, notes } = giftText(after ? `${before.trimEnd()} _____ ${after}` : before, null);
  const refused = (question: string) => ({ line, question, excerpt: text || unescaped(name) });
  if (!hasAnswers) return refused('Jawaban tidak ditemukan. Tulis di antara { dan }.');
  const inner = rest!.slice(begin + 1, end);
  if (/[{}]/.test(inner))
    return refused(
      'Ada lebih dari satu { } di soal ini. Beri baris kosong di antara soal, dan tulis kurung di dalam teks sebagai \\{ dan \\}.',
    );
  const [answers, ...explained] = inner.split('####');
  const read = answersOf(answers!.trim(), format);
  if (typeof read === 'string') return refused(read);
  const { notes: answerNotes, ...content } = read;
  const explanation = giftText(explained.join('####'), format);
  const title = unescaped(name);
  return {
    line,
    excerpt: text,
    question: {
      ...plainQuestion,
      text,
      explanation: explanation.text,
      tags: [...new Set(tags)],
      ...content,
    },
    notes: [
      ...(title && title !== text ? [leftOut(`Nama soal “${title}” tidak ikut`)] : []),
      ...notes,
      ...answerNotes,
      ...explanation.notes,
    ],
  };
}
