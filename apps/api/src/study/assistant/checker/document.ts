import { bodyStart, countWords, wordPattern } from '@sinau/contracts/study/assistant/assistant.rules';

/** A piece of the text, and its start position. */
export interface Span {
  readonly start: number;
  readonly text: string;
}
export interface Sentence extends Span {
  readonly words: readonly Span[];
}
export interface Paragraph extends Span {
  readonly sentences: readonly Sentence[];
}
export interface NewsDocument {
  readonly headline: Span;
  readonly paragraphs: readonly Paragraph[];
  /** First paragraph without its dateline; null before the first word of the body. */
  readonly lead: Paragraph | null;
  /** 'KUDUS, Sinau —' before the lead. */
  readonly dateline: Span | null;
  readonly sentences: readonly Sentence[];
  readonly words: readonly Span[];
  /** Words of the whole body. */
  readonly length: number;
  /** Tells whether a position in the text is within quotation marks. */
  readonly isQuoted: (place: number) => boolean;
}

export function parseNews(content: string): NewsDocument {
  const start = bodyStart(content);
  const headline = trimmed({ start: 0, text: content.slice(0, start) });
  const pieces = linesOf({ start, text: content.slice(start) });
  const dateline = pieces[0] ? datelineOf(pieces[0]) : null;
  const paragraphs = pieces.map((piece, index) =>
    paragraphOf(index === 0 && dateline ? trimmed(after(piece, dateline.text.length)) : piece),
  );
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const quotes = pieces.flatMap(quotesIn);
  return {
    headline,
    paragraphs,
    lead: paragraphs[0] ?? null,
    dateline,
    sentences,
    words: sentences.flatMap(({ words }) => words),
    length: countWords(content.slice(start)),
    isQuoted: (place) => quotes.some((quote) => place >= quote.start && place < quote.start + quote.text.length),
  };
}

/** Every position where a pattern matches. The pattern has the flag `g`. */
export const matchesIn = ({ start, text }: Span, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: start + match.index, text: match[0] }));

/** Quotations, with their marks; one that is never closed ends with its paragraph. */
export const quotesIn = (paragraph: Span) => matchesIn(paragraph, /“[^”]*(?:”|$)|"[^"]*(?:"|$)/gu);

const after = ({ start, text }: Span, length: number): Span => ({ start: start + length, text: text.slice(length) });
function trimmed({ start, text }: Span): Span {
  const begin = text.length - text.trimStart().length;
  return { start: start + begin, text: text.trim() };
}
const linesOf = (body: Span) =>
  matchesIn(body, /[^\n]+/g)
    .map(trimmed)
    .filter(({ text }) => text !== '');

/** The city in capitals, maybe the medium, and a dash. */
const dateline = /^\p{Lu}[\p{Lu} .]{2,30}(?:,\s[\p{L}. ]{2,30})?\s*[-–—]+\s+/u;
function datelineOf({ start, text }: Span): Span | null {
  const found = dateline.exec(text)?.[0];
  return found ? { start, text: found } : null;
}

const paragraphOf = (span: Span): Paragraph => ({
  ...span,
  sentences: sentencesOf(span).map((sentence) => ({ ...sentence, words: matchesIn(sentence, wordPattern) })),
});

// Matches from the first mark of a run, so that a long run is read once and not again from each of its marks.
const sentenceEnd = /(?<![.!?…])[.!?…]+["”’')\]]*(?=\s|$)/gu;
/** Abbreviations after which a full stop ends no sentence. */
const abbreviations = new Set(
  'dr drg drh drs dra ir prof h hj kh st jl jln gg no tn ny sdr yth kab kec kel prov tgl hlm hal a.n u.p s.d d.a rp'.split(
    ' ',
  ),
);

function sentencesOf(paragraph: Span): Span[] {
  const found: Span[] = [];
  let begin = 0;
  for (const match of paragraph.text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    if (!isEnd(paragraph.text, match.index, end)) continue;
    found.push(trimmed({ start: paragraph.start + begin, text: paragraph.text.slice(begin, end) }));
    begin = end;
  }
  found.push(trimmed({ start: paragraph.start + begin, text: paragraph.text.slice(begin) }));
  return found.filter(({ text }) => text !== '');
}

/** Exceeds the length of any abbreviation with its points. */
const longestAbbreviation = 20;

/**
 * Tells whether a sentence ends here: not after an abbreviation or an initial, and not before a word in lower case
 * ('"Ayo!" kata Sari').
 */
function isEnd(text: string, stop: number, end: number) {
  const next = /^\s*(\S)/u.exec(text.slice(end))?.[1];
  if (next && /\p{Ll}/u.test(next)) return false;
  if (text[stop] !== '.' || !next) return true;
  const before = /[\p{L}.]+$/u.exec(text.slice(Math.max(0, stop - longestAbbreviation), stop))?.[0] ?? '';
  return !abbreviations.has(before.toLowerCase()) && !/^(?:\p{Lu}|.*\.\p{Lu})$/u.test(before);
}
