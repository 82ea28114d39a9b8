import type { ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import type { SeededRandom } from '../../../../testing/seeded-random.ts';
import { phrase, phrases, plain, right, statement, wrong, type Written } from './random-words.ts';

interface Text {
  readonly source: string;
  readonly text: string;
  readonly notes: readonly string[];
}

const escaped = (text: string) => text.replace(/[~=#{}:\\]/g, '\\$&');
const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text in one of Moodle's formats; `isMarked` always names it, as it does after a question in HTML. */
function textOf(random: SeededRandom, isMarked = false): Text {
  const text = phrase(random, { isPlain: false });
  const html = (source: string, ...notes: string[]) => ({ source: `[html]${escaped(source)}`, text, notes });
  switch (random.pick(['none', 'plain', 'html', 'bold', 'picture'])) {
    case 'plain':
      return { source: `[plain]${escaped(text)}`, text, notes: [] };
    case 'html':
      return html(`<p dir="ltr">${inHtml(text)}</p>`);
    case 'bold':
      return html(`<p><b>${inHtml(text)}</b></p>`, 'Huruf tebal menjadi huruf biasa');
    case 'picture':
      return html(
        `<p>${inHtml(text)}<img src="@@PLUGINFILE@@/a%20b.png" /></p>`,
        'Gambar “a b.png” tidak ikut. Unggah lagi lewat Edit soal.',
      );
    default:
      return isMarked
        ? { source: `[plain]${escaped(text)}`, text, notes: [] }
        : { source: escaped(text), text, notes: [] };
  }
}

/** A question of GIFT with what Moodle writes around it; one in eight cannot be imported. */
export function giftQuestion(random: SeededRandom): Written {
  const asked = textOf(random);
  const { answers, question, notes } = random.pick(kinds)(random);
  const name = random.chance(0.4) ? phrase(random, { isPlain: true }) : '';
  const isTagged = random.chance(0.2);
  const explained = random.chance(0.3) && question ? textOf(random, true) : null;
  const source = [
    ...(isTagged ? ['// [id:7] [tag:lead] [tag:nilai berita]'] : []),
    `${name && `::${escaped(name)}::`}${asked.source}${answers === null ? '' : `{${answers}${explained ? `\n\t####${explained.source}` : ''}\n}`}`,
  ].join('\n');
  return {
    source,
    question: question && {
      ...plain,
      ...question,
      text: asked.text,
      explanation: explained?.text ?? '',
      tags: isTagged ? ['lead', 'nilai berita'] : [],
    },
    notes: question
      ? [
          ...new Set([
            ...(name ? [`Nama soal “${name}” tidak ikut`] : []),
            ...asked.notes,
            ...notes,
            ...(explained?.notes ?? []),
          ]),
        ]
      : [],
  };
}

interface Made {
  /** Text between the braces; null without them. */
  readonly answers: string | null;
  readonly question: (Pick<ImportedQuestion, 'type' | 'options'> & Partial<ImportedQuestion>) | null;
  readonly notes: readonly string[];
}

const feedbackNote = 'Umpan balik per jawaban tidak ikut';
/** Writes the answers, one a line, some with feedback. */
function written(random: SeededRandom, answers: readonly { sign: string; text: Text }[], notes: readonly string[]) {
  const hasFeedback = random.chance(0.4);
  return {
    answers: answers
      .map(({ sign, text }) => `\n\t${sign}${text.source}${hasFeedback ? '#[html]<p>Ya</p>' : ''}`)
      .join(''),
    notes: [...answers.flatMap(({ text }) => text.notes), ...notes, ...(hasFeedback ? [feedbackNote] : [])],
  };
}

const kinds: readonly ((random: SeededRandom) => Made)[] = [
  function accepted(random) {
    const full = Array.from({ length: random.int(1, 3) }, () => ({
      sign: random.pick(['=', '=%100%']),
      text: textOf(random, true),
    }));
    const partial = Array.from({ length: random.int(0, 3) }, () => ({
      weight: random.pick([0, 25, 50, 80]),
      text: textOf(random, true),
    }));
    const wildcard = { source: '[plain]*', text: '*', notes: [] };
    return {
      question: { type: 'short-answer', options: full.map(({ text }) => right(text.text)) },
      ...written(
        random,
        [
          ...full,
          ...partial.map(({ weight, text }) => ({ sign: `=%${weight}%`, text })),
          { sign: '=%0%', text: wildcard },
        ],
        [...partial, { weight: 0, text: wildcard }].map(
          ({ weight, text: { text } }) =>
            `Jawaban “${text}” bernilai ${weight}%, jadi tidak ikut: isian bernilai penuh atau nol`,
        ),
      ),
    };
  },
  function single(random) {
    const key = textOf(random, true);
    const others = Array.from({ length: random.int(1, 3) }, () => ({
      weight: random.pick([0, 50, -25]),
      text: textOf(random, true),
    }));
    return {
      question: {
        type: 'single-choice',
        options: [right(key.text), ...others.map(({ text }) => wrong(text.text))],
      },
      ...written(
        random,
        [
          { sign: '=', text: key },
          ...others.map(({ weight, text }) => ({ sign: weight === 0 ? '~' : `~%${weight}%`, text })),
        ],
        others
          .filter(({ weight }) => weight !== 0)
          .map(({ weight, text }) => `Pilihan “${text.text}” bernilai ${weight}% di berkas, di sini 0`),
      ),
    };
  },
  function eitherOfTwo(random) {
    const [first, second, third] = [textOf(random, true), textOf(random, true), textOf(random, true)];
    return {
      question: {
        type: 'multiple-choice',
        isPartial: true,
        options: [right(first.text), right(second.text), wrong(third.text)],
      },
      ...written(
        random,
        [
          { sign: '=', text: first },
          { sign: '=', text: second },
          { sign: '~', text: third },
        ],
        ['Di berkas cukup memilih satu dari 2 jawaban benar; di sini semuanya harus dipilih'],
      ),
    };
  },
  function several(random) {
    const count = random.int(1, 3);
    const texts = Array.from({ length: count + 1 }, () => textOf(random, true));
    const isUneven = count === 2 && random.chance(0.3);
    const isForgiving = random.chance(0.5);
    const weights = isUneven ? [70, 30] : texts.slice(1).map(() => Number((100 / count).toFixed(5)));
    const penalty = isForgiving ? 0 : -(100 / count);
    return {
      question: {
        type: 'multiple-choice',
        isPartial: true,
        options: texts.map(({ text }, index) => (index < count ? right : wrong)(text)),
      },
      ...written(
        random,
        texts.map((text, index) => ({ sign: `~%${index < count ? weights[index] : penalty.toFixed(5)}%`, text })),
        [
          ...(isUneven ? ['Bobot 70%, 30% menjadi sama besar'] : []),
          ...(isForgiving ? ['Tiap pilihan yang salah mengurangi nilai sebesar satu jawaban benar'] : []),
        ],
      ),
    };
  },
  function trueOrFalse(random) {
    const isTrue = random.chance(0.5);
    const hasFeedback = random.chance(0.3);
    const word = random.pick(isTrue ? ['T', 'TRUE'] : ['F', 'false']);
    return {
      answers: `${word}${hasFeedback ? '#Keliru#Tepat' : ''}`,
      question: { type: 'true-false', options: statement(isTrue) },
      notes: hasFeedback ? [feedbackNote] : [],
    };
  },
  function pairs(random) {
    const [left, other] = [textOf(random, true), textOf(random, true)];
    const [match, second, alone] = phrases(random, 3, { isPlain: true }) as [string, string, string];
    return {
      answers: `\n=${left.source} -> ${escaped(match)}\n=${other.source} -> ${escaped(second)}\n= -> ${escaped(alone)}`,
      question: {
        type: 'matching',
        isPartial: true,
        options: [
          { ...right(left.text), match },
          { ...right(other.text), match: second },
          { ...right(''), match: alone },
        ],
      },
      notes: [...left.notes, ...other.notes],
    };
  },
  function openOrNumber(random) {
    if (random.chance(0.5))
      return {
        answers: '',
        question: { type: 'essay', options: [], essay: { minWords: null, maxWords: null, modelAnswer: '' } },
        notes: [],
      };
    const value = random.int(-99, 99);
    const isPartial = random.chance(0.4);
    return {
      answers: isPartial ? `#\n=${value}:0.5\n=%50%${value}:2` : `#${value}:0.5`,
      question: { type: 'number', options: [], number: { value, tolerance: 0.5, unit: '' } },
      notes: isPartial ? [`Jawaban “${value}:2” bernilai 50%, jadi tidak ikut: angka bernilai penuh atau nol`] : [],
    };
  },
  function refused(random) {
    const answers = random.pick([
      null,
      '=%50%x =%0%y',
      '~%50%x ~y',
      '~x ~y',
      '=a -> b =c',
      '=a -> b = -> c',
      '=x ~y}\n{T',
      '#tiga',
      'x',
    ]);
    return { answers, question: null, notes: [] };
  },
];
