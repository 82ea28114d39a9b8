import type { ImportFormat } from '@sinau/contracts/study/question/bank.rules';
import type { ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import type { SeededRandom } from '../../../../testing/seeded-random.ts';

/** A question as it is written, and its expected import: null where it is refused. */
export interface Written {
  readonly source: string;
  readonly question: ImportedQuestion | null;
  /** Notes of the report on it, in any order. */
  readonly notes: readonly string[];
}
/** A file with its correct import, known from how it was generated and not by reading it. */
export interface RandomSource {
  readonly name: string;
  readonly bytes: Buffer;
  readonly format: ImportFormat;
  readonly questions: readonly (Omit<Written, 'source'> & { readonly line: number; readonly origin?: string })[];
  /** Notes on lines that belong to no question, in any order. */
  readonly notes: readonly string[];
}

const words = [
  'lead',
  'berita',
  'Café',
  'crème',
  'Jum’at',
  'd’Ivoire',
  'nilai',
  'kata',
  '5W+1H',
  'R&D',
  '“apa”',
  'tidak',
];
/** Signs that have a meaning in one of the formats. */
const signs = [';', ',', '|', '"', 'a = b', '{x}', '~', 'C#', 'a:b', '\\', '1 < 2', '50%'];

/** A few words that no other text of the file repeats. */
export function phrase(random: SeededRandom, { isPlain = false } = {}): string {
  const parts = Array.from({ length: random.int(1, 4) }, () =>
    random.pick(isPlain || random.chance(0.7) ? words : signs),
  );
  return `Kata ${random.int(1, 999_999)} ${parts.join(' ')} akhir`;
}

export const phrases = (random: SeededRandom, count: number, options?: { isPlain?: boolean }) =>
  Array.from({ length: count }, () => phrase(random, options));

/** A question without explanation, tags and difficulty, worth a point. */
export const plain = {
  explanation: '',
  points: 1,
  isPartial: false,
  tags: [],
  difficulty: null,
} as const satisfies Partial<ImportedQuestion>;

export const right = (text: string) => ({ text, isCorrect: true });
export const wrong = (text: string) => ({ text, isCorrect: false });
export const statement = (isTrue: boolean) => [
  { text: 'Benar', isCorrect: isTrue },
  { text: 'Salah', isCorrect: !isTrue },
];
