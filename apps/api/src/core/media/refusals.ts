import { mediaBounds, type MediaKind } from '@sinau/contracts/core/media/media.rules';
import { AppError } from '../../platform/app-error.ts';

/** Refusals that the same file would meet again. */
const finalRefusals = [
  'file_too_large',
  'file_empty',
  'file_kind_not_allowed',
  'file_type_mismatch',
  'file_unreadable',
  'package_refused',
] as const;
type Refusal = (typeof finalRefusals)[number] | 'file_inspection_timeout';

export const isFinal = (error: unknown) =>
  error instanceof AppError && finalRefusals.some((code) => code === error.code);

/** Creates a refusal with its message at the file's field. */
export const refuseFile = (code: Refusal, sentence: string, cause?: unknown) =>
  new AppError(code, { fields: { file: sentence }, cause });

/** Refuses a file of the wrong kind, and names the right one. */
export const mismatch = (kind: MediaKind) =>
  refuseFile('file_type_mismatch', `Isi berkas ini tidak sesuai. Unggah ${mediaBounds[kind].formats}.`);
