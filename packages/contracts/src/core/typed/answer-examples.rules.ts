import { isAccepted } from './answer.rules.ts';
import { readNumber, writeNumber } from './number.rules.ts';
import { readTime } from './time.rules.ts';
import { foldedSigns } from './signs.rules.ts';

const mostShown = 3;

/**
 * Returns other spellings of a key, and the key without its signs: those that count as right, and those that do not.
 */
export function answerExamples(key: string, isPunctuationCounted: boolean): { right: string[]; wrong: string[] } {
  const text = foldedSigns(key);
  const all = [...new Set([...asNumber(text), ...asTime(text), ...asText(text)])].filter(
    (spelling) => spelling !== '' && spelling !== text,
  );
  const isRight = (spelling: string) => isAccepted(key, spelling, isPunctuationCounted);
  return {
    right: all.filter(isRight).slice(0, mostShown),
    wrong: all.filter((spelling) => !isRight(spelling)).slice(0, mostShown),
  };
}

function asNumber(text: string) {
  const read = readNumber(text);
  if (!read || (read.unit !== '' && read.unit !== 'rp')) return [];
  const figure = writeNumber(read.value);
  const millions = Math.abs(read.value) >= 1e6 ? [`${writeNumber(read.value / 1e6)} juta`] : [];
  return [figure, String(read.value), ...(Math.abs(read.value) >= 1_000 ? [`Rp${figure}`] : []), ...millions];
}

const asTime = (text: string) => (readTime(text) ? [text.replace(':', '.'), text.replace('.', ':')] : []);

const asText = (text: string) =>
  [
    text.replaceAll("'", '’'),
    text.replaceAll("'", ''),
    text.replaceAll('-', ' '),
    text.replace(/[^\p{L}\p{M}\p{N} ]+$/u, ''),
    text.replace(/[^\p{L}\p{M}\p{N}]/gu, ' '),
    text.replace(/[^\p{L}\p{M}\p{N} ]/gu, ''),
  ].map((spelling) => spelling.replace(/ +/g, ' ').trim());
