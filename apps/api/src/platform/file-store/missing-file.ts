import { AppError } from '../app-error.ts';
import { missingFiles } from '../metrics/process-metrics.ts';

/** Counts a missing file, and returns the refusal. */
export function missingFile(folder: string): AppError {
  missingFiles.inc({ folder });
  return new AppError('not_found');
}
