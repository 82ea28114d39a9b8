interface Answer {
  /** First half of a pair; empty for a distractor. */
  readonly left?: string;
  readonly text: string;
  /** Weight in percent. */
  readonly weight: number;
}
/** A question as a file of XML has it. */
export interface XmlQuestion {
  readonly id: string;
  readonly kind: 'single' | 'several' | 'whole' | 'statement' | 'typed' | 'number' | 'pairs' | 'essay';
  readonly title: string;
  readonly text: string;
  readonly look: 'plain' | 'bold' | 'picture';
  readonly points: number;
  readonly answers: readonly Answer[];
  readonly explanation: string;
  readonly hasFeedback: boolean;
  readonly isShuffled: boolean;
}
export type XmlDialect = keyof typeof xmlWriters;
interface Writer {
  readonly file: (items: readonly string[]) => string;
  readonly item: (question: XmlQuestion) => string;
  /** An item of a kind that is refused. */
  readonly refused: (id: string) => string;
  readonly feedbackNote: string;
}

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const htmlOf = ({ text, look }: Pick<XmlQuestion, 'text' | 'look'>) =>
  `<p>${look === 'bold' ? `<b>${xml(text)}</b>` : xml(text)}${look === 'picture' ? '<img src="hilang/a%20b.png" alt=""/>' : ''}</p>`;

const material = (html: string) => `<material><mattext texttype="text/html">${xml(html)}</mattext></material>`;
const plainMaterial = (text: string) => `<material><mattext texttype="text/plain">${xml(text)}</mattext></material>`;
const condition = (inner: string, value: number, action: string, rest = '') =>
  `<respcondition continue="${action === 'Add' ? 'Yes' : 'No'}"><conditionvar>${inner}</conditionvar><setvar varname="SCORE" action="${action}">${value}</setvar>${rest}</respcondition>`;
const equal = (value: string, response = 'r') => `<varequal respident="${response}">${xml(value)}</varequal>`;
const itemFeedback = (id: string, html: string) =>
  `<itemfeedback ident="${id}"><flow_mat>${material(html)}</flow_mat></itemfeedback>`;

const qti1: Writer = {
  feedbackNote: 'Umpan balik per jawaban tidak ikut',
  file: (items) =>
    `<?xml version="1.0"?>\n<questestinterop>\n<assessment ident="k" title="Kuis"><section>\n${items.join('\n')}\n</section></assessment></questestinterop>`,
  refused: (id) =>
    `<item ident="${id}"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>calculated_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>${plainMaterial('x')}</presentation></item>`,
  item(question) {
    const { id, title, points, explanation, hasFeedback } = question;
    const { response, rules } = qti1Answers(question);
    return (
      `<item ident="${id}" title="${xml(title)}"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>${points}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>` +
      `<presentation>${material(htmlOf(question))}${response}</presentation><resprocessing><outcomes><decvar varname="SCORE" vartype="Decimal" minvalue="0" maxvalue="100"/></outcomes>${rules}</resprocessing>` +
      `${explanation && itemFeedback('general_fb', `<p>${xml(explanation)}</p>`)}${hasFeedback ? itemFeedback('0_fb', 'Ya') : ''}</item>`
    );
  },
};

