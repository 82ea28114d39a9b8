import type { CorpusItem } from './corpus-item.ts';

const item3 = (body: string, { declaration = '', processing = '', rest = '' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?><qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i3" title="i3" adaptive="false" time-dependent="false" xml:lang="id">${declaration}<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="3"/>${rest}<qti-item-body>${body}</qti-item-body>${processing}</qti-assessment-item>`;
const declare3 = (cardinality: string, type: string, ...values: string[]) =>
  `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}"><qti-correct-response>${values.map((value) => `<qti-value>${value}</qti-value>`).join('')}</qti-correct-response></qti-response-declaration>`;
const match3 =
  '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>';
const choice3 = (attributes: string) =>
  `<qti-choice-interaction response-identifier="RESPONSE"${attributes}><qti-prompt>Mana nilai berita?</qti-prompt><qti-simple-choice identifier="a">Dampak</qti-simple-choice><qti-simple-choice identifier="b">Panjang</qti-simple-choice></qti-choice-interaction>`;

/** Items of QTI 3.0. */
export const qti3: readonly CorpusItem[] = [
  {
    name: 'QTI 3.0, choice',
    xml: item3(choice3(' max-choices="1"'), { declaration: declare3('single', 'identifier', 'a'), processing: match3 }),
    account: 'single-choice: Mana nilai berita?: *Dampak/Panjang',
  },
  {
    name: 'QTI 3.0, one right of several',
    xml: item3(choice3(' max-choices="0"'), {
      declaration: declare3('multiple', 'identifier', 'a'),
      processing: match3,
    }),
    account: 'multiple-choice: Mana nilai berita?: *Dampak/Panjang',
  },
  {
    name: 'QTI 3.0, text entry that counts capitals',
    xml: item3('<p>Pembuka? <qti-text-entry-interaction response-identifier="RESPONSE"/></p>', {
      declaration: declare3('single', 'string', 'Lead'),
      processing: match3,
    }),
    account: 'short-answer: Pembuka?: *Lead | Huruf besar dan kecil dibedakan di berkas, di sini tidak',
  },
  {
    name: 'QTI 3.0, essay with a rubric',
    xml: item3(
      '<p>Ceritakan.</p><qti-extended-text-interaction response-identifier="RESPONSE"/><qti-rubric-block use="scoring" view="scorer"><qti-content-body><p>Memuat 5W.</p></qti-content-body></qti-rubric-block>',
    ),
    account: 'essay: Ceritakan.: Memuat 5W.',
  },
  {
    name: 'QTI 3.0, a shared passage',
    xml: item3(choice3(' max-choices="1"'), {
      declaration: declare3('single', 'identifier', 'b'),
      processing: match3,
      rest: '<qti-assessment-stimulus-ref identifier="s" href="bacaan.xml"/>',
    }),
    account: 'single-choice: Mana nilai berita?: Dampak/*Panjang | Teks bacaan bersama (stimulus) tidak ikut',
  },
  {
    name: 'QTI 3.0, two interactions',
    xml: item3(choice3('') + choice3('')),
    account: 'x Soal dengan beberapa bagian jawaban belum ada di sini',
  },
  {
    name: 'QTI 3.0, portable custom interaction',
    xml: item3('<qti-portable-custom-interaction response-identifier="RESPONSE"/>'),
    account: 'x Soal buatan aplikasi lain belum ada di sini',
  },
  {
    name: 'QTI 3.0, numbers of a template',
    xml: item3(choice3(''), {
      rest: '<qti-template-declaration identifier="A" cardinality="single" base-type="integer"/>',
    }),
    account: 'x Soal dengan angka acak belum ada di sini',
  },
];
