// The only normalizer of typed or pasted text: for names, searches, codes, addresses, answers and imports.

/** Emoji composed of several, whose invisible joiners must be preserved. */
const part = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*`;
const emoji = String.raw`\u{1f3f4}[\u{e0020}-\u{e007f}]+|[0-9#*]\ufe0f\u20e3|${part}(?:\u200d${part})*`;
/** Soft hyphens, zero-width spaces, marks of direction and byte order, and all other invisible characters. */
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;
/** In these scripts a joiner chooses the form of the letter before it. */
const joined = String.raw`(?!${unseen})[\p{M}\p{Script=Arabic}][\u200c\u200d]`;
const unseenOnly = new RegExp(unseen, 'gu');
const unseenOrKept = new RegExp(`(${emoji}|${joined})|${unseen}`, 'gu');

/**
 * Normalizes a text for storage: without invisible characters, with plain spaces, letters and their accents as one
 * character.
 */
export const tidied = (text: string): string =>
  text
    .replace(unseenOrKept, (_, kept: string | undefined) => kept ?? '')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC');

/** Signs that keyboards, phones and word processors substitute for each other. */
export const apostrophes = String.raw`'\u2018-\u201b\u2039\u203a\x60\xb4\u2032\u2035\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\ua78c\uff40`;
export const quotes = String.raw`"\u201c-\u201f\xab\xbb\u02dd\u301d\u301e`;
export const dashes = String.raw`\p{Pd}\u2212\u02d7\u2043\u2796`;

const alike: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`[${apostrophes}]`, 'g'), "'"],
  [new RegExp(`[${quotes}]`, 'g'), '"'],
  [new RegExp(`[${dashes}]`, 'gu'), '-'],
];

/**
 * Normalizes a text for comparison, preserving case: one apostrophe, one quotation mark, one dash, single spaces, no
 * invisible characters, and letters in their plain form (NFKC) where that loses nothing: x² stays x², ½ stays ½, signs
 * in circles stay.
 */
export const folded = (text: string): string =>
  alike
    .reduce(
      (plain, [signs, sign]) => plain.replace(signs, sign),
      text
        .normalize('NFC')
        .replace(unseenOnly, '')
        .replace(/[^\p{No}\p{Lm}\p{Sk}º⁺-⁾₊-₎]+/gu, (plain) => plain.normalize('NFKC')),
    )
    .replace(/[\s\u0085\u2800]+/g, ' ')
    .trim()
    .normalize('NFC');

/** Normalizes a text for search: ignores case and accents. */
export const searched = (text: string): string => folded(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Tells whether a text has no visible character. */
export const isBlank = (text: string): boolean => tidied(text).trim() === '';

/** Normalizes a code for look-up, however it was grouped: hemat-50 and HEMAT 50 are HEMAT50. */
export const codeOf = (typed: string): string => folded(typed).replace(/[ -]/g, '').toUpperCase();

/**
 * Normalizes an e-mail address for storage. An internationalized domain is written as the mail system does: bücher.id
 * is xn--bcher-kva.id.
 */
export function emailOf(typed: string): string {
  const address = folded(typed).toLowerCase();
  const [, mailbox, domain] = /^(.+)@([\p{L}\p{M}\p{N}.。-]+)$/u.exec(address) ?? [];
  if (!domain || /^\p{ASCII}*$/u.test(domain) || !URL.canParse(`https://${domain}`)) return address;
  return `${mailbox}@${new URL(`https://${domain}`).hostname}`;
}