function qti1Answers({ kind, answers, isShuffled }: XmlQuestion): { response: string; rules: string } {
  const shuffle = isShuffled ? ' shuffle="Yes"' : '';
  const labels = answers.map(
    ({ text }, index) => `<response_label ident="${index}">${plainMaterial(text)}</response_label>`,
  );
  const typed = (type = '') => `<response_str ident="r"><render_fib${type}/></response_str>`;
  const chosen = (response: string, beside = '') =>
    `<response_lid ident="${response}" rcardinality="${kind === 'several' || kind === 'whole' ? 'Multiple' : 'Single'}">${beside}<render_choice${shuffle}>${labels.join('')}</render_choice></response_lid>`;
  const weighed = (action: string, name: (index: number) => string) =>
    answers.map(({ weight }, index) => (weight === 0 ? '' : condition(equal(name(index)), weight, action))).join('');
  switch (kind) {
    case 'essay':
      return { response: typed(), rules: '' };
    case 'number': {
      const value = Number(answers[0]!.text);
      const bounds = `<or>${equal(String(value))}<and><vargte respident="r">${value - 0.5}</vargte><varlte respident="r">${value + 0.5}</varlte></and></or>`;
      return { response: typed(' fibtype="Decimal"'), rules: condition(bounds, 100, 'Set') };
    }
    case 'typed':
      return { response: typed(), rules: weighed('Set', (index) => answers[index]!.text) };
    case 'pairs':
      return {
        response: answers.map(({ left }, index) => (left ? chosen(`r${index}`, plainMaterial(left)) : '')).join(''),
        rules: answers
          .map(({ left, weight }, index) => (left ? condition(equal(String(index), `r${index}`), weight, 'Add') : ''))
          .join(''),
      };
    case 'whole': {
      const all = answers.map(({ weight }, index) =>
        weight > 0 ? equal(String(index)) : `<not>${equal(String(index))}</not>`,
      );
      return { response: chosen('r'), rules: condition(`<and>${all.join('')}</and>`, 100, 'Set') };
    }
    default:
      return { response: chosen('r'), rules: weighed(kind === 'several' ? 'Add' : 'Set', String) };
  }
}

const mapEntries = (entries: readonly (readonly [key: string, value: number])[]) =>
  `<mapping defaultValue="0">${entries.map(([key, value]) => `<mapEntry mapKey="${xml(key)}" mappedValue="${value}"/>`).join('')}</mapping>`;
const correct = (...keys: readonly string[]) =>
  `<correctResponse>${keys.map((key) => `<value>${xml(key)}</value>`).join('')}</correctResponse>`;
