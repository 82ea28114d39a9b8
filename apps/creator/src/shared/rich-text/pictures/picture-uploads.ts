import { ApiError, type UploadProgress } from '@sinau/api-client';
import { mediaBounds, sizeRefusal } from '@sinau/contracts/core/media/media.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { uploadBegan, uploadEnded } from '../../upload/running-uploads.ts';
import { isOfKind } from '../../uploads/file-kinds.ts';
import { isWorthRetrying } from '../../uploads/worth-retrying.ts';

export interface PictureUpload {
  /** Preview before the upload. */
  readonly preview: string;
  readonly percent: number;
  /** Error message of a failure. */
  readonly message: string | null;
  readonly isWorthRetrying: boolean;
  /** Stored picture, once it is uploaded. */
  readonly media: Media | null;
}

type Send = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
) => Promise<Media>;
export type PictureUploads = ReturnType<typeof createPictureUploads>;

/** Number of concurrent uploads: a paste may bring dozens. */
const atOnce = 2;

/** Pictures of a text that are being uploaded. The text names each by its key until it is stored. */
export function createPictureUploads(send: Send) {
  const uploads = new Map<string, { file: File; state: PictureUpload; attempt: AbortController | null }>();
  const listeners = new Set<() => void>();
  const waiting: string[] = [];
  let running = 0;

  const set = (key: string, change: Partial<PictureUpload>) => {
    const upload = uploads.get(key);
    if (!upload) return;
    upload.state = { ...upload.state, ...change };
    for (const listener of listeners) listener();
  };

  const sendOne = async (key: string) => {
    const upload = uploads.get(key);
    if (!upload) return;
    const attempt = new AbortController();
    upload.attempt = attempt;
    uploadBegan(attempt);
    try {
      const media = await send(upload.file, {
        signal: attempt.signal,
        onProgress: ({ percent }) => set(key, { percent }),
      });
      set(key, { media, percent: 100 });
    } catch (error) {
      if (attempt.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      set(key, {
        message: error.fields.file ?? error.message,
        isWorthRetrying: isWorthRetrying(error),
      });
    } finally {
      uploadEnded(attempt);
    }
  };
  const sendNext = async (): Promise<void> => {
    const key = running < atOnce ? waiting.shift() : undefined;
    if (key === undefined) return;
    running += 1;
    try {
      await sendOne(key);
    } finally {
      running -= 1;
    }
    await sendNext();
  };
  const queue = (key: string) => {
    waiting.push(key);
    void sendNext();
  };

  return {
    /** Begins to upload a picture; returns its key. */
    add(file: File): string {
      const key = crypto.randomUUID();
      const refusal = refusalOf(file);
      uploads.set(key, {
        file,
        attempt: null,
        state: {
          preview: URL.createObjectURL(file),
          percent: 0,
          message: refusal,
          isWorthRetrying: false,
          media: null,
        },
      });
      if (!refusal) queue(key);
      return key;
    },
    retry(key: string) {
      set(key, { message: null, percent: 0 });
      queue(key);
    },
    isSending: () => running > 0,
    get: (key: string): PictureUpload | null => uploads.get(key)?.state ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Aborts the remaining uploads: the text is closed. */
    stop() {
      for (const { attempt, state } of uploads.values()) {
        attempt?.abort();
        URL.revokeObjectURL(state.preview);
      }
      uploads.clear();
    },
  };
}

/** Returns the pictures among files that were dropped, pasted or chosen. */
export const picturesAmong = (files: Iterable<File>) =>
  [...files].filter((file) => file.type.startsWith('image/') || isOfKind(file, 'image'));

/** Checks a file before anything is sent; the server then checks the content. */
function refusalOf(file: File) {
  const { name, formats } = mediaBounds.image;
  if (!isOfKind(file, 'image')) return `${name} harus berformat ${formats}`;
  return file.size === 0 ? 'Berkas ini kosong' : sizeRefusal('image', file.size);
}
