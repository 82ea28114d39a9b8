import type { ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import { points as pointsOf } from '@sinau/format';
import type { SeededRandom } from '../../../../testing/seeded-random.ts';
import { phrase, phrases, plain, right, statement, wrong, type RandomSource } from './random-words.ts';
import { xmlWriters, type XmlDialect, type XmlQuestion } from './xml-writers.ts';

const percent = (weight: number) => `${Math.round(weight)}%`;
type Content = Pick<XmlQuestion, 'kind' | 'answers'> & {
  readonly question: Pick<ImportedQuestion, 'type' | 'options'> & Partial<ImportedQuestion>;
  readonly notes: readonly string[];
};

/** A file of QTI 1.2, 2.2 or 3.0, or of Moodle XML; one item in ten cannot be imported. */
export function xmlFile(random: SeededRandom): Omit<RandomSource, 'name' | 'bytes'> & { text: string } {
  const dialect = random.pick(['qti1', 'qti2', 'qti3', 'moodle'] as const);
  // An item of QTI 2 and 3 is a file of its own.
  const count = dialect === 'qti1' || dialect === 'moodle' ? random.int(1, 5) : 1;
  const items = Array.from({ length: count }, (_, index) => item(random, dialect, `butir-${index + 1}`));
  return {
    text: xmlWriters[dialect].file(items.map(({ xml }) => xml)),
    format: dialect === 'moodle' ? 'moodle-xml' : 'qti',
    questions: items.map(({ xml: _xml, ...written }, index) => ({ ...written, line: index + 1 })),
    notes: dialect === 'qti1' ? ['Nama dan pengaturan kuis “Kuis” tidak ikut'] : [],
  };
}

function item(random: SeededRandom, dialect: XmlDialect, id: string) {
  const writer = xmlWriters[dialect];
  if (random.chance(0.1)) return { xml: writer.refused(id), question: null, notes: [], origin: id };
  const { question, notes, ...content } = random.pick(dialect === 'moodle' ? shared : [...shared, whole])(random);
  const text = phrase(random);
  const look = random.pick(['plain', 'bold', 'picture'] as const);
  const points = random.chance(0.2) ? random.int(1, 9) + 0.5 : random.int(1, 100);
  const title = random.chance(0.4) ? phrase(random, { isPlain: true }) : '';
  const explanation = random.chance(0.4) ? phrase(random) : '';
  const hasFeedback = random.chance(0.3) && content.answers.length > 0;
  // Moodle shuffles no statements.
  const isShuffled = random.chance(0.3) && ['single', 'several', 'pairs'].includes(content.kind);
  const written = { id, text, look, points, title, explanation, hasFeedback, isShuffled, ...content };
  const all = [
    ...(title ? [`Nama soal “${title}” tidak ikut`] : []),
    ...(look === 'bold' ? ['Huruf tebal menjadi huruf biasa'] : []),
    ...(look === 'picture' ? ['Gambar “a b.png” tidak ikut. Unggah lagi lewat Edit soal.'] : []),
    ...(Number.isInteger(points) ? [] : [`Poin ${pointsOf(points)} menjadi ${Math.round(points)}`]),
    ...(hasFeedback ? [writer.feedbackNote] : []),
    ...(isShuffled ? ['Pengacakan jawaban tidak ikut: aturannya ada di kuis'] : []),
    ...notes,
  ];
  return {
    xml: writer.item(written),
    question: { ...plain, ...question, text, explanation, points: Math.round(points) },
    notes: [...new Set(all)],
    origin: id,
  };
}

const shared: readonly ((random: SeededRandom) => Content)[] = [
  function single(random) {
    const [key, ...others] = phrases(random, random.int(2, 4)) as [string, ...string[]];
    const weights = others.map(() => random.pick([0, 0, 50, -25]));
    return {
      kind: 'single',
      answers: [{ text: key, weight: 100 }, ...others.map((text, index) => ({ text, weight: weights[index]! }))],
      question: { type: 'single-choice', options: [right(key), ...others.map(wrong)] },
      notes: others.flatMap((text, index) =>
        weights[index] === 0 ? [] : `Pilihan “${text}” bernilai ${percent(weights[index]!)} di berkas, di sini 0`,
      ),
    };
  },
  function several(random) {
    const count = random.int(2, 3);
    const texts = phrases(random, count + random.int(1, 2));
    const isForgiving = random.chance(0.5);
    const share = 100 / count;
    return {
      kind: 'several',
      answers: texts.map((text, index) => ({ text, weight: index < count ? share : isForgiving ? 0 : -share })),
      question: {
        type: 'multiple-choice',
        isPartial: true,
        options: texts.map((text, index) => (index < count ? right : wrong)(text)),
      },
      notes: isForgiving ? ['Tiap pilihan yang salah mengurangi nilai sebesar satu jawaban benar'] : [],
    };
  },
  function trueOrFalse(random) {
    const isTrue = random.chance(0.5);
    return {
      kind: 'statement',
      answers: ['Benar', 'Salah'].map((text, index) => ({ text, weight: (index === 0) === isTrue ? 100 : 0 })),
      question: { type: 'true-false', options: statement(isTrue) },
      notes: [],
    };
  },
  function typed(random) {
    const full = phrases(random, random.int(1, 3));
    const partial = phrases(random, random.int(0, 2));
    return {
      kind: 'typed',
      answers: [...full.map((text) => ({ text, weight: 100 })), ...partial.map((text) => ({ text, weight: 50 }))],
      question: { type: 'short-answer', options: full.map(right) },
      notes: partial.map((text) => `Jawaban “${text}” bernilai 50%, jadi tidak ikut: isian bernilai penuh atau nol`),
    };
  },
  function number(random) {
    const value = random.int(-99, 99);
    return {
      kind: 'number',
      answers: [{ text: String(value), weight: 100 }],
      question: { type: 'number', options: [], number: { value, tolerance: 0.5, unit: '' } },
      notes: [],
    };
  },
  function pairs(random) {
    const lefts = phrases(random, random.int(2, 4));
    const rights = phrases(random, lefts.length);
    const alone = random.chance(0.5) ? phrases(random, 1) : [];
    return {
      kind: 'pairs',
      answers: [
        ...lefts.map((left, index) => ({ left, text: rights[index]!, weight: 100 / lefts.length })),
        ...alone.map((text) => ({ left: '', text, weight: 0 })),
      ],
      question: {
        type: 'matching',
        isPartial: true,
        options: [
          ...lefts.map((left, index) => ({ ...right(left), match: rights[index]! })),
          ...alone.map((match) => ({ ...right(''), match })),
        ],
      },
      notes: [],
    };
  },
  function essay() {
    return {
      kind: 'essay',
      answers: [],
      question: { type: 'essay', options: [], essay: { minWords: null, maxWords: null, modelAnswer: '' } },
      notes: [],
    };
  },
];

function whole(random: SeededRandom): Content {
  const count = random.int(1, 3);
  const texts = phrases(random, count + 1);
  return {
    kind: 'whole',
    answers: texts.map((text, index) => ({ text, weight: index < count ? 100 : 0 })),
    question: { type: 'multiple-choice', options: texts.map((text, index) => (index < count ? right : wrong)(text)) },
    notes: [],
  };
}
