import type { MediaKind, MediaPurpose } from '@sinau/contracts/core/media/media.rules';
import { media } from './generated/media.ts';
import type { UploadOptions } from './operation.ts';

interface Options extends UploadOptions {
  readonly kind: MediaKind;
  readonly purpose?: MediaPurpose;
}

/** Sends one file and reports its progress. Check `sizeRefusal` first, so that nobody waits for a refusal. */
export const upload = (file: File, { onProgress, signal, ...query }: Options) =>
  media.upload.call([file], { query }, { onProgress, signal });
