import { mediaBounds, type MediaKind } from '@sinau/contracts/core/media/media.rules';
import { AppError } from '../../platform/app-error.ts';

/** What the same file would be refused with again. */
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

/** A refusal with its sentence at the file's field. */
export const refuseFile = (code: Refusal, sentence: string, cause?: unknown) =>
  new AppError(code, { fields: { file: sentence }, cause });

/** What the file should have been, for somebody who chose the wrong one. */
export const mismatch = (kind: MediaKind) =>
  refuseFile('file_type_mismatch', `Isi berkas ini tidak sesuai. Unggah ${mediaBounds[kind].formats}.`);
