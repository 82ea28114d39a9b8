import { decimal } from '@sinau/format';

const mostDigits = 9;

/** What somebody typed or pasted as an amount; null where there is no digit. */
export function readPrice(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, mostDigits);
  return digits === '' ? null : Number(digits);
}

export const grouped = (price: number | null): string => (price === null ? '' : decimal(price));

/** The place in the text that has so many digits to its right. */
export function caretBefore(text: string, digits: number): number {
  let place = text.length;
  for (let left = digits; left > 0 && place > 0; place -= 1) if (/\d/.test(text[place - 1]!)) left -= 1;
  return place;
}
