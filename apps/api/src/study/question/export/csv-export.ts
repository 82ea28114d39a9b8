import type { QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import type { Cell } from '../../../platform/csv.ts';
import { difficultyLabels, typeLabels } from '../import/csv-columns.rules.ts';
import { guarded } from '../import/csv-guard.rules.ts';
import type { Exported } from './exported.ts';

const letters = [...'abcdefghij'];
/** The columns that the import reads. */
export const csvColumns = ['jenis', 'pertanyaan', ...letters, 'kunci', 'poin', 'pembahasan', 'tag', 'kesulitan'];

/** Writes a question as a row of the table that the import reads. */
export function csvRow(question: Exported): Cell[] {
  const { type, text, points, explanation, tags, difficulty } = question;
  const answers = answersOf(question);
  return [
    typeLabels[type],
    guarded(text),
    ...letters.map((_, index) => guarded(answers[index] ?? '')),
    guarded(keyOf(question)),
    points,
    guarded(explanation),
    guarded(tags.join(', ')),
    difficulty && difficultyLabels[difficulty],
  ];
}

const withoutAnswers: readonly QuizQuestionType[] = ['true-false', 'essay', 'number'];

function answersOf({ type, options }: Exported): string[] {
  if (withoutAnswers.includes(type)) return [];
  return options.map(({ text, match }) => (type === 'matching' ? `${text} = ${match ?? ''}` : text));
}

function keyOf({ type, options, essay, number }: Exported): string {
  if (type === 'essay') return essay?.modelAnswer ?? '';
  if (type === 'true-false') return options[0]?.isCorrect ? 'benar' : 'salah';
  if (type === 'number' && number) {
    const tolerance = number.tolerance > 0 ? ` ± ${figure(number.tolerance)}` : '';
    return `${figure(number.value ?? 0)}${tolerance}${number.unit && ` ${number.unit}`}`;
  }
  if (type === 'matching' || type === 'short-answer') return '';
  return options.flatMap(({ isCorrect }, index) => (isCorrect ? letters[index]!.toUpperCase() : [])).join(',');
}

const figure = (value: number) => String(value).replace('.', ',');