const template = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`;

const qti2: Writer = {
  feedbackNote: 'Umpan balik menurut jawaban tidak ikut',
  file: ([item]) => `<?xml version="1.0"?>\n${item}`,
  refused: (id) =>
    `<assessmentItem identifier="${id}"><itemBody><orderInteraction responseIdentifier="R"><prompt>x</prompt></orderInteraction></itemBody></assessmentItem>`,
  item(question) {
    const { id, title, points, explanation, hasFeedback, kind } = question;
    const { declaration, interaction, processing } = qti2Answers(question);
    const [cardinality, baseType] =
      kind === 'pairs'
        ? ['multiple', 'directedPair']
        : kind === 'typed' || kind === 'essay'
          ? ['single', 'string']
          : kind === 'number'
            ? ['single', 'float']
            : [kind === 'several' || kind === 'whole' ? 'multiple' : 'single', 'identifier'];
    const feedback = (name: string, text: string) =>
      `<modalFeedback outcomeIdentifier="F" showHide="show" identifier="${name}"><p>${xml(text)}</p></modalFeedback>`;
    return (
      `<assessmentItem identifier="${id}" title="${xml(title)}" adaptive="false" timeDependent="false"><responseDeclaration identifier="R" cardinality="${cardinality}" baseType="${baseType}">${declaration}</responseDeclaration>` +
      `<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="${points}"/><itemBody>${htmlOf(question)}${interaction}</itemBody>${processing}` +
      `${explanation && feedback('general', explanation)}${hasFeedback ? feedback('C0', 'Ya') : ''}</assessmentItem>`
    );
  },
};

function qti2Answers({ kind, answers, points, isShuffled }: XmlQuestion) {
  const shuffle = isShuffled ? ' shuffle="true"' : '';
  const value = (weight: number) => (weight * points) / 100;
  const isWhole = kind === 'whole' || kind === 'statement';
  const keys = answers.flatMap(({ weight }, index) => (weight > 0 ? `C${index}` : []));
  const choices = answers.map(({ text }, index) => `<simpleChoice identifier="C${index}">${xml(text)}</simpleChoice>`);
  const associable = (name: string, text: string) =>
    `<simpleAssociableChoice identifier="${name}" matchMax="1">${xml(text)}</simpleAssociableChoice>`;
  switch (kind) {
    case 'essay':
      return { declaration: '', interaction: '<extendedTextInteraction responseIdentifier="R"/>', processing: '' };
    case 'number':
      return {
        declaration: correct(answers[0]!.text),
        interaction: '<p><textEntryInteraction responseIdentifier="R"/></p>',
        processing:
          '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.5 0.5"><variable identifier="R"/><correct identifier="R"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
      };
    case 'typed':
      return {
        declaration: correct(answers[0]!.text) + mapEntries(answers.map(({ text, weight }) => [text, value(weight)])),
        interaction: '<p><textEntryInteraction responseIdentifier="R"/></p>',
        processing: template('map_response'),
      };
    case 'pairs': {
      const pairs = answers.filter(({ left }) => left);
      return {
        declaration: mapEntries(pairs.map(({ weight }, index) => [`L${index} R${index}`, value(weight)])),
        interaction: `<matchInteraction responseIdentifier="R"${shuffle}><simpleMatchSet>${pairs.map(({ left }, index) => associable(`L${index}`, left!)).join('')}</simpleMatchSet><simpleMatchSet>${answers.map(({ text }, index) => associable(`R${index}`, text)).join('')}</simpleMatchSet></matchInteraction>`,
        processing: template('map_response'),
      };
    }
    default:
      return {
        declaration:
          correct(...keys) +
          (isWhole ? '' : mapEntries(answers.map(({ weight }, index) => [`C${index}`, value(weight)]))),
        interaction: `<choiceInteraction responseIdentifier="R" maxChoices="${kind === 'single' || kind === 'statement' ? 1 : 0}"${shuffle}>${choices.join('')}</choiceInteraction>`,
        processing: template(isWhole ? 'match_correct' : 'map_response'),
      };
  }
}

const html = new Set(['p', 'b', 'img']);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Writes an item of QTI 2 with the names of 3.0. */
const inQti3 = (item: string) =>
  item.replace(
    /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z]+="[^"]*")*)\s*(\/?)>/g,
    (whole, end: string, name: string, attributes: string, close: string) =>
      html.has(name)
        ? whole
        : `<${end}qti-${kebab(name)}${attributes.replace(/([A-Za-z]+)=/g, (_, own: string) => `${kebab(own)}=`)}${close}>`,
  );
const qti3: Writer = {
  ...qti2,
  item: (question) => inQti3(qti2.item(question)),
  refused: (id) => inQti3(qti2.refused(id)),
};

const part = (name: string, content: string, attributes = '') =>
  `<${name} format="html"${attributes}><text><![CDATA[${content}]]></text>`;
const moodle: Writer = {
  feedbackNote: 'Umpan balik per jawaban tidak ikut',
  file: (items) => `<?xml version="1.0"?>\n<quiz>\n${items.join('\n')}\n</quiz>`,
  refused: (id) =>
    `<question type="cloze"><name><text/></name><idnumber>${id}</idnumber>${part('questiontext', 'x')}</questiontext></question>`,
  item(question) {
    const { id, kind, title, points, explanation, hasFeedback, isShuffled, answers } = question;
    const types = {
      single: 'multichoice',
      several: 'multichoice',
      whole: 'multichoice',
      statement: 'truefalse',
      typed: 'shortanswer',
      number: 'numerical',
      pairs: 'matching',
      essay: 'essay',
    };
    const feedback = (index: number) => (hasFeedback && index === 0 ? `${part('feedback', 'Ya')}</feedback>` : '');
    const written = answers.map(({ left, text, weight }, index) =>
      kind === 'pairs'
        ? `${part('subquestion', `<p>${xml(left!)}</p>`)}<answer><text>${xml(text)}</text>${feedback(index)}</answer></subquestion>`
        : kind === 'statement'
          ? `<answer fraction="${weight}"><text>${text === 'Benar' ? 'true' : 'false'}</text>${feedback(index)}</answer>`
          : `${part('answer', kind === 'number' ? text : xml(text), ` fraction="${weight}"`)}${kind === 'number' ? '<tolerance>0.5</tolerance>' : ''}${feedback(index)}</answer>`,
    );
    return (
      `<question type="${types[kind]}"><name><text>${xml(title)}</text></name><idnumber>${id}</idnumber>${part('questiontext', htmlOf(question))}</questiontext><defaultgrade>${points}</defaultgrade>` +
      `${part('generalfeedback', xml(explanation))}</generalfeedback><single>${kind === 'single'}</single>${isShuffled && kind !== 'statement' ? '<shuffleanswers>1</shuffleanswers>' : ''}${written.join('')}</question>`
    );
  },
};

export const xmlWriters = { qti1, qti2, qti3, moodle } satisfies Record<string, Writer>;
