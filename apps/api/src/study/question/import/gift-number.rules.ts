import { leftOut } from '@sinau/contracts/core/import/import.rules';
import { numberAnswer, rangeAnswer } from '@sinau/contracts/study/question/imported.rules';
import {
  maxAnswers,
  tooManyAnswers,
  answerOf,
  feedbackNotes,
  isFull,
  noFullAnswer,
  percent,
  type GiftAnswers,
} from './gift-answer.rules.ts';
import { unescaped } from './gift-text.rules.ts';
import type { TextFormat } from './markup.ts';

/**
 * Reads a number with its tolerance (`3:0.5`), a range (`2.5..3.5`), or several of them with weights (`=3:0 =%50%3:1`).
 */
export function giftNumber(source: string, format: TextFormat | null): GiftAnswers | string {
  const parts = /[=~]/.test(source) ? source.trim().split(/(?=[~=])/) : [`=${source}`];
  if (parts.length > maxAnswers) return tooManyAnswers;
  const read = parts.map((part) => ({ ...answerOf(part, format), key: keyOf(part) }));
  if (read.some(({ sign }) => sign !== '=' && sign !== '~')) return 'Tiap jawaban diawali = atau ~';
  const full = read.filter((answer) => answer.sign === '=' && isFull(answer));
  if (full.length === 0) return noFullAnswer;
  if (full.length > 1) return 'Soal angka menerima satu angka atau satu rentang saja';
  const number = numberOf(full[0]!.key);
  if (!number) return `Angka “${full[0]!.key}” tidak terbaca. Tulis misalnya 3, 3:0.5, atau 2.5..3.5.`;
  const partial = read.filter((answer) => answer !== full[0] && answer.key !== '');
  return {
    ...number,
    options: [],
    notes: [
      ...partial.map(({ key, weight }) =>
        leftOut(`Jawaban “${key}” bernilai ${percent(weight)}, jadi tidak ikut: angka bernilai penuh atau nol`),
      ),
      ...feedbackNotes(read.some(({ feedback }) => feedback !== '')),
    ],
  };
}

/** Text between the weight and the feedback; a colon may be escaped. */
const keyOf = (part: string) => unescaped(/^.\s*(?:%[^%]*%)?([^#]*)/.exec(part)![1]!);

const figure = String.raw`([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?)`;
const single = new RegExp(String.raw`^${figure}\s*(?::\s*${figure})?$`, 'i');
const range = new RegExp(String.raw`^${figure}\s*\.\.\s*${figure}$`, 'i');

function numberOf(key: string) {
  const [, first, second] = single.exec(key) ?? [];
  const [, from, to] = range.exec(key) ?? [];
  const [one, other] = [first ?? from, second ?? to ?? '0'].map((text) => Number(text?.replace(',', '.')));
  if (!Number.isFinite(one) || !Number.isFinite(other)) return null;
  return from === undefined ? numberAnswer(one!, Math.abs(other!)) : rangeAnswer(one!, other!);
}
