import { excerptOf } from '@sinau/contracts/core/import/import.rules';
import { writeNumber } from '@sinau/contracts/core/typed/number.rules';
import { xmlText as xml } from '../../../platform/xml-text.ts';
import { lossesIn, unwritable } from './export-losses.ts';
import type { Exported } from './exported.ts';

/** Name that texts of QTI in a cartridge have for the folder of their own file. */
const folder = '$IMS-CC-FILEBASE$../';

const profiles = {
  'single-choice': 'cc.multiple_choice.v0p1',
  'multiple-choice': 'cc.multiple_response.v0p1',
  'true-false': 'cc.true_false.v0p1',
  'short-answer': 'cc.fib.v0p1',
  essay: 'cc.essay.v0p1',
} as const;
type Profiled = Exported & { readonly type: keyof typeof profiles };
const isProfiled = (question: Exported): question is Profiled => Object.hasOwn(profiles, question.type);

/**
 * Returns a question as a cartridge can hold it, with what is lost on the way: what differs when an import reads it
 * again. Null for a kind that cartridges do not have.
 */
export async function cartridgeQuestion(
  question: Exported,
): Promise<{ readonly question: Profiled; readonly losses: readonly string[] } | null> {
  const typed = asTyped(question);
  if (!isProfiled(typed)) return null;
  const { readXmlItem } = await import('../import/xml/xml-source.ts');
  const pictures = [typed.picture, ...typed.options.map(({ picture }) => picture)];
  const { tags, difficulty } = typed;
  const read = await readXmlItem(
    assessmentOf([cartridgeItem(typed, 'item')]),
    { tags, difficulty, isRounded: false },
    pictures.flatMap((picture) => picture?.name ?? []),
  );
  const losses = lossesIn(typed, read);
  if (losses.includes(unwritable)) return null;
  const notes = typed === question ? [] : ['Soal angka menjadi isian singkat, tanpa toleransi dan satuan'];
  return { question: typed, losses: [...notes, ...losses] };
}

const assessmentOf = (items: readonly string[]) =>
  `<questestinterop><assessment ident="kuis" title="Kuis"><section ident="root_section">${items.join('')}</section></assessment></questestinterop>`;

/** Cartridges have no questions for a number: its accepted answers are how people here write it, and how machines do. */
function asTyped(question: Exported): Exported {
  const { number, ...rest } = question;
  if (question.type !== 'number' || typeof number?.value !== 'number') return question;
  const texts = [...new Set([writeNumber(number.value), String(number.value)])];
  return { ...rest, type: 'short-answer', options: texts.map((text) => ({ text, isCorrect: true })) };
}

/** Writes a question as an item of QTI 1.2 in the profile of Common Cartridge. */
export function cartridgeItem(question: Profiled, identifier: string): string {
  const { type, text, points, explanation, picture, essay } = question;
  const byHand = field('qmd_scoringpermitted', 'Yes') + field('qmd_computerscored', 'No');
  const shown =
    explanation === ''
      ? ''
      : '<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>';
  const feedback = [
    ...(explanation === '' ? [] : [`<itemfeedback ident="general_fb">${flow(explanation)}</itemfeedback>`]),
    ...(essay?.modelAnswer
      ? [
          `<itemfeedback ident="solution"><solution><solutionmaterial>${flow(essay.modelAnswer)}</solutionmaterial></solution></itemfeedback>`,
        ]
      : []),
  ];
  return `<item ident="${identifier}" title="${xml(excerptOf(text))}">
<itemmetadata><qtimetadata>${field('cc_profile', profiles[type])}${field('cc_weighting', String(points))}${type === 'essay' ? byHand : ''}</qtimetadata></itemmetadata>
<presentation>${material(text, picture)}${responseOf(question)}</presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${shown}${rulesOf(question)}</resprocessing>
${feedback.join('')}</item>
`;
}

const flow = (text: string) => `<flow_mat>${material(text)}</flow_mat>`;
const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;

/** Texts are HTML, since only that holds a picture; spaces that it would fold keep their places in preformatted text. */
function material(text: string, picture?: Exported['picture']): string {
  const isSpaced = /[ \t]{2}|(?:^|\n)[ \t]|[ \t](?:\n|$)|\t/.test(text);
  const words = isSpaced ? `<pre>${xml(text)}</pre>` : `<p>${xml(text).replaceAll('\n', '<br/>')}</p>`;
  const image = picture ? `<p><img src="${xml(folder + picture.name)}" alt="${xml(picture.alt)}"/></p>` : '';
  return `<material><mattext texttype="text/html">${xml((text === '' ? '' : words) + image)}</mattext></material>`;
}

const choiceId = (index: number) => `C${index + 1}`;

function responseOf({ type, options }: Profiled): string {
  if (type === 'essay' || type === 'short-answer')
    return `<response_str ident="response1" rcardinality="Single"><render_fib/></response_str>`;
  const labels = options.map(
    ({ text, picture }, index) =>
      `<response_label ident="${choiceId(index)}">${material(text, picture)}</response_label>`,
  );
  const cardinality = type === 'multiple-choice' ? 'Multiple' : 'Single';
  return `<response_lid ident="response1" rcardinality="${cardinality}"><render_choice>${labels.join('')}</render_choice></response_lid>`;
}

function rulesOf({ type, options }: Profiled): string {
  const rule = (condition: string) =>
    `<respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`;
  const equal = (value: string, rest = '') => `<varequal respident="response1"${rest}>${xml(value)}</varequal>`;
  if (type === 'essay') return '';
  if (type === 'short-answer') return options.map(({ text }) => rule(equal(text, ' case="No"'))).join('');
  const parts = options.map(({ isCorrect }, index) => {
    const chosen = equal(choiceId(index));
    return isCorrect ? chosen : type === 'multiple-choice' ? `<not>${chosen}</not>` : '';
  });
  return rule(type === 'multiple-choice' ? `<and>${parts.join('')}</and>` : parts.join(''));
}
