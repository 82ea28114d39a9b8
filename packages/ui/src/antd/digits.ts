import { decimal } from '@sinau/format';

/** Returns the digits of a typed or pasted text; '' without any. */
export function readDigits(text = '') {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : Number(digits);
}

/** Digits with their thousands grouped; any other typed text is unchanged. */
export const groupedDigits = (digits: string) => (/^\d+$/.test(digits) ? decimal(Number(digits)) : digits);
