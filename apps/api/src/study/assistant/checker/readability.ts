import type { Sentence, Span } from './document.ts';
import { onEach, remark, type Rule } from './remarks.ts';

const longest = { sentence: 30, paragraph: 80 };
/** Share of sentences in the passive above which a text hides who acts. */
const mostPassive = 0.6;

export const longSentences: Rule = ({ lead, sentences }) =>
  onEach(
    'readability',
    // The first sentence of the lead has a rule of its own.
    sentences.filter((sentence) => sentence !== lead?.sentences[0] && sentence.words.length > longest.sentence),
    (sentence) =>
      `Kalimat ini ${(sentence as Sentence).words.length} kata. Pecah jadi dua supaya sekali baca langsung paham.`,
  );

export const longParagraphs: Rule = ({ paragraphs }) =>
  paragraphs
    .slice(1)
    .map((paragraph) => ({ paragraph, count: paragraph.sentences.flatMap(({ words }) => words).length }))
    .filter(({ count }) => count > longest.paragraph)
    .slice(0, 3)
    .map(({ paragraph, count }) =>
      remark('readability', `Paragraf ini ${count} kata. Satu gagasan satu paragraf, sekitar 60 kata.`, paragraph),
    );

/** Words that only begin like a passive verb. */
const notPassive =
  /^(?:dia\p{L}*|diri\p{L}*|dinas\p{L}*|dinding\p{L}*|dingin\p{L}*|digit\p{L}*|direk\p{L}*|disk[ou]\p{L}*|disiplin\p{L}*|distri\p{L}*|divisi\p{L}*|diplom\p{L}*|dialog\p{L}*|diesel|dimensi\p{L}*|dinamik\p{L}*|dinamis|disertasi|dini\p{L}*|dilema\p{L}*|disabilitas|diagnosis|diabetes|didik\p{L}*|dimana)$/u;
/** A capitalized word is a name. */
const isPassive = ({ text }: Span) => /^di\p{Ll}{3,}$/u.test(text) && !notPassive.test(text);

export const passive: Rule = ({ sentences }) => {
  const counted = sentences.map((sentence) => ({ sentence, count: sentence.words.filter(isPassive).length }));
  const crowded = counted.filter(({ count }) => count >= 3).map(({ sentence }) => sentence);
  const share = counted.filter(({ count }) => count > 0).length;
  const isMost = sentences.length >= 5 && share / sentences.length > mostPassive;
  return [
    ...onEach(
      'readability',
      crowded,
      () =>
        'Kalimat ini penuh kata kerja pasif “di-”. Sebut pelakunya di depan: “polisi menangkap”, bukan “ditangkap”.',
    ),
    ...(isMost
      ? [
          remark(
            'readability',
            `${share} dari ${sentences.length} kalimat memakai kata kerja pasif “di-”. Ubah sebagian jadi aktif supaya beritanya lebih hidup.`,
          ),
        ]
      : []),
  ];
};

const common = new Set(
  'yang dengan untuk dari pada dalam oleh sebagai akan juga itu ini atau karena tidak lebih para'.split(' '),
);

/** Finds a word that is written twice in a row, or three times in one sentence. */
export const repetition: Rule = ({ sentences, isQuoted }) => {
  const doubled = sentences.flatMap(({ words }) =>
    words.flatMap((word, index) => {
      const next = words[index + 1];
      const isSame = next && word.text.toLowerCase() === next.text.toLowerCase() && /^\p{L}+$/u.test(word.text);
      // Only a space may be between them: a comma makes it a list.
      return isSame && next.start === word.start + word.text.length + 1
        ? [{ start: word.start, text: `${word.text} ${next.text}` }]
        : [];
    }),
  );
  const often = sentences.flatMap((sentence) => oftenIn(sentence)).filter(({ start }) => !isQuoted(start));
  return [
    ...onEach('readability', doubled, ({ text }) => `Kata “${text.split(' ')[0]}” tertulis dua kali.`),
    ...onEach(
      'readability',
      often,
      ({ text }) => `Kata “${text}” diulang-ulang dalam satu kalimat. Ganti atau hilangkan sebagian.`,
    ),
  ];
};

function oftenIn({ words }: Sentence): Span[] {
  const seen = new Map<string, Span[]>();
  for (const word of words) {
    const key = word.text.toLowerCase();
    if (key.length < 4 || common.has(key) || !/^\p{Ll}/u.test(word.text)) continue;
    seen.set(key, [...(seen.get(key) ?? []), word]);
  }
  return [...seen.values()].filter((places) => places.length >= 3).map((places) => places.at(-1)!);
}

/** Finds three consecutive sentences that begin with the same word. */
export const monotony: Rule = ({ sentences }) => {
  const begins = sentences.map(({ words }) => words[0]?.text.toLowerCase() ?? '');
  const same = sentences.filter(
    (_, index) =>
      index >= 2 && begins[index] !== '' && begins[index] === begins[index - 1] && begins[index] === begins[index - 2],
  );
  return onEach(
    'readability',
    same.map(({ words }) => words[0]!),
    ({ text }) => `Tiga kalimat berturut-turut dibuka dengan “${text}”. Variasikan awalnya.`,
  );
};
