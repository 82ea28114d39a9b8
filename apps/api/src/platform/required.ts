import { AppError } from './app-error.ts';

/** Returns the row, or refuses with 404 where there is none that the caller may see. */
export function required<T>(row: T | null | undefined): T {
  if (row == null) throw new AppError('not_found');
  return row;
}
