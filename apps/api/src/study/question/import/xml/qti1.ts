import { changed, leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import { plainEssay, plainQuestion } from '@sinau/contracts/study/question/imported.rules';
import { elementsIn, elementsNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';
import {
  acceptedAnswers,
  caseNote,
  feedbackNote,
  numberWithin,
  shuffleNote,
  titleNotes,
  wholePoints,
  type ItemAnswers,
  type SourceItem,
} from './item.ts';
import { materialHtml, materialOf } from './qti1-material.ts';
import { responseChoices, responsePairs, type Response } from './qti1-choices.ts';
import { comparedTexts, scoringOf, type Scoring } from './qti1-scoring.ts';
import type { SourceTexts } from './source-texts.ts';

/** Kinds of Canvas and Blackboard that a question cannot be, in the words of its refusal. */
const foreignKinds: Readonly<Record<string, string>> = {
  multiple_dropdowns_question: 'Soal dengan beberapa daftar pilihan belum ada di sini',
  fill_in_multiple_blanks_question: 'Soal dengan beberapa isian belum ada di sini',
  calculated_question: 'Soal dengan angka acak belum ada di sini',
  file_upload_question: 'Soal yang dijawab dengan berkas belum ada di sini',
  text_only_question: 'Ini teks, bukan soal',
  calculated: 'Soal dengan angka acak belum ada di sini',
  'file upload': 'Soal yang dijawab dengan berkas belum ada di sini',
  'fill in the blank plus': 'Soal dengan beberapa isian belum ada di sini',
  'jumbled sentence': 'Soal dengan beberapa daftar pilihan belum ada di sini',
  'hot spot': 'Soal menunjuk gambar belum ada di sini',
  ordering: 'Soal mengurutkan belum ada di sini',
};
const severalBlanks = 'Soal dengan beberapa isian belum ada di sini';

/** Reads an item of QTI 1.2, as Canvas, Blackboard, Respondus and others write it. */
export function readQti1Item(item: XmlNode, texts: SourceTexts): SourceItem {
  const id = item.attributes['ident'] ?? '';
  const fields = fieldsOf(item);
  const presentation = elementsNamed(item, 'presentation')[0];
  const asked = texts.ofQuestion(presentation ? materialHtml(presentation) : '');
  const refuse = (question: string): SourceItem => ({
    id,
    excerpt: asked.text || item.attributes['title'] || id,
    question,
    notes: [],
  });
  const kind = (fields.get('question_type') ?? fields.get('bbmd_questiontype') ?? '').toLowerCase();
  if (!presentation) return refuse('Soal ini tidak punya isi');
  if (foreignKinds[kind]) return refuse(foreignKinds[kind]);
  const scoring = scoringOf(item);
  const answers = answersOf(item, presentation, { kind, scoring, texts });
  if (typeof answers === 'string') return refuse(answers);
  const feedback = feedbackOf(item, answers, texts);
  const { points, notes: pointNotes } = wholePoints(pointsOf(fields, scoring));
  const { notes, ...content } = answers;
  const isShuffled = elementsNamed(presentation, 'render_choice').some(
    ({ attributes }) => attributes['shuffle']?.toLowerCase() === 'yes',
  );
  return {
    id,
    excerpt: asked.text,
    question: {
      ...plainQuestion,
      text: asked.text,
      ...(asked.picture && { picture: asked.picture }),
      ...content,
      ...feedback.content,
      points,
    },
    notes: [
      ...titleNotes(item.attributes['title'] ?? '', asked.text, id),
      ...asked.notes,
      ...notes,
      ...pointNotes,
      ...(isShuffled ? [shuffleNote] : []),
      ...feedback.notes,
      ...otherNotes(item, fields),
    ],
  };
}

/** The data of an item by name in lower case: those of its metadata, and Blackboard's elements. */
function fieldsOf(item: XmlNode): ReadonlyMap<string, string> {
  const [metadata] = elementsNamed(item, 'itemmetadata');
  if (!metadata) return new Map();
  const pairs = elementsNamed(metadata, 'qtimetadatafield').map(
    (field) =>
      [
        textIn(elementsNamed(field, 'fieldlabel')[0] ?? field)
          .trim()
          .toLowerCase(),
        textIn(elementsNamed(field, 'fieldentry')[0] ?? field).trim(),
      ] as const,
  );
  const own = elementsIn(metadata)
    .filter(({ name }) => name !== 'qtimetadata')
    .map((node) => [node.name.toLowerCase(), textIn(node).trim()] as const);
  return new Map([...own, ...pairs]);
}

function pointsOf(fields: ReadonlyMap<string, string>, { best }: Scoring) {
  const named = ['points_possible', 'qmd_absolutescore_max', 'qmd_weighting', 'cc_weighting'].flatMap(
    (name) => fields.get(name) || [],
  );
  if (named[0] !== undefined) return Number(named[0].replace(',', '.'));
  // A best score of 100 is a percentage where nothing else names the points.
  return best === null || best >= 100 ? 1 : best;
}

interface Parts {
  readonly kind: string;
  readonly scoring: Scoring;
  readonly texts: SourceTexts;
}

function answersOf(item: XmlNode, presentation: XmlNode, parts: Parts): ItemAnswers | string {
  const typed = elementsNamed(presentation, 'response_str', 'response_num');
  const chosen = elementsNamed(presentation, 'response_lid');
  if (elementsNamed(presentation, 'response_xy').length > 0) return 'Soal menunjuk gambar belum ada di sini';
  if (elementsNamed(presentation, 'response_grp').length > 0) return 'Soal mengelompokkan belum ada di sini';
  if ([...typed, ...chosen].some(({ attributes }) => attributes['rcardinality']?.toLowerCase() === 'ordered'))
    return 'Soal mengurutkan belum ada di sini';
  if (elementsNamed(presentation, 'render_slider', 'render_hotspot', 'render_extension').length > 0)
    return 'Soal dengan penggeser atau titik gambar belum ada di sini';
  if (typed.length + chosen.length === 0) return 'Ini teks, bukan soal';
  if (typed.length > 1 || (typed.length > 0 && chosen.length > 0)) return severalBlanks;
  if (typed.length === 1) return typedAnswers(item, typed[0]!, parts);
  const responses = responsesOf(presentation, chosen, parts.texts);
  return responses.length === 1
    ? responseChoices(responses[0]!, parts.scoring)
    : responsePairs(responses, parts.scoring);
}

function responsesOf(presentation: XmlNode, nodes: readonly XmlNode[], texts: SourceTexts): Response[] {
  const rights = blackboardRights(presentation);
  return nodes.map((node) => {
    const beside = node.attributes['ident'] ? blackboardLeft(presentation, node) : null;
    const isMatching = nodes.length > 1;
    return {
      id: node.attributes['ident'] ?? '',
      isSingle: (node.attributes['rcardinality'] ?? 'Single').toLowerCase() === 'single',
      text: texts.plain(materialHtml(node) || (isMatching && beside ? materialOf(beside) : '')),
      choices: elementsNamed(node, 'response_label').map((label, index) => {
        const html = materialHtml(label, { isWhole: true }) || (rights[index] ? materialOf(rights[index]) : '');
        return { id: label.attributes['ident'] ?? '', ...(isMatching ? texts.plain(html) : texts.ofChoice(html)) };
      }),
    };
  });
}

/** Blackboard writes the right halves of pairs into a block of their own, in the order of the options. */
const blackboardRights = (presentation: XmlNode) => {
  const block = elementsNamed(presentation, 'flow').find(
    ({ attributes }) => attributes['class'] === 'RIGHT_MATCH_BLOCK',
  );
  return block ? elementsIn(block).filter(({ name }) => name === 'flow') : [];
};

/** Blackboard writes the left half beside its response. */
const blackboardLeft = (presentation: XmlNode, response: XmlNode) => {
  const holder = elementsNamed(presentation, 'flow').findLast((flow) => elementsIn(flow).includes(response));
  if (holder?.attributes['class'] === 'RESPONSE_BLOCK') return null;
  return holder && elementsIn(holder).find((node) => node !== response && node.name === 'flow');
};

function typedAnswers(item: XmlNode, node: XmlNode, { kind, scoring, texts }: Parts): ItemAnswers | string {
  const bounds = ['vargte', 'vargt', 'varlte', 'varlt'];
  const compared = comparedTexts(scoring, ['varequal']);
  const fill = elementsNamed(node, 'render_fib')[0]?.attributes['fibtype']?.toLowerCase() ?? '';
  const hasBounds = scoring.rules.some(({ condition }) => elementsNamed(condition, ...bounds).length > 0);
  const isNumber =
    hasBounds ||
    node.name === 'response_num' ||
    /^(?:decimal|integer|scientific)$/.test(fill) ||
    kind.startsWith('numeric');
  if (isNumber && (hasBounds || compared.length > 0)) return numberOf(scoring, compared);
  if (compared.length === 0) {
    const contained = comparedTexts(scoring, ['varsubset', 'varsubstring']);
    return contained.length > 0
      ? 'Jawaban yang cukup memuat sebuah kata belum ada di sini'
      : { type: 'essay', options: [], essay: plainEssay, notes: [] };
  }
  const best = scoring.best ?? Math.max(...compared.map(({ score }) => score));
  const read = acceptedAnswers(
    compared.map(({ text, score }) => ({ text: texts.plain(text, 'plain').text, weight: (100 * score) / best })),
  );
  if (typeof read === 'string') return read;
  const contained = comparedTexts(scoring, ['varsubset', 'varsubstring']).map(({ text }) =>
    leftOut(`Jawaban yang memuat “${text}” tidak ikut`),
  );
  const isCased = compared.some(({ node: { attributes } }) => attributes['case']?.toLowerCase() === 'yes');
  return { ...read, notes: [...read.notes, ...contained, ...(isCased ? [caseNote] : [])] };
}

/** Reads a number with its bounds, as Canvas writes both: the exact value, or a range around it. */
function numberOf(scoring: Scoring, compared: ReturnType<typeof comparedTexts>): ItemAnswers | string {
  const numberIn = (node: XmlNode) => Number(textIn(node).trim().replace(',', '.'));
  const boundOf = (...names: string[]) => comparedTexts(scoring, names).map(({ node }) => numberIn(node));
  const lower = boundOf('vargte', 'vargt');
  const upper = boundOf('varlte', 'varlt');
  const exact = compared.map(({ node }) => numberIn(node));
  if (lower.length > 1 || upper.length > 1 || new Set(exact).size > 1)
    return 'Soal angka menerima satu angka atau satu rentang saja';
  const [from, to] = [lower[0], upper[0]];
  if (from === undefined && to === undefined) return numberWithin(exact[0] ?? Number.NaN);
  if (from === undefined || to === undefined) return 'Rentang angka tanpa batas belum ada di sini';
  const value = exact[0] ?? (from + to) / 2;
  const read = numberWithin(value, value - from, to - value);
  if (typeof read === 'string') return read;
  const isOpen = boundOf('vargt').length > 0 || boundOf('varlt').length > 0;
  return isOpen ? { ...read, notes: [changed('Angka di batas rentangnya ikut benar di sini')] } : read;
}

/** The general feedback of an item is the explanation of its question, and the solution of an essay its model answer. */
function feedbackOf(item: XmlNode, { type }: ItemAnswers, texts: SourceTexts) {
  const read = elementsNamed(item, 'itemfeedback')
    .map((node) => ({ kind: feedbackKind(node), ...texts.plain(materialHtml(node, { isWhole: true })) }))
    .filter(({ text, notes }) => text !== '' || notes.length > 0);
  const isModel = (kind: string) => type === 'essay' && kind === 'solution';
  const joined = (parts: typeof read) => parts.map(({ text }) => text).join('\n\n');
  const kept = read.filter(({ kind }) => kind !== 'other');
  const models = kept.filter(({ kind }) => isModel(kind));
  return {
    content: {
      explanation: joined(kept.filter(({ kind }) => !isModel(kind))),
      ...(models.length > 0 && { essay: { ...plainEssay, modelAnswer: joined(models) } }),
    },
    notes: [...kept.flatMap(({ notes }) => notes), ...(read.length > kept.length ? [feedbackNote] : [])],
  };
}

function feedbackKind(node: XmlNode): 'solution' | 'general' | 'other' {
  const id = node.attributes['ident'] ?? '';
  if (/^solution$/i.test(id) || elementsNamed(node, 'solution').length > 0) return 'solution';
  return /^general(?:_fb|_feedback)?$/i.test(id) ? 'general' : 'other';
}

function otherNotes(item: XmlNode, fields: ReadonlyMap<string, string>): ImportNote[] {
  const has = (...names: string[]) => elementsNamed(item, ...names).some((node) => textIn(node).trim() !== '');
  const named = [...fields].filter(([name, value]) => /keyword|topic|difficulty/.test(name) && value !== '');
  return [
    ...(has('hint') ? [leftOut('Petunjuk (hint) tidak ikut')] : []),
    ...(has('duration') ? [leftOut('Batas waktu soal tidak ikut')] : []),
    ...(has('rubric') ? [leftOut('Rubrik tidak ikut')] : []),
    ...named.map(([name, value]) => leftOut(`Data “${name}: ${value}” tidak ikut`)),
  ];
}
