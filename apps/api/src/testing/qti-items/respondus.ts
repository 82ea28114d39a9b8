import type { CorpusItem } from './corpus-item.ts';
import { label, choices } from './qti1-writing.ts';

const respondusItem = (type: string, response: string, rules: string) =>
  `<?xml version="1.0" encoding="iso-8859-1"?>\n<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd">\n<questestinterop><assessment ident="A1" title="Kuis"><section ident="S1">` +
  `<item ident="QUE_1" title="${type}"><presentation><material><mattext texttype="text/html"><![CDATA[<p>Mana nilai berita?</p>]]></mattext></material>${response}</presentation>` +
  `<resprocessing><outcomes><decvar vartype="Decimal" defaultval="0" varname="que_score"/></outcomes>${rules}</resprocessing></item></section></assessment></questestinterop>`;
const respondusRule = (id: string, value: string) =>
  `<respcondition><conditionvar><varequal respident="QUE_1_RL">${id}</varequal></conditionvar><setvar varname="que_score" action="Add">${value}</setvar></respcondition>`;

/** Items of QTI 1.2 as Respondus writes them. */
export const respondus: readonly CorpusItem[] = [
  {
    name: 'Respondus, multiple choice',
    xml: respondusItem(
      'MC',
      choices(true, label('A1', 'Dampak') + label('A2', 'Panjang'), 'QUE_1_RL'),
      respondusRule('A1', '100.00'),
    ),
    account: 'single-choice: Mana nilai berita?: *Dampak/Panjang | Nama soal “MC” tidak ikut',
  },
  {
    name: 'Respondus, several choices with shares',
    xml: respondusItem(
      'MR',
      choices(false, label('A1', 'Dampak') + label('A2', 'Panjang') + label('A3', 'Dekat'), 'QUE_1_RL'),
      respondusRule('A1', '50.00') + respondusRule('A2', '-50.00') + respondusRule('A3', '50.00'),
    ),
    account: 'multiple-choice: Mana nilai berita?: *Dampak/Panjang/*Dekat | Nama soal “MR” tidak ikut',
  },
  {
    name: 'Respondus, short answer',
    xml: respondusItem(
      'SA',
      '<response_str ident="QUE_1_RL" rcardinality="Single"><render_fib fibtype="String" prompt="Box"/></response_str>',
      respondusRule('Dampak', '100.00'),
    ),
    account: 'short-answer: Mana nilai berita?: *Dampak | Nama soal “SA” tidak ikut',
  },
];
