import { changed, leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import { numberAnswer, plainEssay } from '@sinau/contracts/study/question/imported.rules';
import { elementsIn, elementsNamed, type XmlNode } from '../../../../platform/xml.ts';
import {
  acceptedAnswers,
  caseNote,
  feedbackNote,
  keyedChoices,
  numberWithin,
  pairsOf,
  shuffleNote,
  singleChoice,
  weighedChoices,
  type ItemAnswers,
} from './item.ts';
import type { Declaration, Processing } from './qti2-scoring.ts';
import type { SourceTexts } from './source-texts.ts';
import { htmlOf } from './xml-html.ts';

interface Parts {
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly processing: Processing;
  readonly texts: SourceTexts;
}
interface Asked extends Omit<Parts, 'declarations'> {
  readonly declaration: Declaration;
  readonly usesMapping: boolean;
}
type Scored = ItemAnswers & { readonly bestScore?: number };

const customNote = changed('Aturan penilaian khusus tidak ikut; jawaban dinilai dari kuncinya');

/** Reads the answers of an interaction, with the most points that its mapping gives. */
export function interactionAnswers(node: XmlNode, { declarations, processing, texts }: Parts): Scored | string {
  const declaration = declarations.get(node.attributes['responseIdentifier'] ?? '') ?? unknown;
  const usesMapping = declaration.mapped !== null && (processing.usesMapping || declaration.correct.length === 0);
  const read = readerOf(node)(node, { declaration, processing, texts, usesMapping });
  if (typeof read === 'string') return read;
  const notes = [...read.notes];
  if (processing.isCustom && read.type !== 'essay') notes.push(customNote);
  if (node.attributes['shuffle'] === 'true') notes.push(shuffleNote);
  return { ...read, notes };
}

const unknown: Declaration = {
  cardinality: 'single',
  baseType: 'string',
  correct: [],
  mapped: null,
  fallback: 0,
  upperBound: null,
};

function readerOf({ name }: XmlNode): (node: XmlNode, asked: Asked) => Scored | string {
  if (name === 'textEntryInteraction') return typedOf;
  if (name === 'extendedTextInteraction') return essayOf;
  return name === 'matchInteraction' ? pairsIn : choicesOf;
}

function choicesOf(node: XmlNode, { declaration, texts, usesMapping }: Asked): Scored | string {
  const isSingle = declaration.cardinality === 'single';
  const notes: ImportNote[] = [];
  const choices = elementsNamed(node, 'simpleChoice', 'inlineChoice').map((choice) => {
    if (elementsNamed(choice, 'feedbackInline').length > 0) notes.push(feedbackNote);
    const html = htmlOf(choice.children, ({ name }) => (name === 'feedbackInline' ? '' : undefined));
    return { id: choice.attributes['identifier'] ?? '', ...texts.ofChoice(html) };
  });
  const limit = Number(node.attributes['maxChoices'] ?? 1);
  if (!isSingle && limit > 1 && limit < choices.length) notes.push(leftOut('Batas banyaknya pilihan tidak ikut'));
  if (!usesMapping) {
    const key = declaration.correct;
    if (key.length === 0) return 'Tandai jawaban yang benar';
    const read = keyedChoices(
      choices.map((choice) => ({ ...choice, isCorrect: key.includes(choice.id) })),
      isSingle,
    );
    return { ...read, notes: [...read.notes, ...notes] };
  }
  const valueOf = (id: string) => declaration.mapped!.find(({ key }) => key === id)?.value ?? declaration.fallback;
  const values = choices.map(({ id }) => valueOf(id));
  const positive = values.filter((value) => value > 0);
  const sum = isSingle ? Math.max(0, ...positive) : positive.reduce((total, value) => total + value, 0);
  const best = declaration.upperBound === null ? sum : Math.min(sum, declaration.upperBound);
  if (best <= 0) return 'Tandai jawaban yang benar';
  const weighed = choices.map((choice, index) => ({ ...choice, weight: (100 * values[index]!) / best }));
  const read = isSingle ? singleChoice(weighed) : weighedChoices(weighed, false);
  return typeof read === 'string' ? read : { ...read, bestScore: best, notes: [...read.notes, ...notes] };
}

function typedOf(node: XmlNode, asked: Asked): Scored | string {
  const { declaration, texts, usesMapping } = asked;
  const pattern = node.attributes['patternMask'] ? [leftOut('Pola isian tidak ikut')] : [];
  if (/^(?:float|integer)$/.test(declaration.baseType)) {
    const read = numberOf(asked);
    if (typeof read === 'string') return read;
    const unit = node.attributes['data-unit'] ?? '';
    return { ...read, ...(unit && { number: { ...read.number!, unit } }), notes: [...read.notes, ...pattern] };
  }
  const mapped = usesMapping ? declaration.mapped!.filter(({ value }) => value > 0) : [];
  const best = Math.max(0, ...mapped.map(({ value }) => value));
  const answers = usesMapping
    ? mapped.map(({ key, value }) => ({ text: texts.plain(key, 'plain').text, weight: (100 * value) / best }))
    : declaration.correct.map((key) => ({ text: texts.plain(key, 'plain').text, weight: 100 }));
  const read = acceptedAnswers(answers);
  if (typeof read === 'string') return read;
  const isCased = usesMapping ? mapped.some((one) => one.isCased) : true;
  return {
    ...read,
    ...(node.attributes['data-punctuation'] === 'true' && { isPunctuationCounted: true }),
    ...(usesMapping && { bestScore: best }),
    notes: [...read.notes, ...(isCased ? [caseNote] : []), ...pattern],
  };
}

function numberOf({ declaration, processing: { tolerance }, usesMapping }: Asked): ItemAnswers | string {
  const keys = usesMapping
    ? declaration.mapped!.filter(({ value }) => value > 0).map(({ key }) => key)
    : declaration.correct;
  if (keys.length !== 1)
    return keys.length === 0 ? 'Tulis angka yang benar' : 'Soal angka menerima satu angka atau satu rentang saja';
  const value = Number(keys[0]!.replace(',', '.'));
  if (keys[0] === '' || !Number.isFinite(value)) return 'Angka kuncinya tidak terbaca';
  if (!tolerance || tolerance.values.length === 0) return { ...numberAnswer(value), notes: [] };
  const [below, above] = [tolerance.values[0]!, tolerance.values[1] ?? tolerance.values[0]!].map((one) =>
    tolerance.isRelative ? (Math.abs(value) * one) / 100 : one,
  );
  return numberWithin(value, below, above);
}

function essayOf(node: XmlNode, { declaration, texts }: Asked): Scored {
  const words = (name: string) => {
    const count = Number(node.attributes[name] ?? '');
    return Number.isInteger(count) && count >= 1 && count <= 2_000 ? count : null;
  };
  const modelAnswer = declaration.correct.map((one) => texts.plain(one, 'plain').text).join('\n');
  return {
    type: 'essay',
    options: [],
    essay: { ...plainEssay, minWords: words('data-min-words'), maxWords: words('data-max-words'), modelAnswer },
    notes: node.attributes['patternMask'] ? [leftOut('Pola isian tidak ikut')] : [],
  };
}

function pairsIn(node: XmlNode, { declaration, texts, usesMapping }: Asked): Scored | string {
  const [first, second] = elementsIn(node)
    .filter(({ name }) => name === 'simpleMatchSet')
    .map((set) =>
      elementsNamed(set, 'simpleAssociableChoice').map((choice) => ({
        id: choice.attributes['identifier'] ?? '',
        ...texts.plain(htmlOf(choice.children)),
      })),
    );
  if (!first || !second) return 'Pasangannya tidak terbaca';
  const entries = usesMapping
    ? declaration.mapped!.filter(({ value }) => value > 0)
    : declaration.correct.map((key) => ({ key, value: 1 }));
  const ids = entries.map(({ key }) => key.split(/\s+/));
  const rightsOf = (left: string) =>
    second.filter(({ id }) =>
      ids.some(([one, other]) => (one === left && other === id) || (other === left && one === id)),
    );
  const pairs = first.map((left) => ({ left, rights: rightsOf(left.id) }));
  if (pairs.some(({ rights }) => rights.length > 1)) return 'Ada baris dengan beberapa pasangan yang benar';
  const used = new Set(pairs.flatMap(({ rights }) => rights));
  const read = pairsOf(
    pairs.map(({ left, rights }) => ({ left, right: rights[0] ?? null })),
    second.flatMap((right, at) => (used.has(right) ? [] : { ...right, at })),
    usesMapping,
  );
  const values = entries.map(({ value }) => value);
  const isUneven = values.some((value) => Math.abs(value - values[0]!) > Math.abs(values[0]!) / 50);
  const isPunished = usesMapping && (declaration.fallback < 0 || declaration.mapped!.some(({ value }) => value < 0));
  return {
    ...read,
    ...(usesMapping && { bestScore: values.reduce((sum, value) => sum + value, 0) }),
    notes: [
      ...read.notes,
      ...(isUneven ? [changed('Bobot tiap pasangan menjadi sama besar')] : []),
      ...(isPunished ? [changed('Pasangan yang salah tidak mengurangi nilai di sini')] : []),
    ],
  };
}
