import { excerptOf } from '@sinau/contracts/core/import/import.rules';
import { isChoice } from '@sinau/contracts/study/question/question.rules';
import { xmlText as xml } from '../../../platform/xml-text.ts';
import type { Exported } from './exported.ts';

const namespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const schema = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd';

const attribute = (text: string) => xml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** Writes a text as HTML. Spaces that HTML would fold keep their places in preformatted text. */
function html(text: string): string {
  if (/[ \t]{2}|(?:^|\n)[ \t]|[ \t](?:\n|$)|\t/.test(text)) return `<pre>${xml(text)}</pre>`;
  return `<p>${xml(text).replaceAll('\n', '<br/>')}</p>`;
}

/** Writes a question as an item of QTI 3.0. Its pictures lie in `folder`, seen from the item. */
export function qtiItem(question: Exported, identifier: string, folder = '../'): string {
  const { text, points, explanation, type, picture } = question;
  const title = excerptOf(text);
  const isScored = type !== 'essay';
  const feedback =
    explanation === ''
      ? ''
      : `  <qti-modal-feedback outcome-identifier="FEEDBACK" show-hide="show" identifier="general"><qti-content-body>${html(explanation)}</qti-content-body></qti-modal-feedback>\n`;
  const show =
    explanation === ''
      ? ''
      : '  <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"><qti-default-value><qti-value>general</qti-value></qti-default-value></qti-outcome-declaration>\n';
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} ${schema}" identifier="${identifier}" title="${attribute(title)}" adaptive="false" time-dependent="false" xml:lang="id">
${declarationOf(question)}  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="${points}"${isScored ? '' : ' external-scored="human"'}><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>
${show}  <qti-item-body>
    ${html(text)}
${picture ? `    <p>${imageOf(picture, folder)}</p>\n` : ''}${interactionOf(question, folder)}  </qti-item-body>
${isScored ? processingOf(question) : ''}${feedback}</qti-assessment-item>
`;
}

const imageOf = ({ name, alt }: { name: string; alt: string }, folder: string) =>
  `<img src="${attribute(folder + name)}" alt="${attribute(alt)}"/>`;

const choiceId = (index: number) => `C${index + 1}`;
const isMapped = ({ type, isPartial }: Exported) => type === 'short-answer' || isPartial;

function declarationOf(question: Exported): string {
  const { type, options, number } = question;
  const [cardinality, baseType] =
    type === 'matching'
      ? ['multiple', 'directedPair']
      : isChoice(type)
        ? [type === 'multiple-choice' ? 'multiple' : 'single', 'identifier']
        : ['single', type === 'number' ? 'float' : 'string'];
  const keys =
    type === 'number'
      ? [String(number?.value ?? 0)]
      : type === 'essay'
        ? []
        : options.flatMap((option, index) => keyOf(type, option, index));
  const values = (type === 'short-answer' ? keys.slice(0, 1) : keys).map((key) => `<qti-value>${xml(key)}</qti-value>`);
  const correct = values.length > 0 ? `<qti-correct-response>${values.join('')}</qti-correct-response>` : '';
  const mapping = isMapped(question) ? mappingOf(question, keys) : '';
  return `  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${baseType}">${correct}${mapping}</qti-response-declaration>\n`;
}

function keyOf(
  type: Exported['type'],
  { text, isCorrect, match }: Exported['options'][number],
  index: number,
): string[] {
  if (type === 'short-answer') return [text];
  if (type === 'matching') return text === '' || match === undefined ? [] : [`L${index + 1} R${index + 1}`];
  return isCorrect ? [choiceId(index)] : [];
}

function mappingOf({ type, options, points }: Exported, keys: readonly string[]): string {
  const share = type === 'short-answer' ? points : Number((points / Math.max(1, keys.length)).toFixed(6));
  const entries = keys.map(
    (key) =>
      `<qti-map-entry map-key="${attribute(key)}" mapped-value="${share}"${type === 'short-answer' ? ' case-sensitive="false"' : ''}/>`,
  );
  // A wrong choice costs as much as a right one earns, as in our quizzes.
  const wrong =
    type === 'multiple-choice'
      ? options.flatMap(({ isCorrect }, index) =>
          isCorrect ? [] : `<qti-map-entry map-key="${choiceId(index)}" mapped-value="${-share}"/>`,
        )
      : [];
  return `<qti-mapping lower-bound="0" upper-bound="${points}" default-value="0">${[...entries, ...wrong].join('')}</qti-mapping>`;
}

