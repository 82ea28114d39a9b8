import { Counter } from 'prom-client';
import { AppError } from '../app-error.ts';

/** Reads of files that the store does not have although their rows are there; served with the metrics. */
export const missingFiles = new Counter({
  name: 'missing_files_total',
  help: 'Reads of stored files that are gone from the store',
  labelNames: ['folder'],
  registers: [],
});

/** Counts a missing file, and returns the refusal. */
export function missingFile(folder: string): AppError {
  missingFiles.inc({ folder });
  return new AppError('not_found');
}
