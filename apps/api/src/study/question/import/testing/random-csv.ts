import type { ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import type { SeededRandom } from '../../../../testing/seeded-random.ts';
import { phrase, phrases, plain, right, statement, wrong, type RandomSource, type Written } from './random-words.ts';

type Row = Omit<Written, 'source'> & { readonly cells: Readonly<Record<string, string>> };

const letters = ['a', 'b', 'c', 'd'];
const answerCells = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, index) => [letters[index]!, text]));

/**
 * A table of any separator, with columns in any order, and now and then a title, a column or cells that do not belong
 * there.
 */
export function csvFile(random: SeededRandom): Pick<RandomSource, 'questions' | 'notes'> & { text: string } {
  const separator = random.pick([';', ',', '\t', '|']);
  const [before, after] = [
    ['jenis', 'pertanyaan'],
    ['kunci', 'poin', 'pembahasan', 'tag', 'kesulitan'],
  ];
  const known = random.chance(0.5) ? [...before, ...letters, ...after] : [...after, ...letters, ...before];
  const columns = random.chance(0.3) ? ['gambar', ...known] : known;
  const cell = (text: string) =>
    text.includes(separator) || /["\n]/.test(text) || random.chance(0.2) ? `"${text.replaceAll('"', '""')}"` : text;
  const lineOf = (cells: readonly string[]) => `${cells.map(cell).join(separator)}\n`;
  const notes: string[] = [];
  const questions: RandomSource['questions'][number][] = [];
  let text = random.chance(0.2) ? `sep=${separator}\n` : '';
  if (random.chance(0.2)) {
    text += 'Bank soal kelas\n';
    notes.push('Baris di atas judul kolom tidak ikut: “Bank soal kelas”');
  }
  text += lineOf(columns);
  for (let count = random.int(1, 5); count > 0; count -= 1) {
    const { cells, ...row } = rowOf(random);
    const beyond = random.chance(0.1) ? ['lebih'] : [];
    questions.push({
      ...row,
      notes: [...row.notes, ...beyond.map((one) => `Isi di luar kolom berjudul tidak ikut: “${one}”`)],
      line: text.split('\n').length,
    });
    text += lineOf([...columns.map((column) => cells[column] ?? (column === 'gambar' ? 'x.png' : '')), ...beyond]);
    if (random.chance(0.1)) text += '\n';
  }
  if (columns.includes('gambar')) notes.push('Kolom “gambar” tidak ikut');
  return { text, questions, notes };
}

function rowOf(random: SeededRandom): Row {
  const [text, explanation] = [`${phrase(random)}${random.chance(0.2) ? '\nbaris kedua' : ''}`, phrase(random)];
  const points = random.int(1, 100);
  const isTwice = random.chance(0.2);
  const { cells, question, notes } = random.pick(rows)(random);
  const shared = { pertanyaan: text, pembahasan: explanation, poin: String(points), kesulitan: 'sulit' };
  return {
    cells: { ...shared, tag: isTwice ? 'x, y, x' : 'x,y', ...cells },
    question: question && { ...plain, ...question, text, explanation, points, tags: ['x', 'y'], difficulty: 'hard' },
    notes: question ? [...notes, ...(isTwice ? ['Tag yang sama ditulis sekali saja'] : [])] : [],
  };
}

type Answers = Pick<ImportedQuestion, 'type' | 'options'> & Partial<ImportedQuestion>;
interface Made {
  readonly cells: Readonly<Record<string, string>>;
  readonly question: Answers | null;
  readonly notes: readonly string[];
}

const rows: readonly ((random: SeededRandom) => Made)[] = [
  function single(random) {
    const texts = phrases(random, 3);
    const key = random.int(0, 2);
    return {
      cells: {
        jenis: random.pick(['', 'Pilihan ganda']),
        ...answerCells(texts),
        kunci: random.pick([letters[key]!, `${key + 1}`, texts[key]!]),
      },
      question: { type: 'single-choice', options: texts.map((one, index) => (index === key ? right : wrong)(one)) },
      notes: [],
    };
  },
  function several(random) {
    const [first, second, third] = phrases(random, 3) as [string, string, string];
    const kind = random.pick(['', 'beberapa jawaban', 'pilihan ganda']);
    return {
      cells: { jenis: kind, ...answerCells([first, second, third]), kunci: 'A, c' },
      question: { type: 'multiple-choice', isPartial: true, options: [right(first), wrong(second), right(third)] },
      notes:
        kind === 'pilihan ganda'
          ? ['Kuncinya lebih dari satu, jadi pilihan ganda ini menjadi soal dengan beberapa jawaban benar']
          : [],
    };
  },
  function trueOrFalse(random) {
    const isTrue = random.chance(0.5);
    const extra = random.chance(0.3) ? [phrase(random)] : [];
    return {
      cells: { jenis: 'benar salah', ...answerCells(extra), kunci: isTrue ? 'BENAR' : 'salah' },
      question: { type: 'true-false', options: statement(isTrue) },
      notes: extra.map((one) => `Jawaban “${one}” tidak ikut: pilihannya Benar dan Salah`),
    };
  },
  function accepted(random) {
    const [first, second] = phrases(random, 2) as [string, string];
    const isNamed = random.chance(0.3);
    return {
      cells: { jenis: 'isian', ...answerCells([first, second]), kunci: isNamed ? 'A' : '' },
      question: { type: 'short-answer', options: isNamed ? [right(first)] : [right(first), right(second)] },
      notes: isNamed ? [`Jawaban “${second}” tidak ikut: kunci tidak menyebutnya`] : [],
    };
  },
  function pairs(random) {
    const halves = phrases(random, 5, { isPlain: true });
    const [left, other, match, second, alone] = halves as [string, string, string, string, string];
    const hasKey = random.chance(0.2);
    return {
      cells: {
        jenis: 'menjodohkan',
        a: `${left} = ${match}`,
        b: `= ${alone}`,
        c: `${other}=${second}`,
        kunci: hasKey ? 'A' : '',
      },
      question: {
        type: 'matching',
        isPartial: true,
        options: [
          { ...right(left), match },
          { ...right(''), match: alone },
          { ...right(other), match: second },
        ],
      },
      notes: hasKey ? ['Kunci “A” tidak ikut: pasangannya sudah di kolom jawaban'] : [],
    };
  },
  function essay(random) {
    const modelAnswer = phrase(random);
    const hasAnswer = random.chance(0.2);
    return {
      cells: { jenis: 'esai', a: hasAnswer ? 'x' : '', kunci: modelAnswer },
      question: { type: 'essay', options: [], essay: { minWords: null, maxWords: null, modelAnswer } },
      notes: hasAnswer ? ['Isi kolom jawaban tidak ikut: esai tidak punya pilihan'] : [],
    };
  },
  function number(random) {
    const value = random.int(0, 999);
    return {
      cells: { jenis: 'angka', kunci: `${value},5 ± 0,25 kg` },
      question: { type: 'number', options: [], number: { value: value + 0.5, tolerance: 0.25, unit: 'kg' } },
      notes: [],
    };
  },
  function refused(random) {
    const cells = random.pick<Readonly<Record<string, string>>>([
      { jenis: 'gambar' },
      { a: 'x', b: 'y', kunci: 'C' },
      { a: 'x', b: 'y', kunci: '' },
      { a: 'x', kunci: 'A' },
      { a: 'x', b: 'y', kunci: 'A', poin: '0' },
      { jenis: 'menjodohkan', a: 'x = 1', b: 'y' },
      { a: 'x', b: 'caf\ufffd', kunci: 'A', jenis: 'angka' },
    ]);
    return { cells, question: null, notes: [] };
  },
];
