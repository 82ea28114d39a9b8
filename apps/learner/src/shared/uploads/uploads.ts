import { ApiError, type upload } from '@sinau/api-client';
import { mediaBounds, sizeRefusal, type MediaKind } from '@sinau/contracts/core/media/media.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import type { SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';

export interface Transfer {
  readonly id: number;
  readonly name: string;
  readonly percent: number;
  /** Reason why it failed; null while it is sent or queued. */
  readonly problem: string | null;
}

interface Options {
  kinds: readonly MediaKind[];
  onDone: (file: SubmissionFile) => void;
  send: typeof upload;
}

/** Sends files one after the other, since the server checks one of each account at a time. */
export function createUploads({ kinds, onDone, send }: Options) {
  let transfers: readonly Transfer[] = [];
  const waiting: { id: number; file: File; kind: MediaKind }[] = [];
  const listeners = new Set<() => void>();
  let current: { id: number; abort: AbortController } | null = null;
  let count = 0;

  const set = (next: readonly Transfer[]) => {
    transfers = next;
    for (const listener of listeners) listener();
  };
  const update = (id: number, patch: Partial<Transfer>) =>
    set(transfers.map((one) => (one.id === id ? { ...one, ...patch } : one)));
  const drop = (id: number) => set(transfers.filter((one) => one.id !== id));

  const run = async () => {
    const next = current ? undefined : waiting.shift();
    if (!next) return;
    const abort = new AbortController();
    current = { id: next.id, abort };
    try {
      const media = await send(next.file, {
        kind: next.kind,
        purpose: 'submission',
        signal: abort.signal,
        onProgress: ({ percent }) => update(next.id, { percent }),
      });
      if (!abort.signal.aborted) {
        drop(next.id);
        onDone(fileOf(media));
      }
    } catch (error) {
      if (!abort.signal.aborted) update(next.id, { problem: problemOf(error) });
    } finally {
      current = null;
      void run();
    }
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => transfers,
    add(files: readonly File[]) {
      for (const file of files) {
        const id = (count += 1);
        const kind = kinds.find((one) => looksLike(one, file));
        const problem = kind ? refusalOf(kind, file) : `Yang diterima: ${kinds.map(formatsOf).join(', ')}`;
        set([...transfers, { id, name: file.name, percent: 0, problem }]);
        if (kind && !problem) waiting.push({ id, file, kind });
      }
      void run();
    },
    cancel(id: number) {
      if (current?.id === id) current.abort.abort();
      const at = waiting.findIndex((one) => one.id === id);
      if (at !== -1) waiting.splice(at, 1);
      drop(id);
    },
    cancelAll() {
      waiting.length = 0;
      current?.abort.abort();
    },
  };
}

const formatsOf = (kind: MediaKind) => mediaBounds[kind].formats;
const refusalOf = (kind: MediaKind, { size }: File) =>
  size === 0 ? 'Berkas ini kosong' : sizeRefusal(kind, size, 'submission');
const problemOf = (error: unknown) =>
  error instanceof ApiError ? (error.fields.file ?? error.message) : 'Gagal mengunggah. Coba lagi.';

/** Tests the announced type or the name; the server then checks the content. */
const looksLike = (kind: MediaKind, { type, name }: File) =>
  mediaBounds[kind].accept
    .split(',')
    .some((known) => known === type || (known.startsWith('.') && name.toLowerCase().endsWith(known))) ||
  (type === '' && extensions[kind]?.test(name) === true);
const extensions: Partial<Record<MediaKind, RegExp>> = {
  pdf: /\.pdf$/i,
  image: /\.(jpe?g|png|webp|gif|hei[cf]|tiff?)$/i,
};

const fileOf = ({ id, kind, name, type, size, pageCount, address, addressExpiresAt, createdAt }: Media) => ({
  id,
  kind,
  name,
  type,
  size,
  pageCount,
  address,
  addressExpiresAt: addressExpiresAt ?? createdAt,
});
