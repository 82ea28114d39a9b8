import type { CorpusItem } from './corpus-item.ts';
import { html, plain, label, set, equal, rule, field, choices, interop } from './qti1-writing.ts';

interface Canvas {
  readonly kind: string;
  readonly text: string;
  readonly points?: number | string;
  readonly response?: string;
  readonly rules?: string;
  readonly feedback?: string;
}
const canvasItem = ({ kind, text, points = 1, response = '', rules = '', feedback = '' }: Canvas) =>
  interop(
    `<item ident="g1" title="Question"><itemmetadata><qtimetadata>${field('question_type', kind)}${field('points_possible', points)}</qtimetadata></itemmetadata>` +
      `<presentation>${html(text)}${response}</presentation>` +
      `<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing>${feedback}</item>`,
  );
const itemFeedback = (id: string, text: string) =>
  `<itemfeedback ident="${id}"><flow_mat>${html(text)}</flow_mat></itemfeedback>`;
const untitled = 'Nama soal “Question” tidak ikut';

/** Items of QTI 1.2 as Canvas exports them. */
export const canvas: readonly CorpusItem[] = [
  {
    name: 'Canvas, multiple choice with feedback and half points',
    xml: canvasItem({
      kind: 'multiple_choice_question',
      text: 'Apa itu <strong>lead</strong>?',
      points: 2.5,
      response: choices(true, label('1', 'Pembuka') + label('2', 'Penutup')),
      rules:
        rule('<other/>', '<displayfeedback feedbacktype="Response" linkrefid="general_fb"/>', 'Yes') +
        rule(equal('1'), set(100)),
      feedback: itemFeedback('general_fb', 'Lead membuka berita.') + itemFeedback('1_fb', 'Tepat'),
    }),
    account: `single-choice: Apa itu lead?: *Pembuka/Penutup | ${untitled} | Huruf tebal menjadi huruf biasa | Poin 2,5 menjadi 3 | Umpan balik per jawaban tidak ikut | = Lead membuka berita.`,
  },
  {
    name: 'Canvas, true or false',
    xml: canvasItem({
      kind: 'true_false_question',
      text: 'Bumi bulat.',
      points: '1.0',
      response: choices(true, label('1', 'True') + label('2', 'False')),
      rules: rule(equal('1'), set(100)),
    }),
    account: `true-false: Bumi bulat.: *Benar/Salah | ${untitled} | Pilihan “True” dan “False” menjadi “Benar” dan “Salah”`,
  },
  {
    name: 'Canvas, multiple answers',
    xml: canvasItem({
      kind: 'multiple_answers_question',
      text: 'Mana nilai berita?',
      response: choices(false, label('1', 'Dampak') + label('2', 'Panjang') + label('3', 'Kedekatan')),
      rules: rule(`<and>${equal('1')}<not>${equal('2')}</not>${equal('3')}</and>`, set(100)),
    }),
    account: `multiple-choice: Mana nilai berita?: *Dampak/Panjang/*Kedekatan | ${untitled}`,
  },
  {
    name: 'Canvas, short answer',
    xml: canvasItem({
      kind: 'short_answer_question',
      text: 'Pembuka berita disebut?',
      response:
        '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="a1"/></render_fib></response_str>',
      rules: rule(equal('lead') + '', set(100)).replace(equal('lead'), `<or>${equal('lead')}${equal('teras')}</or>`),
    }),
    account: `short-answer: Pembuka berita disebut?: *lead/*teras | ${untitled}`,
  },
  {
    name: 'Canvas, essay',
    xml: canvasItem({
      kind: 'essay_question',
      text: 'Ceritakan.',
      points: 10,
      response: '<response_str ident="response1" rcardinality="Single"><render_fib/></response_str>',
      rules: rule('<other/>', ''),
    }),
    account: `essay: Ceritakan.:  | ${untitled}`,
  },
  {
    name: 'Canvas, matching with a distractor',
    xml: canvasItem({
      kind: 'matching_question',
      text: 'Pasangkan.',
      response: ['Siapa', 'Kapan']
        .map((left, index) =>
          choices(true, label('7', 'Tokoh') + label('8', 'Waktu') + label('9', 'Tempat'), `r${index}`, plain(left)),
        )
        .join(''),
      rules: rule(equal('7', 'r0'), set('50.00', 'Add'), 'Yes') + rule(equal('8', 'r1'), set('50.00', 'Add'), 'Yes'),
    }),
    account: `matching: Pasangkan.: *Siapa=Tokoh/*Kapan=Waktu/*=Tempat | ${untitled}`,
  },
  {
    name: 'Canvas, number with a margin',
    xml: canvasItem({
      kind: 'numerical_question',
      text: 'Berapa?',
      response: '<response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal"/></response_str>',
      rules: rule(
        `<or>${equal('4')}<and><vargte respident="response1">3.5</vargte><varlte respident="response1">4.5</varlte></and></or>`,
        set(100),
      ),
    }),
    account: `number: Berapa?: 4±0.5 | ${untitled}`,
  },
  ...(
    [
      ['multiple_dropdowns_question', 'Soal dengan beberapa daftar pilihan belum ada di sini'],
      ['fill_in_multiple_blanks_question', 'Soal dengan beberapa isian belum ada di sini'],
      ['calculated_question', 'Soal dengan angka acak belum ada di sini'],
      ['file_upload_question', 'Soal yang dijawab dengan berkas belum ada di sini'],
      ['text_only_question', 'Ini teks, bukan soal'],
    ] as const
  ).map(([kind, message]) => ({
    name: `Canvas, ${kind}`,
    xml: canvasItem({ kind, text: 'Soal lain', response: choices(true, label('1', 'Ya')) }),
    account: `x ${message}`,
  })),
  {
    name: 'Canvas, a picture that the file does not have',
    xml: canvasItem({
      kind: 'multiple_choice_question',
      text: 'Apa ini? <img src="$IMS-CC-FILEBASE$/peta%20kota.png" alt="Peta">',
      response: choices(true, label('1', 'Peta', html) + label('2', 'Foto', html)),
      rules: rule(equal('1'), set(100)),
    }),
    account: `single-choice: Apa ini?: *Peta/Foto | ${untitled} | Gambar “Peta” tidak ikut. Unggah lagi lewat Edit soal.`,
  },
];