function interactionOf(question: Exported, folder: string): string {
  const { type, options, number, essay, isPunctuationCounted } = question;
  if (type === 'essay') {
    const words = [
      essay?.minWords ? ` data-min-words="${essay.minWords}"` : '',
      essay?.maxWords ? ` data-max-words="${essay.maxWords}"` : '',
    ].join('');
    const model = essay?.modelAnswer
      ? `    <qti-rubric-block view="scorer" use="scoring"><qti-content-body>${html(essay.modelAnswer)}</qti-content-body></qti-rubric-block>\n`
      : '';
    return `    <qti-extended-text-interaction response-identifier="RESPONSE"${words}/>\n${model}`;
  }
  if (type === 'number' || type === 'short-answer') {
    const unit = number?.unit ? ` data-unit="${attribute(number.unit)}"` : '';
    const signs = isPunctuationCounted ? ' data-punctuation="true"' : '';
    return `    <p><qti-text-entry-interaction response-identifier="RESPONSE"${unit}${signs}/></p>\n`;
  }
  if (type === 'matching') return matchOf(options);
  const limit = type === 'multiple-choice' ? 0 : 1;
  const choices = options.map(({ text, picture }, index) => {
    const image = picture ? imageOf(picture, folder) : '';
    return `      <qti-simple-choice identifier="${choiceId(index)}">${image}${text === '' ? '' : html(text)}</qti-simple-choice>\n`;
  });
  return `    <qti-choice-interaction response-identifier="RESPONSE" max-choices="${limit}">\n${choices.join('')}    </qti-choice-interaction>\n`;
}

function matchOf(options: Exported['options']): string {
  const choice = (id: string, text: string) =>
    `        <qti-simple-associable-choice identifier="${id}" match-max="1">${html(text)}</qti-simple-associable-choice>\n`;
  const lefts = options.map(({ text }, index) => (text === '' ? '' : choice(`L${index + 1}`, text)));
  const rights = options.map(({ match = '' }, index) => choice(`R${index + 1}`, match));
  const set = (choices: readonly string[]) =>
    `      <qti-simple-match-set>\n${choices.join('')}      </qti-simple-match-set>\n`;
  return `    <qti-match-interaction response-identifier="RESPONSE" max-associations="0">\n${set(lefts)}${set(rights)}    </qti-match-interaction>\n`;
}

function processingOf(question: Exported): string {
  const { type, points, number } = question;
  const variable = '<qti-variable identifier="RESPONSE"/>';
  if (isMapped(question))
    return `  <qti-response-processing><qti-set-outcome-value identifier="SCORE"><qti-map-response identifier="RESPONSE"/></qti-set-outcome-value></qti-response-processing>\n`;
  const tolerance = number?.tolerance ?? 0;
  const condition =
    type === 'number' && tolerance > 0
      ? `<qti-equal tolerance-mode="absolute" tolerance="${tolerance} ${tolerance}">${variable}<qti-correct identifier="RESPONSE"/></qti-equal>`
      : `<qti-match>${variable}<qti-correct identifier="RESPONSE"/></qti-match>`;
  return `  <qti-response-processing><qti-response-condition><qti-response-if>${condition}<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${points}</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>\n`;
}

interface ManifestItem {
  readonly path: string;
  readonly question: Exported;
}
const levels = { easy: 'easy', medium: 'medium', hard: 'difficult' } as const;

/** Writes the manifest of a package: its items in their order, with their keywords, difficulty and pictures. */
export function qtiManifest(items: readonly ManifestItem[]): string {
  const resources = items.map(({ path, question }, index) => {
    const pictures = new Set(
      [question.picture, ...question.options.map(({ picture }) => picture)].flatMap((picture) => picture?.name ?? []),
    );
    const files = [path, ...pictures].map((href) => `      <file href="${attribute(href)}"/>\n`).join('');
    return `    <resource identifier="R${index + 1}" type="imsqti_item_xmlv3p0" href="${path}">\n${metadataOf(question)}${files}    </resource>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" xmlns:lom="https://purl.imsglobal.org/spec/md/v1p3/schema/xsd/imsmd_loose_v1p3p2" identifier="bank-soal">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
  <organizations/>
  <resources>
${resources.join('')}  </resources>
</manifest>
`;
}

function metadataOf({ tags, difficulty }: Exported): string {
  if (tags.length === 0 && !difficulty) return '';
  const keywords = tags.map((tag) => `<lom:keyword><lom:string language="id">${xml(tag)}</lom:string></lom:keyword>`);
  const level = difficulty
    ? `<lom:educational><lom:difficulty><lom:source>LOMv1.0</lom:source><lom:value>${levels[difficulty]}</lom:value></lom:difficulty></lom:educational>`
    : '';
  return `      <metadata><lom:lom><lom:general>${keywords.join('')}</lom:general>${level}</lom:lom></metadata>\n`;
}
