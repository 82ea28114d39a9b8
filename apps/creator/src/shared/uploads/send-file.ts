import { ApiError, resumableUpload } from '@sinau/api-client';
import type { MediaKind, MediaPurpose } from '@sinau/contracts/core/media/media.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import type { UploadJob } from './upload-job.ts';

/** Size of a chunk. A broken connection costs at most what has not arrived of one; proxies limit bodies, too. */
const partBytes = 8 * 1024 * 1024;
/** Number of times in a row that the server may report another offset, before the upload fails. */
const conflicts = 30;

export interface Sending {
  /** Makes a call whose refusal may end the session. */
  readonly call: <T>(work: () => Promise<T>) => Promise<T>;
  readonly signal: AbortSignal;
  readonly onUpload: (uploadId: string | null) => void;
  readonly onSent: (bytes: number) => void;
  readonly onChecking: () => void;
}

/** Sends what the server does not have yet, and has the file checked. Called again it continues. */
export async function sendFile(
  job: Pick<UploadJob, 'uploadId'> & { readonly kind: MediaKind; readonly purpose?: MediaPurpose },
  file: File,
  { call, signal, onUpload, onSent, onChecking }: Sending,
): Promise<Media> {
  const begin = async () => {
    const begun = await call(() =>
      resumableUpload.begin(file, { kind: job.kind, purpose: job.purpose ?? purposeOf(job.kind) }),
    );
    onUpload(begun);
    return begun;
  };
  let id = job.uploadId ?? (await begin());
  let offset = 0;
  if (job.uploadId) {
    const known = await call(() => resumableUpload.offset(id)).catch(unlessForgotten);
    // The upload had expired on the server.
    if (known === null) id = await begin();
    offset = known ?? 0;
  }

  for (let left = conflicts; offset < file.size;) {
    onSent(offset);
    const from = offset;
    try {
      offset = await call(() =>
        resumableUpload.send(id, from, file.slice(from, from + partBytes), {
          signal,
          onProgress: ({ loaded }) => onSent(Math.min(from + loaded, file.size)),
        }),
      );
      left = conflicts;
    } catch (error) {
      if (!isConflict(error) || (left -= 1) === 0) throw error;
      await pause(1_000);
      signal.throwIfAborted();
      offset = await call(() => resumableUpload.offset(id));
    }
  }
  onSent(file.size);
  onChecking();
  return call(() => resumableUpload.complete(id));
}

const purposeOf = (kind: MediaKind) => (kind === 'document' ? 'attachment' : 'lesson');

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'upload_offset_conflict';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function unlessForgotten(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
