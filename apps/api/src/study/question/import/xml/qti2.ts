import { changed, leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import { plainQuestion } from '@sinau/contracts/study/question/imported.rules';
import { elementNamed, elementsIn, elementsNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';
import { titleNotes, wholePoints, type ItemAnswers, type SourceItem } from './item.ts';
import { interactionAnswers } from './qti2-answers.ts';
import { declarationsOf, processingOf } from './qti2-scoring.ts';
import type { SourceTexts } from './source-texts.ts';
import { htmlOf } from './xml-html.ts';

/** Interactions that no kind of question has, in words. */
const foreign: Readonly<Record<string, string>> = {
  orderInteraction: 'mengurutkan',
  associateInteraction: 'menghubungkan dua-dua',
  gapMatchInteraction: 'menyeret ke isian',
  graphicGapMatchInteraction: 'menyeret ke gambar',
  graphicOrderInteraction: 'mengurutkan di gambar',
  graphicAssociateInteraction: 'menghubungkan di gambar',
  hotspotInteraction: 'menunjuk gambar',
  selectPointInteraction: 'menunjuk gambar',
  positionObjectInteraction: 'meletakkan gambar',
  hottextInteraction: 'menandai kata',
  sliderInteraction: 'penggeser',
  uploadInteraction: 'yang dijawab dengan berkas',
  drawingInteraction: 'menggambar',
  mediaInteraction: 'dengan media yang diputar',
  customInteraction: 'buatan aplikasi lain',
  portableCustomInteraction: 'buatan aplikasi lain',
};
const known = [
  'choiceInteraction',
  'inlineChoiceInteraction',
  'textEntryInteraction',
  'extendedTextInteraction',
  'matchInteraction',
];

/** Gap in a sentence, while its text is read. */
const gap = '\ue000';

/** Names of QTI 3.0 become those of 2.x: `qti-simple-choice` is `simpleChoice`, its `response-identifier` likewise. */
export function withQti2Names({ name, attributes, children }: XmlNode): XmlNode {
  const camel = (text: string) => text.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const isOwn = name.startsWith('qti-');
  return {
    name: isOwn ? camel(name.slice(4)) : name,
    attributes: isOwn
      ? Object.fromEntries(
          Object.entries(attributes).map(([key, value]) => [key.startsWith('data-') ? key : camel(key), value]),
        )
      : attributes,
    children: children.map((child) => (typeof child === 'string' ? child : withQti2Names(child))),
  };
}

/** Reads an item of QTI 2.x, or of 3.0 with the names of 2.x. */
export function readQti2Item(item: XmlNode, texts: SourceTexts): SourceItem {
  const { identifier: id = '', title = '' } = item.attributes;
  const body = elementNamed(item, 'itemBody');
  const interactions = body ? elementsNamed(body, ...known, ...Object.keys(foreign)) : [];
  const [interaction] = interactions;
  const asked = texts.ofQuestion(body ? bodyHtml(body, interaction) : '');
  const text = withGap(asked.text);
  const refuse = (question: string): SourceItem => ({ id, excerpt: text || title || id, question, notes: [] });
  if (!body) return refuse('Soal ini tidak punya isi');
  if (!interaction) return refuse('Ini teks, bukan soal');
  const other = interactions.find(({ name }) => foreign[name]);
  if (other) return refuse(`Soal ${foreign[other.name]} belum ada di sini`);
  if (interactions.length > 1) return refuse('Soal dengan beberapa bagian jawaban belum ada di sini');
  if (elementNamed(item, 'templateDeclaration')) return refuse('Soal dengan angka acak belum ada di sini');

  const declarations = declarationsOf(item);
  const processing = processingOf(item);
  const answers = interactionAnswers(interaction, { declarations, processing, texts });
  if (typeof answers === 'string') return refuse(answers);
  const { notes, bestScore, ...content } = answers;
  const { points, notes: pointNotes } = wholePoints(processing.maximum ?? bestScore ?? 1);
  const explained = elementsNamed(item, 'modalFeedback').map((node) => ({
    isGeneral: /^(?:general|solution|explanation)/i.test(node.attributes['identifier'] ?? ''),
    ...texts.plain(htmlOf(node.children)),
  }));
  const general = explained.filter(({ isGeneral }) => isGeneral);
  return {
    id,
    excerpt: text,
    question: {
      ...plainQuestion,
      text,
      ...(asked.picture && { picture: asked.picture }),
      explanation: general.map((one) => one.text).join('\n\n'),
      ...withModelAnswer(content, item, texts),
      points,
    },
    notes: [
      ...titleNotes(title, text, id),
      ...asked.notes,
      ...notes,
      ...pointNotes,
      ...general.flatMap((one) => one.notes),
      ...(explained.length > general.length ? [leftOut('Umpan balik menurut jawaban tidak ikut')] : []),
      ...otherNotes(item, content.type),
    ],
  };
}

/** Writes the body as HTML, with the prompt of its interaction in its place, and a gap where a word belongs. */
function bodyHtml(body: XmlNode, interaction: XmlNode | undefined) {
  const isInline = interaction?.name === 'textEntryInteraction' || interaction?.name === 'inlineChoiceInteraction';
  return htmlOf(body.children, (node) => {
    if (node === interaction) {
      const prompt = elementsIn(node).find(({ name }) => name === 'prompt');
      return isInline ? gap : `<div>${prompt ? htmlOf(prompt.children) : ''}</div>`;
    }
    if (node.name === 'rubricBlock' || /^feedback(?:Block|Inline)$/.test(node.name)) return '';
    if (node.name === 'object' && node.attributes['type']?.startsWith('image/'))
      return htmlOf([
        { name: 'img', attributes: { src: node.attributes['data'] ?? '', alt: textIn(node).trim() }, children: [] },
      ]);
    return undefined;
  });
}

/** A gap at the end of a text is the field below it. */
const withGap = (text: string) =>
  text
    .replace(new RegExp(`\\s*${gap}\\s*$`), '')
    .replace(new RegExp(` ?${gap} ?(?=(.?))`), (_, next: string) => ` _____${/[\p{L}\p{N}]/u.test(next) ? ' ' : ''}`)
    .trim();

/** Takes the rubric for graders of an essay as its model answer. */
function withModelAnswer<Content extends Omit<ItemAnswers, 'notes'>>(
  content: Content,
  item: XmlNode,
  texts: SourceTexts,
) {
  if (!content.essay) return content;
  const rubrics = elementsNamed(item, 'rubricBlock').filter(isForGraders);
  const modelAnswer = [content.essay.modelAnswer, ...rubrics.map((node) => texts.plain(htmlOf(node.children)).text)]
    .filter(Boolean)
    .join('\n\n');
  return { ...content, essay: { ...content.essay, modelAnswer } };
}
const isForGraders = ({ attributes }: XmlNode) => /\bscorer\b/.test(attributes['view'] ?? '');

function otherNotes(item: XmlNode, type: string): ImportNote[] {
  const has = (...names: string[]) => elementsNamed(item, ...names).length > 0;
  const rubrics = elementsNamed(item, 'rubricBlock').filter((node) => type !== 'essay' || !isForGraders(node));
  const kept = elementsNamed(item, 'rubricBlock').filter((node) => type === 'essay' && isForGraders(node));
  return [
    ...(rubrics.length > 0 ? [leftOut('Petunjuk (rubrik) tidak ikut')] : []),
    ...(kept.some((node) => elementsNamed(node, 'strong', 'b', 'em', 'i', 'table', 'img', 'a').length > 0)
      ? [changed('Format contoh jawaban menjadi teks biasa')]
      : []),
    ...(has('feedbackBlock', 'feedbackInline') ? [leftOut('Umpan balik di dalam soal tidak ikut')] : []),
    ...(has('assessmentStimulusRef') ? [leftOut('Teks bacaan bersama (stimulus) tidak ikut')] : []),
    ...(has('catalogInfo', 'apipAccessibility') ? [leftOut('Keterangan aksesibilitas tidak ikut')] : []),
    ...(has('stylesheet') ? [leftOut('Gaya tampilan (CSS) tidak ikut')] : []),
    ...(item.attributes['adaptive'] === 'true' ? [changed('Soal bertahap (adaptif) menjadi soal sekali jawab')] : []),
  ];
}
