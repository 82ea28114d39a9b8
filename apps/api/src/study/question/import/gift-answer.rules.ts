import { leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import type { ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import { decimal } from '@sinau/format';
import { giftText } from './gift-text.rules.ts';
import type { TextFormat } from './markup.ts';

/** Answers between the braces of a question, with notes on those that a question cannot have. */
export type GiftAnswers = Pick<ImportedQuestion, 'type' | 'options' | 'essay' | 'number'> & {
  readonly isPartial?: boolean;
  readonly notes: readonly ImportNote[];
};

/** One answer after its sign. */
export interface Answer {
  readonly sign: string;
  /** Weight in percent. */
  readonly weight: number;
  /** Source text after its sign. */
  readonly source: string;
  readonly text: string;
  readonly feedback: string;
  readonly notes: readonly ImportNote[];
}

export const feedbackNotes = (isThere: boolean) => (isThere ? [leftOut('Umpan balik per jawaban tidak ikut')] : []);

export function answerOf(part: string, format: TextFormat | null): Answer {
  const sign = part.charAt(0);
  const source = part.slice(1);
  const [, weight, text, feedback] = /^\s*(?:%(-?\d+(?:[.,]\d+)?)%)?([^#]*)(?:#([^]*))?$/.exec(source)!;
  const fallback = sign === '=' ? 100 : 0;
  return {
    sign,
    weight: weight === undefined ? fallback : Number(weight.replace(',', '.')),
    source,
    feedback: feedback?.trim() ?? '',
    ...giftText(text!, format),
  };
}

export const percent = (weight: number) => `${decimal(weight)}%`;
export const isFull = ({ weight }: Pick<Answer, 'weight'>) => weight >= 99.9;
export const noFullAnswer = 'Tidak ada jawaban yang bernilai 100%';
/** Exceeds the limit of any question, so that the report on one question is bounded. */
export const maxAnswers = 50;
export const tooManyAnswers = `Paling banyak ${maxAnswers} jawaban`;
