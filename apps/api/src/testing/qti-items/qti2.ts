import type { CorpusItem } from './corpus-item.ts';

interface Item2 {
  readonly body: string;
  readonly declaration?: string;
  readonly processing?: string;
  readonly rest?: string;
  readonly attributes?: string;
}
const templates = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/';
const byTemplate = (name: string) => `<responseProcessing template="${templates}${name}"/>`;
const item2 = ({
  body,
  declaration = '',
  processing = byTemplate('match_correct'),
  rest = '',
  attributes = '',
}: Item2) =>
  `<?xml version="1.0" encoding="UTF-8"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="i1" adaptive="false" timeDependent="false"${attributes}>${declaration}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>${rest}<itemBody>${body}</itemBody>${processing}</assessmentItem>`;
const declare = (cardinality: string, type: string, content: string) =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${type}">${content}</responseDeclaration>`;
const key = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`;
const mapping = (entries: Readonly<Record<string, number>>, attributes = '') =>
  `<mapping defaultValue="0"${attributes}>${Object.entries(entries)
    .map(([name, value]) => `<mapEntry mapKey="${name}" mappedValue="${value}"/>`)
    .join('')}</mapping>`;
const simple = (id: string, text: string) => `<simpleChoice identifier="${id}">${text}</simpleChoice>`;
const choice2 = (choicesIn: string, attributes = ' maxChoices="1" shuffle="false"') =>
  `<choiceInteraction responseIdentifier="RESPONSE"${attributes}><prompt>Mana nilai berita?</prompt>${choicesIn}</choiceInteraction>`;
const associable = (id: string, text: string) =>
  `<simpleAssociableChoice identifier="${id}" matchMax="1">${text}</simpleAssociableChoice>`;

/** Items of QTI 2.x as TAO and others write them. */
export const qti2: readonly CorpusItem[] = [
  {
    name: 'TAO, choice',
    xml: item2({
      declaration: declare('single', 'identifier', key('a')),
      body: `<div class="grid-row">${choice2(simple('a', 'Dampak') + simple('b', 'Panjang'), ' maxChoices="1" shuffle="true"')}</div>`,
    }),
    account:
      'single-choice: Mana nilai berita?: *Dampak/Panjang | Pengacakan jawaban tidak ikut: aturannya ada di kuis',
  },
  {
    name: 'TAO, several choices with a mapping',
    xml: item2({
      declaration: declare('multiple', 'identifier', key('a', 'c') + mapping({ a: 1, b: -1, c: 1 })),
      body: choice2(simple('a', 'Dampak') + simple('b', 'Panjang') + simple('c', 'Dekat'), ' maxChoices="0"'),
      processing: byTemplate('map_response'),
    }),
    account: 'multiple-choice: Mana nilai berita?: *Dampak/Panjang/*Dekat',
  },
  {
    name: 'TAO, several choices as a whole',
    xml: item2({
      declaration: declare('multiple', 'identifier', key('a', 'c')),
      body: choice2(simple('a', 'Dampak') + simple('b', 'Panjang') + simple('c', 'Dekat'), ' maxChoices="2"'),
    }),
    account: 'multiple-choice: Mana nilai berita?: *Dampak/Panjang/*Dekat | Batas banyaknya pilihan tidak ikut',
  },
  {
    name: 'TAO, text entry in a sentence',
    xml: item2({
      declaration: declare('single', 'string', key('lead') + mapping({ lead: 1, teras: 0.5 })),
      body: '<p>Paragraf <textEntryInteraction responseIdentifier="RESPONSE" expectedLength="10"/> membuka berita.</p>',
      processing: byTemplate('map_response'),
    }),
    account:
      'short-answer: Paragraf _____ membuka berita.: *lead | Jawaban “teras” bernilai 50%, jadi tidak ikut: isian bernilai penuh atau nol',
  },
  {
    name: 'TAO, extended text',
    xml: item2({
      declaration: declare('single', 'string', ''),
      body: '<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="5"><prompt>Ceritakan.</prompt></extendedTextInteraction>',
      processing: '',
    }),
    account: 'essay: Ceritakan.: ',
  },
  {
    name: 'TAO, match',
    xml: item2({
      declaration: declare('multiple', 'directedPair', key('k x', 's t')),
      body: `<matchInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="0"><prompt>Pasangkan.</prompt><simpleMatchSet>${associable('s', 'Siapa')}${associable('k', 'Kapan')}</simpleMatchSet><simpleMatchSet>${associable('t', 'Tokoh')}${associable('x', 'Waktu')}${associable('z', 'Tempat')}</simpleMatchSet></matchInteraction>`,
    }),
    account: 'matching: Pasangkan.: *Siapa=Tokoh/*Kapan=Waktu/*=Tempat',
  },
  {
    name: 'TAO, order',
    xml: item2({
      body: '<orderInteraction responseIdentifier="RESPONSE"><prompt>Urutkan.</prompt></orderInteraction>',
    }),
    account: 'x Soal mengurutkan belum ada di sini',
  },
  {
    name: 'TAO, inline choice',
    xml: item2({
      declaration: declare('single', 'identifier', key('a')),
      body: '<p>Lead <inlineChoiceInteraction responseIdentifier="RESPONSE"><inlineChoice identifier="a">membuka</inlineChoice><inlineChoice identifier="b">menutup</inlineChoice></inlineChoiceInteraction> berita.</p>',
    }),
    account: 'single-choice: Lead _____ berita.: *membuka/menutup',
  },
  {
    name: 'TAO, gap match',
    xml: item2({ body: '<gapMatchInteraction responseIdentifier="RESPONSE"><p>Seret.</p></gapMatchInteraction>' }),
    account: 'x Soal menyeret ke isian belum ada di sini',
  },
  {
    name: 'TAO, hotspot',
    xml: item2({ body: '<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1"/>' }),
    account: 'x Soal menunjuk gambar belum ada di sini',
  },
  {
    name: 'QTI 2.2, a number within a margin',
    xml: item2({
      declaration: declare('single', 'float', key('9.8')),
      body: '<p>Berapa g?</p><p><textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      processing:
        '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.1 0.1"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">4</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    }),
    account: 'number: Berapa g?: 9.8±0.1',
  },
  {
    name: 'QTI 2.1, feedback, formula and a program of its own for scores',
    xml: item2({
      declaration: declare('single', 'identifier', key('a')),
      body: `<p>Hitung <math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math></p>${choice2(simple('a', 'Satu<feedbackInline outcomeIdentifier="F" identifier="a">Ya</feedbackInline>') + simple('b', 'Dua'))}`,
      processing:
        '<responseProcessing><lookupOutcomeValue identifier="SCORE"><variable identifier="RESPONSE"/></lookupOutcomeValue></responseProcessing><modalFeedback outcomeIdentifier="F" identifier="b" showHide="show">Bukan</modalFeedback>',
    }),
    account:
      'single-choice: Hitung⏎Mana nilai berita?: *Satu/Dua | Rumus MathML tidak ikut | Umpan balik per jawaban tidak ikut | Aturan penilaian khusus tidak ikut; jawaban dinilai dari kuncinya | Umpan balik menurut jawaban tidak ikut | Umpan balik di dalam soal tidak ikut',
  },
];
