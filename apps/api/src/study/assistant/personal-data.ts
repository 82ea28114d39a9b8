/** Addresses and numbers of persons, each replaced by as many signs, so that places in the text stay where they are. */
export const withoutPersonalData = (text: string) =>
  text.replace(personal, (found) => found.replace(/[^\s]/gu, (sign) => '•'.repeat(sign.length)));

// Each pattern begins where no row of its own characters goes on before it, or is bounded: a long text is read once.
const personal = new RegExp(
  [
    // Mail addresses.
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    // Numbers of mobile phones, and of others with the code of their area.
    String.raw`(?<![\d.])(?:\+62|62|0)[ .-]?8\d{1,3}(?:[ .-]?\d{3,5}){2}(?!\d)`,
    String.raw`(?<![\d.])\(?(?:\+62[ .-]?|0)\d{2,3}\)?[ .-]?\d{3,4}[ .-]?\d{2,4}(?!\d)`,
    // Tax payers' numbers, as they are written out.
    String.raw`(?<!\d)\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}(?!\d)`,
    // Numbers of identity cards, families and bank accounts, also in groups; money has points, which these have not.
    String.raw`(?<![\d.,])\d(?:[ -]?\d){9,19}(?!\d|[.,]\d)`,
  ].join('|'),
  'gu',
);
