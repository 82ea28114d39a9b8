import { invalidInput } from '../../platform/app-error.ts';

export const dateOrNull = (instant: string | null) => (instant === null ? null : new Date(instant));

/** Refuses a period that ends before it begins, at the field of its end. */
export function requireOrder(start: string | null, end: string | null, field = 'endsAt') {
  if (start && end && Date.parse(end) <= Date.parse(start))
    throw invalidInput(field, 'Akhirnya harus setelah mulainya');
}
