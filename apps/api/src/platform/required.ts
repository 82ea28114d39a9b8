import { AppError } from './app-error.ts';

/** The row, or a refusal with 404 where there is none, or none that the caller may see. */
export function required<T>(row: T | null | undefined): T {
  if (row == null) throw new AppError('not_found');
  return row;
}
