import { ApiError } from '@sinau/api-client';
import type { Fields } from './reconcile.ts';
import type { Failure, FieldErrors } from './document.ts';

const editedElsewhere = new Set(['class_edited_elsewhere', 'lesson_edited_elsewhere', 'bundle_edited_elsewhere']);

/** Returns what an error of the API means for a document. */
export function failureOf<F extends Fields>(error: unknown): Failure<F> {
  if (!(error instanceof ApiError)) {
    // A defect in this application is reported; the text can still be saved.
    reportError(error);
    return { kind: 'failed', message: 'Terjadi kesalahan. Coba lagi sebentar lagi.', isTransient: false };
  }
  if (editedElsewhere.has(error.code)) return { kind: 'editedElsewhere' };
  if (error.status === 422 && Object.keys(error.fields).length > 0)
    return { kind: 'refused', fields: error.fields as FieldErrors<F> };
  return { kind: 'failed', message: error.message, isTransient: error.isTransient };
}
