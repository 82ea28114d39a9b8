import { readCsv, type CsvRow } from './csv-rows.rules.ts';
import {
  choiceType,
  plainEssay,
  plainQuestion,
  sorted,
  type Difficulty,
  type Imported,
  type ImportedQuestion,
} from './imported.rules.ts';
import type { QuizQuestionType } from './question.rules.ts';

const columns = {
  type: ['jenis', 'type'],
  text: ['pertanyaan', 'soal', 'question'],
  key: ['kunci', 'jawaban', 'answer'],
  points: ['poin', 'points'],
  explanation: ['pembahasan', 'explanation'],
  tags: ['tag', 'tags'],
  difficulty: ['kesulitan', 'difficulty'],
} as const;
type Column = keyof typeof columns;

const kinds = new Map<string, QuizQuestionType>([
  ['pilihan ganda', 'single-choice'],
  ['beberapa jawaban', 'multiple-choice'],
  ['benar salah', 'true-false'],
  ['isian', 'short-answer'],
  ['menjodohkan', 'matching'],
  ['esai', 'essay'],
]);
const levels = new Map<string, Difficulty>([
  ['mudah', 'easy'],
  ['sedang', 'medium'],
  ['sulit', 'hard'],
]);

/** A table to begin with, as the screen offers it. */
export const csvTemplate = [
  'jenis;pertanyaan;a;b;c;d;kunci;poin;pembahasan;tag;kesulitan',
  'pilihan ganda;Apa yang dijawab lead?;Hal terpenting;Latar belakang;Penutup;;A;1;Lead memuat hal terpenting.;lead;mudah',
  'beberapa jawaban;Mana yang termasuk nilai berita?;Kedekatan;Dampak;Panjang tulisan;;A,B;2;;nilai berita;sedang',
  'benar salah;Lead selalu satu kalimat.;;;;;salah;1;;lead;mudah',
  'isian;Apa nama paragraf pembuka berita?;Lead;Teras berita;;;;1;;lead;sedang',
  'menjodohkan;Pasangkan tiap unsur dengan artinya.;Siapa = Tokoh;Kapan = Waktu;;;;2;;5W+1H;sulit',
  'esai;Tulis lead dari peristiwa di lingkunganmu.;;;;;Menjawab apa, siapa, kapan, dan di mana.;10;;lead;sulit',
  '',
].join('\r\n');

/** Questions of a table whose first row names its columns; the columns `a` to `j` hold the answers. */
export function parseCsv(content: string): Imported {
  const [header, ...rows] = readCsv(content);
  if (!header) return { questions: [], errors: [] };
  const names = header.cells.map((cell) => cell.toLowerCase());
  const place = (column: Column) => names.findIndex((name) => (columns[column] as readonly string[]).includes(name));
  if (place('text') < 0)
    return { questions: [], errors: [{ line: header.line, message: 'Kolom “pertanyaan” tidak ada di baris pertama' }] };
  return sorted(
    rows.map((row) => {
      const cell = (column: Column) => row.cells[place(column)] ?? '';
      return { line: row.line, question: questionOf(cell, answersOf(row, names)) };
    }),
  );
}

/** The filled cells of the columns `a` to `j`, with their letters. */
const answersOf = ({ cells }: CsvRow, names: readonly string[]) =>
  names.flatMap((letter, index) => {
    const text = cells[index] ?? '';
    return /^[a-j]$/.test(letter) && text !== '' ? [{ letter, text }] : [];
  });

type Cells = (column: Column) => string;
type Answers = ReturnType<typeof answersOf>;

function questionOf(cell: Cells, answers: Answers): ImportedQuestion | string {
  const kind = cell('type').toLowerCase();
  const type = kind === '' ? 'single-choice' : kinds.get(kind);
  if (!type) return `Jenis “${kind}” tidak dikenal. Pakai: ${[...kinds.keys()].join(', ')}.`;
  const points = Number(cell('points') || '1');
  if (!Number.isInteger(points) || points < 1 || points > 100) return 'Poin diisi angka 1 sampai 100';
  const level = cell('difficulty').toLowerCase();
  if (level !== '' && !levels.has(level)) return `Kesulitan diisi: ${[...levels.keys()].join(', ')}`;
  const read = optionsOf(type, cell('key').toLowerCase(), answers);
  if (typeof read === 'string') return read;
  const tags = cell('tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return {
    ...plainQuestion,
    // A key of several letters makes several right answers, whatever the kind says or leaves out.
    type: type === 'single-choice' ? choiceType(read) : type,
    text: cell('text'),
    options: read,
    explanation: cell('explanation'),
    points,
    isPartial: type === 'matching' || type === 'multiple-choice',
    tags: [...new Set(tags)],
    difficulty: levels.get(level) ?? null,
    // What would be the key is what a good answer says.
    ...(type === 'essay' && { essay: { ...plainEssay, modelAnswer: cell('key') } }),
  };
}

function optionsOf(type: QuizQuestionType, key: string, answers: Answers): ImportedQuestion['options'] | string {
  if (type === 'true-false') {
    if (key !== 'benar' && key !== 'salah') return 'Kunci diisi: benar atau salah';
    return ['Benar', 'Salah'].map((text) => ({ text, isCorrect: text.toLowerCase() === key }));
  }
  if (type === 'essay') return [];
  if (type === 'short-answer') return answers.map(({ text }) => ({ text, isCorrect: true }));
  if (type === 'matching')
    return answers.map(({ text }) => {
      const at = text.indexOf('=');
      const [left, right] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
      return { text: left.trim(), match: right.trim(), isCorrect: true };
    });
  const letters = key.split(/[\s,]+/).filter(Boolean);
  const unknown = letters.find((letter) => !answers.some((answer) => answer.letter === letter));
  if (unknown) return `Kunci ${unknown.toUpperCase()} tidak ada di antara jawabannya`;
  return answers.map(({ letter, text }) => ({ text, isCorrect: letters.includes(letter) }));
}
