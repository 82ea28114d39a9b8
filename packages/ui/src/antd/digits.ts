import { decimal } from '@sinau/format';

/** The digits of what was typed or pasted; '' where there are none. */
export function readDigits(text = '') {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : Number(digits);
}

/** Digits with their thousands grouped; whatever else is typed stays as it is. */
export const groupedDigits = (digits: string) => (/^\d+$/.test(digits) ? decimal(Number(digits)) : digits);
