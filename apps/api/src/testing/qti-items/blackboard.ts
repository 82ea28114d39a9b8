import type { CorpusItem } from './corpus-item.ts';
import { escaped, label, set, equal, rule, choices, interop } from './qti1-writing.ts';

const formatted = (text: string) =>
  `<material><mat_extension><mat_formattedtext type="HTML">${escaped(text)}</mat_formattedtext></mat_extension></material>`;
const block = (name: string, content: string) => `<flow class="${name}">${content}</flow>`;
const blackboardItem = (kind: string, text: string, response: string, rules: string, feedback = '') =>
  interop(
    `<assessment title="Pool"><section><item title="${text}" maxattempts="0"><itemmetadata><bbmd_questiontype>${kind}</bbmd_questiontype><qmd_absolutescore_max>10.0</qmd_absolutescore_max></itemmetadata>` +
      `<presentation>${block('Block', block('QUESTION_BLOCK', block('FORMATTED_TEXT_BLOCK', formatted(`<p>${text}</p>`))) + block('RESPONSE_BLOCK', response))}</presentation>` +
      `<resprocessing scoremodel="SumOfScores"><outcomes><decvar varname="SCORE" vartype="Decimal" defaultval="0.0" minvalue="0.0" maxvalue="10.0"/></outcomes>${rules}<respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0.0</setvar><displayfeedback linkrefid="incorrect" feedbacktype="Response"/></respcondition></resprocessing>${feedback}</item></section></assessment>`,
  );
const blackboardLabel = (id: string, text: string) =>
  `<flow_label class="Block"><response_label ident="${id}" shuffle="Yes">${block('FORMATTED_TEXT_BLOCK', formatted(text))}</response_label></flow_label>`;
const correct = (condition: string) =>
  `<respcondition title="correct"><conditionvar>${condition}</conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar><displayfeedback linkrefid="correct" feedbacktype="Response"/></respcondition>`;

/** Items of QTI 1.2 as Blackboard exports them. */
export const blackboard: readonly CorpusItem[] = [
  {
    name: 'Blackboard, multiple choice with feedback',
    xml: blackboardItem(
      'Multiple Choice',
      'Apa itu lead?',
      choices(true, blackboardLabel('aa', 'Pembuka') + blackboardLabel('bb', 'Penutup'), 'response'),
      correct(equal('aa', 'response')),
      `<itemfeedback ident="correct">${block('Block', block('FORMATTED_TEXT_BLOCK', formatted('Tepat')))}</itemfeedback>`,
    ),
    account: 'single-choice: Apa itu lead?: *Pembuka/Penutup | Umpan balik per jawaban tidak ikut',
  },
  {
    name: 'Blackboard, true or false',
    xml: blackboardItem(
      'True/False',
      'Bumi bulat.',
      choices(true, label('true', 'true') + label('false', 'false'), 'response'),
      correct(equal('false', 'response')),
    ),
    account: 'true-false: Bumi bulat.: Benar/*Salah | Pilihan “true” dan “false” menjadi “Benar” dan “Salah”',
  },
  {
    name: 'Blackboard, multiple answer',
    xml: blackboardItem(
      'Multiple Answer',
      'Mana nilai berita?',
      choices(
        false,
        blackboardLabel('a', 'Dampak') + blackboardLabel('b', 'Panjang') + blackboardLabel('c', 'Dekat'),
        'response',
      ),
      correct(`<and>${equal('a', 'response')}<not>${equal('b', 'response')}</not>${equal('c', 'response')}</and>`),
    ),
    account: 'multiple-choice: Mana nilai berita?: *Dampak/Panjang/*Dekat',
  },
  {
    name: 'Blackboard, essay with its solution',
    xml: blackboardItem(
      'Essay',
      'Ceritakan.',
      '<response_str ident="response" rcardinality="Single"><render_fib charset="us-ascii" encoding="UTF_8" rows="8" columns="127" maxchars="0" prompt="Box" fibtype="String"/></response_str>',
      '',
      `<itemfeedback ident="solution"><solution feedbackstyle="Complete"><solutionmaterial>${block('Block', formatted('Memuat 5W.'))}</solutionmaterial></solution></itemfeedback>`,
    ),
    account: 'essay: Ceritakan.: Memuat 5W.',
  },
  {
    name: 'Blackboard, matching',
    xml: blackboardItem(
      'Matching',
      'Pasangkan.',
      ['Siapa', 'Kapan']
        .map((left, index) =>
          block(
            'Block',
            block('FORMATTED_TEXT_BLOCK', formatted(left)) +
              `<response_lid ident="r${index}" rcardinality="Single"><render_choice><flow_label class="Block"><response_label ident="${index}a"/><response_label ident="${index}b"/></flow_label></render_choice></response_lid>`,
          ),
        )
        .join('') +
        '</flow><flow class="RIGHT_MATCH_BLOCK">' +
        ['Waktu', 'Tokoh'].map((right) => block('Block', block('FORMATTED_TEXT_BLOCK', formatted(right)))).join(''),
      rule(equal('0b', 'r0'), set(5, 'Add'), 'Yes') + rule(equal('1a', 'r1'), set(5, 'Add'), 'Yes'),
    ).replace(/<respcondition title="incorrect">[^]*?<\/respcondition>/, ''),
    account: 'matching: Pasangkan.: *Siapa=Tokoh/*Kapan=Waktu',
  },
  {
    name: 'Blackboard, fill in the blank',
    xml: blackboardItem(
      'Fill in the Blank',
      'Pembuka berita disebut?',
      '<response_str ident="response" rcardinality="Single"><render_fib rows="0" columns="0" fibtype="String"/></response_str>',
      correct('<varequal respident="response" case="Yes">Lead</varequal>'),
    ),
    account: 'short-answer: Pembuka berita disebut?: *Lead | Huruf besar dan kecil dibedakan di berkas, di sini tidak',
  },
  {
    name: 'Blackboard, ordering',
    xml: blackboardItem('Ordering', 'Urutkan.', choices(true, label('1', 'Satu')), ''),
    account: 'x Soal mengurutkan belum ada di sini',
  },
];
