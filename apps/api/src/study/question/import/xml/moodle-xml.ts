import { leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import { plainEssay, plainQuestion } from '@sinau/contracts/study/question/imported.rules';
import { elementsIn, elementsNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';
import { textFormats, type TextFormat } from '../markup.ts';
import {
  acceptedAnswers,
  caseNote,
  feedbackNote,
  numberWithin,
  pairsOf,
  shuffleNote,
  singleChoice,
  titleNotes,
  weighedChoices,
  wholePoints,
  type ItemAnswers,
  type SourceItem,
} from './item.ts';
import { decoded, type SourcePictures } from './source-pictures.ts';
import type { SourceText, SourceTexts } from './source-texts.ts';
import { escapedAttribute } from './xml-html.ts';

const foreign: Readonly<Record<string, string>> = {
  description: 'Ini teks, bukan soal',
  cloze: 'Soal dengan beberapa isian (Cloze) belum ada di sini',
  calculated: 'Soal dengan angka acak belum ada di sini',
  calculatedsimple: 'Soal dengan angka acak belum ada di sini',
  calculatedmulti: 'Soal dengan angka acak belum ada di sini',
  ordering: 'Soal mengurutkan belum ada di sini',
  ddwtos: 'Soal menyeret kata belum ada di sini',
  ddmarker: 'Soal menyeret ke gambar belum ada di sini',
  ddimageortext: 'Soal menyeret ke gambar belum ada di sini',
  gapselect: 'Soal dengan beberapa daftar pilihan belum ada di sini',
};

/** Reads a question of Moodle XML. Its pictures are in it, in base64. */
export function readMoodleQuestion(node: XmlNode, texts: SourceTexts, pictures: SourcePictures): SourceItem {
  const child = (name: string, of: XmlNode = node) => elementsIn(of).find((one) => one.name === name);
  const words = (name: string) => textIn(child(name) ?? none).trim();
  const read = (of: XmlNode | undefined, as: (html: string, format: TextFormat | null) => SourceText) =>
    of ? as(htmlIn(of, pictures), formatOf(of)) : { text: '', notes: [] };
  const id = words('idnumber') || words('name');
  const asked = read(child('questiontext'), texts.ofQuestion);
  const type = node.attributes['type'] ?? '';
  const refuse = (question: string): SourceItem => ({ id, excerpt: asked.text || id, question, notes: [] });
  if (foreign[type]) return refuse(foreign[type]);
  const answers = answersOf(type, { node, read, texts });
  if (typeof answers === 'string') return refuse(answers);
  const { notes, ...content } = answers;
  const explanation = read(child('generalfeedback'), texts.plain);
  const { points, notes: pointNotes } = wholePoints(Number(words('defaultgrade') || '1'));
  const tags = elementsNamed(node, 'tag').map((tag) => texts.plain(textIn(tag), 'plain').text);
  return {
    id,
    excerpt: asked.text,
    question: {
      ...plainQuestion,
      text: asked.text,
      ...(asked.picture && { picture: asked.picture }),
      explanation: explanation.text,
      tags: [...new Set(tags.filter(Boolean))],
      ...content,
      points,
    },
    notes: [
      ...titleNotes(words('name'), asked.text, ''),
      ...asked.notes,
      ...notes,
      ...pointNotes,
      ...explanation.notes,
      ...otherNotes(node, type),
    ],
  };
}

const none: XmlNode = { name: '', attributes: {}, children: [] };

interface Parts {
  readonly node: XmlNode;
  readonly texts: SourceTexts;
  readonly read: (of: XmlNode | undefined, as: (html: string, format: TextFormat | null) => SourceText) => SourceText;
}

function answersOf(type: string, { node, read, texts }: Parts): ItemAnswers | string {
  const isTrue = (name: string, fallback: boolean) => {
    const value = textIn(elementsNamed(node, name)[0] ?? none).trim();
    return value === '' ? fallback : value === 'true' || value === '1';
  };
  const given = (as: (html: string, format: TextFormat | null) => SourceText) =>
    elementsNamed(node, 'answer').map((answer) => ({
      ...read(answer, as),
      weight: Number(answer.attributes['fraction'] ?? '0'),
      node: answer,
    }));
  switch (type) {
    case 'multichoice':
      return isTrue('single', true)
        ? singleChoice(given(texts.ofChoice))
        : weighedChoices(given(texts.ofChoice), false);
    case 'truefalse':
      return statementOf(given(texts.plain));
    case 'shortanswer': {
      const answers = given(texts.plain);
      const wild = answers.filter(({ text }) => /(?<!\\)\*/.test(text));
      const accepted = acceptedAnswers(
        answers
          .filter((answer) => !wild.includes(answer))
          .map(({ text, weight }) => ({ text: text.replaceAll('\\*', '*'), weight })),
      );
      if (typeof accepted === 'string') return accepted;
      const notes = wild.map(({ text }) =>
        leftOut(`Jawaban “${text}” tidak ikut: tanda * di Moodle berarti teks apa saja`),
      );
      return {
        ...accepted,
        notes: [
          ...answers.flatMap((one) => one.notes),
          ...accepted.notes,
          ...notes,
          ...(isTrue('usecase', false) ? [caseNote] : []),
        ],
      };
    }
    case 'numerical':
      return numberOf(given(texts.plain));
    case 'matching': {
      const pairs = elementsNamed(node, 'subquestion').map((one) => ({
        left: read(one, texts.plain),
        right: read(elementsNamed(one, 'answer')[0], (html) => texts.plain(html, 'plain')),
      }));
      const isWhole = ({ left }: (typeof pairs)[number]) => left.text !== '';
      return pairsOf(
        pairs.filter(isWhole),
        pairs.flatMap((pair, at) => (isWhole(pair) ? [] : { ...pair.right, at })),
        true,
      );
    }
    case 'essay': {
      const grader = read(elementsNamed(node, 'graderinfo')[0], texts.plain);
      const template = textIn(elementsNamed(node, 'responsetemplate')[0] ?? none).trim();
      return {
        type: 'essay',
        options: [],
        essay: { ...plainEssay, modelAnswer: grader.text },
        notes: [...grader.notes, ...(template ? [leftOut('Kerangka jawaban tidak ikut')] : [])],
      };
    }
    default:
      return `Jenis soal “${type}” belum ada di sini`;
  }
}

function statementOf(given: readonly { readonly text: string; readonly weight: number }[]): ItemAnswers | string {
  const right = given.find(({ weight }) => weight >= 99.9);
  if (!right) return 'Tandai jawaban yang benar';
  const isTrue = /^(?:true|benar)$/i.test(right.text);
  return {
    type: 'true-false',
    options: [
      { text: 'Benar', isCorrect: isTrue },
      { text: 'Salah', isCorrect: !isTrue },
    ],
    notes: [],
  };
}

function numberOf(
  given: readonly { readonly text: string; readonly weight: number; readonly node: XmlNode }[],
): ItemAnswers | string {
  const full = given.filter(({ weight }) => weight >= 99.9);
  if (full.length !== 1)
    return full.length === 0
      ? 'Tidak ada jawaban yang bernilai 100%'
      : 'Soal angka menerima satu angka atau satu rentang saja';
  const [{ text, node }] = full as [(typeof full)[number]];
  const tolerance = Number(textIn(elementsNamed(node, 'tolerance')[0] ?? none).trim() || '0');
  const read = text === '' ? 'Angka kuncinya tidak terbaca' : numberWithin(Number(text), Math.abs(tolerance));
  if (typeof read === 'string') return read;
  const partial = given.filter(({ weight }) => weight < 99.9);
  return {
    ...read,
    notes: partial.map((one) =>
      leftOut(
        `Jawaban “${one.text}” bernilai ${Math.round(one.weight)}%, jadi tidak ikut: angka bernilai penuh atau nol`,
      ),
    ),
  };
}

/** The text of a part, with its pictures in the place of their names. */
function htmlIn(part: XmlNode, pictures: SourcePictures): string {
  const html = textIn(elementsIn(part).find(({ name }) => name === 'text') ?? none);
  const files = elementsIn(part).filter(
    ({ name, attributes }) => name === 'file' && attributes['encoding'] === 'base64',
  );
  const own = new Map(
    files.map((file) => [file.attributes['name'] ?? '', pictures.embed(file.attributes['name'] ?? '', textIn(file))]),
  );
  return html.replace(/@@PLUGINFILE@@\/([^"'\s?#]+)/g, (whole, name: string) => {
    const address = own.get(decoded(name).split('/').at(-1)!);
    return address === undefined ? whole : escapedAttribute(address);
  });
}

function formatOf({ attributes }: XmlNode): TextFormat | null {
  const name = (attributes['format'] ?? '').replace(/^moodle_auto_format$/, 'moodle').replace(/^plain_text$/, 'plain');
  return textFormats.find((one) => one === name) ?? null;
}

function otherNotes(node: XmlNode, type: string): ImportNote[] {
  const isFilled = (...names: string[]) => elementsNamed(node, ...names).some((one) => textIn(one).trim() !== '');
  const isSet = (name: string) => /^(?:1|true)$/.test(textIn(elementsNamed(node, name)[0] ?? none).trim());
  const answers = elementsNamed(node, 'answer');
  const feedback = answers.some((answer) => elementsNamed(answer, 'feedback').some((one) => textIn(one).trim() !== ''));
  return [
    ...(feedback ? [feedbackNote] : []),
    ...(isFilled('correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback')
      ? [leftOut('Umpan balik menurut nilai tidak ikut')]
      : []),
    ...(isFilled('hint') ? [leftOut('Petunjuk (hint) tidak ikut')] : []),
    ...(isFilled('unit') ? [leftOut('Satuan angka tidak ikut')] : []),
    ...(isSet('shuffleanswers') && /^(?:multichoice|matching)$/.test(type) ? [shuffleNote] : []),
    ...(Number(textIn(elementsNamed(node, 'attachments')[0] ?? none)) > 0
      ? [leftOut('Lampiran jawaban tidak ikut')]
      : []),
  ];
}
