import type { Difficulty } from '@sinau/contracts/study/question/imported.rules';
import type { QuizQuestionType } from '@sinau/contracts/study/question/question.rules';

/** Words for the kinds of questions, in the order of an import's advice. */
export const typeLabels: Readonly<Record<QuizQuestionType, string>> = {
  'single-choice': 'pilihan ganda',
  'multiple-choice': 'beberapa jawaban',
  'true-false': 'benar salah',
  'short-answer': 'isian',
  number: 'angka',
  matching: 'menjodohkan',
  essay: 'esai',
};
export const difficultyLabels: Readonly<Record<Difficulty, string>> = {
  easy: 'mudah',
  medium: 'sedang',
  hard: 'sulit',
};

const names = {
  type: ['jenis', 'jenis soal', 'tipe', 'tipe soal', 'type', 'question type'],
  text: ['pertanyaan', 'soal', 'question', 'question text'],
  key: [
    'kunci',
    'kunci jawaban',
    'jawaban',
    'jawaban benar',
    'answer',
    'correct answer',
    'correct answers',
    'correct answer(s)',
  ],
  points: ['poin', 'nilai', 'skor', 'points'],
  explanation: ['pembahasan', 'penjelasan', 'explanation', 'answer explanation'],
  tags: ['tag', 'tags'],
  difficulty: ['kesulitan', 'tingkat kesulitan', 'difficulty'],
} as const;
export type Column = keyof typeof names;

/** Header in lower case, without the hint that templates write after a name ('Question - max 120 characters'). */
const plain = (header: string) => header.toLowerCase().replace(/\s+/g, ' ').split(' - ')[0]!;

export const columnOf = (header: string): Column | undefined =>
  (Object.keys(names) as Column[]).find((column) => (names[column] as readonly string[]).includes(plain(header)));

const word = '(?:pilihan|opsi|jawaban|option|choice|answer) ';
const answerColumn = new RegExp(`^(?:(?:${word})?([a-j])|${word}(10|[1-9]))$`);

/** The letter of an answer's column: 'a', 'Pilihan A', 'Option 1'. */
export function answerLetter(header: string): string | undefined {
  const [, letter, number] = answerColumn.exec(plain(header)) ?? [];
  return letter ?? (number && letterAt(Number(number)));
}

/** Letter of a number, counted from 1. */
export const letterAt = (number: number) => 'abcdefghij'.charAt(number - 1);
