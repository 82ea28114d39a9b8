import { readNumber } from './number.rules.ts';
import { foldedSigns } from './signs.rules.ts';
import { readTime, withClockTimes } from './time.rules.ts';

/**
 * Tells whether a typed text is an accepted answer (docs/decisions/0225). Case, spaces and the shape of signs never
 * count. Punctuation of prose counts only if the question requires it; every other sign counts: C# is not C, (a+b) not
 * a+b. A number or a time as a key also accepts its other spellings.
 */
export function isAccepted(key: string, typed: string, isPunctuationCounted: boolean): boolean {
  const wanted = comparable(key);
  // Phones and word processors make one long dash of two.
  const given = comparable(wanted.includes('--') ? typed.replace(/[–—]/g, '--') : typed);
  if (given === '') return false;
  if (isPunctuationCounted) return tight(wanted) === tight(given);
  return (
    isSameText(wanted, given) ||
    isSameText(withClockTimes(wanted), withClockTimes(given)) ||
    isSameTime(wanted, given) ||
    isSameNumber(wanted, given)
  );
}

/** Between digits an x means multiplication. */
const comparable = (text: string) => foldedSigns(text).replace(/(\d) ?x ?(?=\d)/gi, '$1*');

/** Keeps every sign, without the spaces around it. */
const tight = (text: string) => text.toLowerCase().replace(/ ?([^\p{L}\p{M}\p{N} ]) ?/gu, '$1');

function isSameText(key: string, typed: string) {
  if (exact(key) === exact(typed)) return true;
  const words = withoutProse(key);
  return hasSigns(words) ? exact(key) === exact(bare(typed)) : tight(words) === tight(withoutProse(typed));
}

/**
 * Keeps the signs, except a full stop at the end and apostrophes within words. A decimal point becomes a comma, unless
 * it may separate members.
 */
const exact = (text: string) =>
  tight(
    text
      .replace(
        /([([{][^)\]}]*[)\]}])|(\d)[.,](?=\d)/g,
        (_, enclosed: string | undefined, digit: string) => enclosed ?? `${digit}.`,
      )
      .replace(/(\p{L})'(?=\p{L})/gu, '$1')
      .replace(/(?<=[^\p{P}\p{S} ]|[)\]}%'"])\.$/u, ''),
  );

/** Strips the decoration that users put around an answer. */
const bare = (text: string) =>
  text
    .replace(/(?:[.,]|(?<=\p{L}{2} ?)[!?])+$/u, '')
    .trimEnd()
    .replace(/^(["'])(.+)\1$/u, '$2');

/** Tells whether there is a sign that counts, besides decimal points and the minus of numbers. */
const hasSigns = (text: string) => /[^\p{L}\p{M}\p{N} ]/u.test(text.replace(/(\d)\.(?=\d)|(^| )-(?=\d)/g, '$1'));

/** Between words a hyphen joins; between numbers and variables it is a minus. */
const isOperand = (text: string) => /^(?:\d+|\d*\p{Ll})$/u.test(text);

/** Punctuation of prose by its position, and its replacement. */
const prose: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  [/"(?=$|[ .,;:!?)])/g, ''],
  [/"/g, ' '],
  // 'kata', Jum'at, 'Aisyiyah, syafi', but f'(x).
  [/(^|[ (])'([^']+)'(?=$|[ ).,;:!?])/g, '$1$2'],
  [/(^|[ (]|\p{L})'(?=[\p{L}\p{N}])/gu, '$1'],
  [/(\p{L}{2})'(?![\p{L}\p{N}(])/gu, '$1'],
  // Bank Mandiri (Persero).
  [/(^| )\(([\p{L}\p{M}\p{N} ]+)\)(?=$|[ .,;:!?])/gu, ' $2 '],
  // 1,2,3 is a list, 1,5 a number, S.Pd. an abbreviation.
  [/\d+(?:,\d+){2,}/g, (list) => (/^\d{1,3}(?:,\d{3})+$/.test(list!) ? list! : list!.replaceAll(',', ' '))],
  [/(\d)[.,](?=\d)/g, '$1.'],
  [/(^| )\.(?=\d)/g, '$10.'],
  [/(?<![\p{L}\p{M}])(\p{L}|\p{L}{2}(?=\.\p{L}{1,2}(?!\p{L})))\.(?=\p{L})|(\p{L})\.(?=\d)|(\d)\.(?=\p{L})/gu, '$1$2$3'],
  // Marks after a word, or a number after one, but n!, 5! and x;.
  [/(\p{L}{2}(?:[^!?]*\d)?|\d ?(?=\?)) ?[.,]*[!?][.,!?]*(?= |$)/gu, '$1 '],
  [/([^ ])[.,]+(?= |$)/g, '$1 '],
  [/(\p{L})[:;](?= )/gu, '$1 '],
  [/(\p{L}) ?, ?(?=\p{L})/gu, '$1 '],
  // A dash before or between words; a minus is before a number or a variable.
  [/^[-•] (?=\p{L}{2})/gu, ''],
  [/(\p{L}{2}) - (?=\p{L})|(\p{L}) - (?=\p{L}{2})/gu, '$1$2 '],
  [
    /([\p{L}\p{M}\p{N}]+)-(?=([\p{L}\p{M}\p{N}]+))/gu,
    (joined, left, right) => (isOperand(left!) && isOperand(right!) ? joined! : `${left} `),
  ],
];

const withoutProse = (text: string) =>
  prose
    .reduce((rest, [marks, remains]) => rest.replace(marks, remains as string), text)
    .replace(/ +/g, ' ')
    .trim();

function isSameTime(key: string, typed: string) {
  const [wanted, given] = [readTime(key), readTime(typed)];
  return wanted !== null && wanted.seconds === given?.seconds && (wanted.zone === '' || wanted.zone === given.zone);
}

/** Numbers with a plus, fractions and texts that begin with 0 are required literally. */
const isAmount = (text: string) => !/\+|\d ?\/ ?\d|(^|[^\d.,])0\d/.test(text);

function isSameNumber(key: string, typed: string) {
  if (readTime(key) || !isAmount(key) || !isAmount(typed)) return false;
  const [wanted, given] = [readNumber(key), readNumber(typed)];
  if (!wanted || !given || wanted.value !== given.value) return false;
  const isRupiah = [wanted, given].every(({ unit }) => unit === '' || unit === 'rp');
  return isRupiah || wanted.unit === given.unit;
}
