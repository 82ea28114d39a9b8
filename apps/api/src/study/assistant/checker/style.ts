import { matchesIn, type Span } from './document.ts';
import { houseWords, knownAbbreviations } from './house-words.ts';
import { onEach, remark, type Rule } from './remarks.ts';

const spelled = new RegExp(
  String.raw`(?<![\p{L}-])(?:${Object.keys(houseWords)
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\p{L}-])`,
  'giu',
);

/** Skips quoted speech. */
export const words: Rule = ({ paragraphs, isQuoted }) => {
  const places = paragraphs
    .flatMap((paragraph) => matchesIn(paragraph, spelled))
    .filter(({ start }) => !isQuoted(start));
  return onePerWord(places).map((place) =>
    remark('style', `Tulis “${houseWords[place.text.toLowerCase()]}”, bukan “${place.text}”.`, place),
  );
};

const onePerWord = (places: readonly Span[]) => {
  const seen = new Set<string>();
  return places.filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
};

const dayNames =
  /(?<=\b(?:[Hh]ari|[Pp]ada|,|senin|selasa|rabu|kamis|jumat|sabtu)\s)Minggu\b|\bMinggu(?=,| \(| (?:pagi|siang|sore|malam|dini))/gu;
const weeks = /\bminggu(?=\s(?:lalu|ini|depan|mendatang))/gu;

export const days: Rule = ({ paragraphs }) => [
  ...onEach(
    'style',
    paragraphs.flatMap((paragraph) => matchesIn(paragraph, dayNames)),
    () => 'Nama harinya “Ahad”; “minggu” dipakai untuk tujuh hari.',
  ),
  ...onEach(
    'style',
    paragraphs.flatMap((paragraph) => matchesIn(paragraph, weeks)),
    () => 'Tulis “pekan” untuk tujuh hari, supaya tidak tertukar dengan nama hari.',
  ),
];

const titles = /\b(?:Bapak|Bpk\.|Pak|Ibu|Bu|Saudara|Sdr\.)\s(?=\p{Lu}\p{Ll})/gu;
const degrees = /,\s(?:S|M|Dr|Ph)\.\s?[A-Z][A-Za-z]*\.?(?:\s?[A-Z][a-z]*\.)*/gu;
const ourselves = /(?<![\p{L}-])(?:saya|aku|kami|kita)(?![\p{L}-])/giu;

export const distance: Rule = ({ paragraphs, isQuoted }) => {
  const places = (pattern: RegExp) =>
    paragraphs.flatMap((paragraph) => matchesIn(paragraph, pattern)).filter(({ start }) => !isQuoted(start));
  return [
    ...onEach(
      'style',
      places(titles),
      ({ text }) => `Sebut namanya tanpa “${text.trim()}”; jabatannya cukup ditulis sekali.`,
    ),
    ...onEach('style', places(degrees), () => 'Gelar akademik tidak ditulis, kecuali ada hubungannya dengan berita.'),
    ...onEach('style', places(ourselves), ({ text }) => `“${text}” membuat berita terdengar seperti pendapat penulis.`),
  ];
};

const shortened = /(?<![\p{L}\d-])\p{Lu}{3,8}(?![\p{L}\d])/gu;

/**
 * Expects the explanation of an abbreviation at its first occurrence: 'Badan Pusat Statistik (BPS)' or 'BPS (Badan
 * Pusat Statistik)'.
 */
export const abbreviations: Rule = ({ paragraphs }) => {
  const seen = new Set<string>();
  const unexplained = paragraphs.flatMap((paragraph) =>
    matchesIn(paragraph, shortened).filter(({ start, text }) => {
      if (seen.has(text) || knownAbbreviations.has(text)) return false;
      seen.add(text);
      const place = start - paragraph.start;
      const isInBrackets = paragraph.text[place - 1] === '(';
      return !isInBrackets && !/^\s\(/u.test(paragraph.text.slice(place + text.length));
    }),
  );
  return onEach('style', unexplained, ({ text }) => `Jelaskan kepanjangan “${text}” saat pertama kali disebut.`);
};
