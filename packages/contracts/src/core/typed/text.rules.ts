// The one normaliser of what people type or paste: into names, searches, codes, addresses, answers and imports.

/** Emoji that are joined of several, whose joiners nobody sees and everybody would miss. */
const part = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*`;
const emoji = String.raw`\u{1f3f4}[\u{e0020}-\u{e007f}]+|[0-9#*]\ufe0f\u20e3|${part}(?:\u200d${part})*`;
/** Soft hyphens, spaces without width, marks of direction and of the byte order, and what else is never seen. */
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;
/** In these scripts a joiner chooses the form of the letter before it. */
const joined = String.raw`(?!${unseen})[\p{M}\p{Script=Arabic}][\u200c\u200d]`;
const unseenOnly = new RegExp(unseen, 'gu');
const unseenOrKept = new RegExp(`(${emoji}|${joined})|${unseen}`, 'gu');

/** A text as it is stored: without what nobody sees, with plain spaces, letters and their accents as one character. */
export const tidied = (text: string): string =>
  text
    .replace(unseenOrKept, (_, kept: string | undefined) => kept ?? '')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC');

/** The signs that keyboards, phones and word processors choose among by themselves. */
export const apostrophes = String.raw`'\u2018-\u201b\u2039\u203a\x60\xb4\u2032\u2035\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\ua78c\uff40`;
export const quotes = String.raw`"\u201c-\u201f\xab\xbb\u02dd\u301d\u301e`;
export const dashes = String.raw`\p{Pd}\u2212\u02d7\u2043\u2796`;
/** A sign, or a space, that may be typed otherwise than it was written. */
export const variableSign = new RegExp(`[${apostrophes}${quotes}${dashes}\\p{Zs}]`, 'gu');

const alike: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`[${apostrophes}]`, 'g'), "'"],
  [new RegExp(`[${quotes}]`, 'g'), '"'],
  [new RegExp(`[${dashes}]`, 'gu'), '-'],
];

/**
 * A text as it is compared, in its own case: one apostrophe, one quotation mark, one dash, single spaces, nothing unseen, and
 * letters in their plain form (NFKC) where that loses nothing: x² stays x², ½ stays ½, signs in circles stay.
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

/** A text as it is looked for: in either case, with or without its accents. */
export const searched = (text: string): string => folded(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds nothing that anybody sees. */
export const isBlank = (text: string): boolean => tidied(text).trim() === '';

/** A code as it is looked up, however it was grouped: hemat-50 and HEMAT 50 are HEMAT50. */
export const codeOf = (typed: string): string => folded(typed).replace(/[ -]/g, '').toUpperCase();

/** An e-mail address as it is stored. A domain in letters is written as the mail system does: bücher.id is xn--bcher-kva.id. */
export function emailOf(typed: string): string {
  const address = folded(typed).toLowerCase();
  const [, mailbox, domain] = /^(.+)@([\p{L}\p{M}\p{N}.。-]+)$/u.exec(address) ?? [];
  if (!domain || /^\p{ASCII}*$/u.test(domain) || !URL.canParse(`https://${domain}`)) return address;
  return `${mailbox}@${new URL(`https://${domain}`).hostname}`;
}
