import { changed, leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import { plainEssay, type ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import {
  answerOf,
  maxAnswers,
  tooManyAnswers,
  feedbackNotes,
  isFull,
  noFullAnswer,
  percent,
  type Answer,
  type GiftAnswers,
} from './gift-answer.rules.ts';
import { giftNumber } from './gift-number.rules.ts';
import { giftText } from './gift-text.rules.ts';
import type { TextFormat } from './markup.ts';

/**
 * Returns the answers between the braces, with notes on those that a question cannot have; or why they cannot be read.
 */
export function answersOf(answers: string, format: TextFormat | null): GiftAnswers | string {
  if (answers === '') return { type: 'essay', options: [], essay: plainEssay, notes: [] };
  if (answers.startsWith('#')) return giftNumber(answers.slice(1), format);
  const [, verdict, feedback] = /^(t|true|f|false)\s*(#[^]*)?$/i.exec(answers) ?? [];
  if (verdict) return statementOf(verdict, feedback);
  const parts = answers.split(/(?=[~=])/);
  if (parts.length > maxAnswers) return tooManyAnswers;
  const read = parts.map((part) => answerOf(part, format));
  if (read.some(({ sign }) => sign !== '=' && sign !== '~')) return 'Tiap jawaban diawali = atau ~';
  const isPair = ({ source }: Answer) => source.includes('->');
  const isChoice = read.some(({ sign }) => sign === '~');
  if (!isChoice && read.every(isPair)) return pairsOf(read, format);
  if (!isChoice && read.some(isPair)) return 'Tulis tiap pasangan sebagai kiri -> kanan';
  const content = isChoice ? choicesOf(read) : acceptedOf(read);
  if (typeof content === 'string') return content;
  return { ...content, notes: [...content.notes, ...feedbackNotes(read.some(({ feedback }) => feedback !== ''))] };
}

function statementOf(verdict: string, feedback = ''): GiftAnswers {
  const isTrue = verdict.toLowerCase().startsWith('t');
  return {
    type: 'true-false',
    options: [
      { text: 'Benar', isCorrect: isTrue },
      { text: 'Salah', isCorrect: !isTrue },
    ],
    notes: feedbackNotes(/[^#\s]/.test(feedback)),
  };
}

/** Reads accepted answers, which are right or wrong as a whole, and are compared as they are written. */
function acceptedOf(read: readonly Answer[]): GiftAnswers | string {
  const [options, notes]: [ImportedQuestion['options'][number][], ImportNote[]] = [[], []];
  for (const answer of read) {
    const text = answer.text.replaceAll('\\*', '*');
    notes.push(...answer.notes);
    if (!isFull(answer))
      notes.push(
        leftOut(`Jawaban “${text}” bernilai ${percent(answer.weight)}, jadi tidak ikut: isian bernilai penuh atau nol`),
      );
    else if (/(?<!\\)\*/.test(answer.text))
      notes.push(leftOut(`Jawaban “${text}” tidak ikut: tanda * di Moodle berarti teks apa saja`));
    else options.push({ text, isCorrect: true });
  }
  return options.length > 0 ? { type: 'short-answer', options, notes } : noFullAnswer;
}

function choicesOf(read: readonly Answer[]): GiftAnswers | string {
  // Moodle allows one choice where any is marked by =, and several where only weights tell what is right.
  const isSingle = read.some(({ sign }) => sign === '=');
  const result = isSingle ? oneOf(read) : severalOf(read);
  if (typeof result === 'string') return result;
  const options = read.map((answer) => ({ text: answer.text, isCorrect: result.isRight(answer) }));
  return {
    type: result.type,
    options,
    isPartial: result.type === 'multiple-choice',
    notes: [...read.flatMap(({ notes }) => notes), ...result.notes],
  };
}

/** A choice with its weight in percent. */
type Weighed = Pick<Answer, 'text' | 'weight'>;
interface Choice {
  readonly type: 'single-choice' | 'multiple-choice';
  readonly isRight: (answer: Weighed) => boolean;
  readonly notes: readonly ImportNote[];
}

/** Reads choices of which one is chosen. */
export function oneOf(read: readonly Weighed[]): Choice | string {
  const full = read.filter(isFull);
  if (full.length === 0) return noFullAnswer;
  const notes = read
    .filter((answer) => !isFull(answer) && answer.weight !== 0)
    .map(({ text, weight }) => changed(`Pilihan “${text}” bernilai ${percent(weight)} di berkas, di sini 0`));
  if (full.length === 1) return { type: 'single-choice', isRight: isFull, notes };
  const several = changed(
    `Di berkas cukup memilih satu dari ${full.length} jawaban benar; di sini semuanya harus dipilih`,
  );
  return { type: 'multiple-choice', isRight: isFull, notes: [several, ...notes] };
}

/** Reads choices each of which has its share of the points. */
export function severalOf(read: readonly Weighed[]): Choice | string {
  const right = read.filter(({ weight }) => weight > 0);
  if (right.length === 0) return 'Tandai jawaban yang benar';
  const sum = right.reduce((total, { weight }) => total + weight, 0);
  const share = 100 / right.length;
  const isShare = (weight: number) => Math.abs(weight - share) < 1;
  if (!right.every(({ weight }) => isShare(weight)) && Math.abs(sum - 100) > 1)
    return `Bobot jawaban benar berjumlah ${percent(sum)}, seharusnya 100%`;
  const notes: ImportNote[] = [];
  if (!right.every(({ weight }) => isShare(weight)))
    notes.push(changed(`Bobot ${right.map(({ weight }) => percent(weight)).join(', ')} menjadi sama besar`));
  const wrong = read.filter(({ weight }) => weight <= 0);
  if (wrong.some(({ weight }) => !isShare(-weight)))
    notes.push(changed('Tiap pilihan yang salah mengurangi nilai sebesar satu jawaban benar'));
  return { type: 'multiple-choice', isRight: ({ weight }) => weight > 0, notes };
}

/**
 * Reads pairs. A right half without a left one is a distractor. Pairs have neither weights nor feedback, so their signs
 * are text.
 */
function pairsOf(read: readonly Answer[], format: TextFormat | null): GiftAnswers {
  const halves = read.map(({ source }) => {
    const at = source.indexOf('->');
    return [giftText(source.slice(0, at), format), giftText(source.slice(at + 2), null)] as const;
  });
  return {
    type: 'matching',
    options: halves.map(([left, right]) => ({ text: left.text, match: right.text, isCorrect: true })),
    isPartial: true,
    notes: halves.flatMap(([left, right]) => [...left.notes, ...right.notes]),
  };
}
