/** Masks personal addresses and numbers with as many characters, so that positions in the text do not change. */
export const withoutPersonalData = (text: string) =>
  text.replace(personal, (found) => found.replace(/[^\s]/gu, (sign) => '•'.repeat(sign.length)));

// Each pattern begins where no run of its own characters precedes it, or is bounded: a long text is read once.
const personal = new RegExp(
  [
    // Mail addresses.
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    // Numbers of mobile phones, and of landlines with their area code.
    String.raw`(?<![\d.])(?:\+62|62|0)[ .-]?8\d{1,3}(?:[ .-]?\d{3,5}){2}(?!\d)`,
    String.raw`(?<![\d.])\(?(?:\+62[ .-]?|0)\d{2,3}\)?[ .-]?\d{3,4}[ .-]?\d{2,4}(?!\d)`,
    // Taxpayer numbers in their written form.
    String.raw`(?<!\d)\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}(?!\d)`,
    // Numbers of identity cards, families and bank accounts, also in groups; amounts of money have points, which these
    // have not.
    String.raw`(?<![\d.,])\d(?:[ -]?\d){9,19}(?!\d|[.,]\d)`,
  ].join('|'),
  'gu',
);
