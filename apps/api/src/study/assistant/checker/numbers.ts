import { matchesIn, type NewsDocument } from './document.ts';
import { onEach, type Rule } from './remarks.ts';

const spelledOut = ['', '', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];

const units =
  'persen|meter|km|kilometer|kg|kilogram|gram|liter|hektare|ton|cm|mm|ribu|juta|miliar|triliun|derajat|wib|wita|wit|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|dan|atau|sampai|hingga';
/** A single digit that counts something: not a time, a date, a grade, a number in a name or one with a unit. */
const smallNumber = new RegExp(
  String.raw`(?<![\p{L}\d.,:/(-]|(?:pukul|jam|tanggal|kelas|nomor|no\.?|pasal|ayat|rt|rw|lantai|jalan|usia|umur|kilometer|km|blok|gerbong|skor|negeri|sdn|smpn|sman|bab|seri|liga) )[2-9](?= (?!(?:${units})\b)\p{Ll})`,
  'giu',
);

const find = ({ paragraphs, isQuoted }: NewsDocument, pattern: RegExp) =>
  paragraphs.flatMap((paragraph) => matchesIn(paragraph, pattern)).filter(({ start }) => !isQuoted(start));

// Each pattern begins with the first digit of a run and is bounded, so that a page of digits is read once. A longer run
// is not a number.
const percentage = /(?<!\d)\d{1,15}(?:,\d{1,15})?\s?%/gu;
const withoutPoints = /(?<![\p{L}\d.,])\d{5,15}(?!\d|[\d.,]*\d)/gu;

export const numbers: Rule = (news) => [
  ...onEach('style', find(news, percentage), ({ text }) => `Tulis “${text.replace(/\s?%/, '')} persen”, bukan “%”.`),
  ...onEach(
    'style',
    find(news, smallNumber),
    ({ text }) => `Tulis “${spelledOut[Number(text)]}” dengan huruf; angka dipakai mulai 10.`,
  ),
  ...onEach(
    'style',
    news.sentences
      .map(({ words }) => words[0])
      .filter((word) => word !== undefined)
      .filter(({ text, start }) => /^\d/u.test(text) && !news.isQuoted(start)),
    ({ text }) => `Kalimat tidak dibuka dengan angka. Tulis “${text}” dengan huruf, atau ubah urutannya.`,
  ),
  ...onEach(
    'style',
    find(news, /\bRp(?:\.?\s+|\.)\d{1,15}(?:\.\d{1,15})*/gu),
    ({ text }) => `Tulis “Rp${text.replace(/^Rp\.?\s*/, '')}”, tanpa titik dan spasi sesudah Rp.`,
  ),
  ...onEach('style', find(news, withoutPoints), ({ text }) => `Beri titik pemisah ribuan: ${withPoints(text)}.`),
  ...onEach(
    'style',
    find(news, /\b(?:pukul|jam)\s\d{1,2}:\d{2}/giu),
    ({ text }) => `Tulis “pukul ${text.replace(/^\S+\s/, '').replace(':', '.')}”: jam dan menit dipisah titik.`,
  ),
  ...onEach(
    'style',
    find(news, /\bjam\s\d{1,2}(?:\.\d{2})?(?![\d:])/giu),
    ({ text }) => `Tulis “pukul ${text.replace(/^\S+\s/, '')}”; “jam” dipakai untuk lamanya waktu.`,
  ),
];

const withPoints = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
