import type { CorpusItem } from './corpus-item.ts';

const words = (name: string, text: string, format = 'html') =>
  `<${name} format="${format}"><text><![CDATA[${text}]]></text></${name}>`;
const answer = (fraction: number | string, text: string, rest = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>${rest}</answer>`;
const moodle = (type: string, rest: string, points = '1.0000000') =>
  `<?xml version="1.0" encoding="UTF-8"?><quiz><question type="${type}"><name><text>Q</text></name>${words('questiontext', '<p>Mana?</p>')}<defaultgrade>${points}</defaultgrade>${rest}</question></quiz>`;
const named = 'Nama soal “Q” tidak ikut';

/** Questions of Moodle XML. */
export const moodleQuestions: readonly CorpusItem[] = [
  {
    name: 'Moodle, single choice with weights, tags and feedback',
    xml: moodle(
      'multichoice',
      `${words('generalfeedback', '<p>Karena.</p>')}<single>true</single><shuffleanswers>1</shuffleanswers>${answer(100, '<p>Satu</p>', words('feedback', 'Ya'))}${answer(50, '<p>Dua</p>')}<tags><tag><text>lead</text></tag></tags>`,
    ),
    account: `single-choice: Mana?: *Satu/Dua | ${named} | Pilihan “Dua” bernilai 50% di berkas, di sini 0 | Umpan balik per jawaban tidak ikut | Pengacakan jawaban tidak ikut: aturannya ada di kuis | = Karena.`,
  },
  {
    name: 'Moodle, several choices',
    xml: moodle(
      'multichoice',
      `<single>false</single>${answer('50', 'Satu')}${answer('50', 'Dua')}${answer('-50', 'Tiga')}`,
    ),
    account: `multiple-choice: Mana?: *Satu/*Dua/Tiga | ${named}`,
  },
  {
    name: 'Moodle, true or false',
    xml: moodle('truefalse', answer(0, 'true') + answer(100, 'false')),
    account: `true-false: Mana?: Benar/*Salah | ${named}`,
  },
  {
    name: 'Moodle, short answer with a wildcard',
    xml: moodle('shortanswer', `<usecase>0</usecase>${answer(100, 'lead', '')}${answer(0, '*')}`),
    account: `short-answer: Mana?: *lead | ${named} | Jawaban “*” tidak ikut: tanda * di Moodle berarti teks apa saja`,
  },
  {
    name: 'Moodle, number',
    xml: moodle('numerical', answer(100, '9.8', '<tolerance>0.1</tolerance>')),
    account: `number: Mana?: 9.8±0.1 | ${named}`,
  },
  {
    name: 'Moodle, pairs',
    xml: moodle(
      'matching',
      ['Siapa|Tokoh', 'Kapan|Waktu', '|Tempat']
        .map((pair) => pair.split('|'))
        .map(
          ([left, right]) =>
            `<subquestion format="html"><text><![CDATA[${left}]]></text><answer><text>${right}</text></answer></subquestion>`,
        )
        .join(''),
    ),
    account: `matching: Mana?: *Siapa=Tokoh/*Kapan=Waktu/*=Tempat | ${named}`,
  },
  {
    name: 'Moodle, essay',
    xml: moodle('essay', words('graderinfo', '<p>Memuat 5W.</p>'), '10'),
    account: `essay: Mana?: Memuat 5W. | ${named}`,
  },
  {
    name: 'Moodle, cloze',
    xml: moodle('cloze', ''),
    account: 'x Soal dengan beberapa isian (Cloze) belum ada di sini',
  },
];
