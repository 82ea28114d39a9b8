import { maxRemarks } from '@sinau/contracts/study/assistant/assistant.rules';
import type { Remark } from '@sinau/contracts/study/assistant/assistant.schemas';
import { parseNews } from './document.ts';
import { headline, lead } from './lead.ts';
import { length } from './length.ts';
import { numbers } from './numbers.ts';
import { answers } from './questions.ts';
import { longParagraphs, longSentences, monotony, passive, repetition } from './readability.ts';
import type { Rule, Wanted } from './remarks.ts';
import { quotations, sources } from './sources.ts';
import { abbreviations, days, distance, words } from './style.ts';

const rules: readonly Rule[] = [
  headline,
  lead,
  answers,
  length,
  longSentences,
  longParagraphs,
  passive,
  repetition,
  monotony,
  quotations,
  sources,
  words,
  numbers,
  days,
  distance,
  abbreviations,
];

/** Remarks of our own rules on a news text in Indonesian. The rules match words, and understand nothing. */
export function checkNews(content: string, wanted: Wanted): { words: number; remarks: Remark[] } {
  const news = parseNews(content);
  const remarks = rules.flatMap((rule) => rule(news, wanted));
  return { words: news.length, remarks: remarks.slice(0, maxRemarks) };
}
