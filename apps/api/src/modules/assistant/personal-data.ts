/** Addresses and numbers of persons, each replaced by as many signs, so that places in the text stay where they are. */
export const withoutPersonalData = (text: string) =>
  text.replace(personal, (found) => found.replace(/[^\s]/gu, (sign) => '•'.repeat(sign.length)));

const personal = new RegExp(
  [
    // Mail addresses.
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    // Phone numbers.
    String.raw`(?<![\d.])(?:\+62|62|0)[ -]?8\d{1,3}(?:[ -]?\d{3,5}){2}(?!\d)`,
    String.raw`(?<![\d.])\(?0\d{2,3}\)?[ -]?\d{5,8}(?!\d)`,
    // Numbers of identity cards, families, tax payers, and bank accounts.
    String.raw`(?<![\d.])\d{10,20}(?![\d.])`,
  ].join('|'),
  'gu',
);
