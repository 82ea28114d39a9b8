import { act } from '@testing-library/react';
import { ApiError, media } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { answer, answerStep } from '@sinau/shell/testing';

/** Server that receives files in chunks, advanced by the test: each chunk waits for its outcome. */
export function fakeUploads(known = new Map<string, Media>()) {
  const sent: FakePart[] = [];
  const begun: string[] = [];
  const dropped: string[] = [];
  /** Bytes received, by upload. */
  const arrived = new Map<string, number>();
  const becomes = new Map<string, Media>();

  const answers = [
    answerStep(media.beginUpload, ({ headers = {} }) => {
      const id = `upload-${begun.length + 1}`;
      begun.push(nameIn(headers['upload-metadata']!));
      arrived.set(id, 0);
      return { location: `/api/media/upload/${id}` };
    }),
    answerStep(media.uploadState, (_step, id) => {
      const offset = arrived.get(id);
      if (offset === undefined) throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
      return { offset };
    }),
    answerStep(media.sendChunk, ({ headers = {}, onProgress, signal }, id) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ offset: number }>();
      const from = Number(headers['upload-offset']);
      sent.push({
        id,
        from,
        signal: signal!,
        name: begun[Number(id.split('-')[1]) - 1]!,
        progress: (loaded) => {
          arrived.set(id, from + loaded);
          act(() => onProgress?.({ percent: 0, loaded, total: 1, bytesPerSecond: 0 }));
        },
        arrive: (stored, size) => {
          known.set(stored.id, stored);
          becomes.set(id, stored);
          arrived.set(id, size);
          resolve({ offset: size });
        },
        fail: reject,
      });
      signal!.addEventListener('abort', () => reject(signal!.reason as Error));
      return promise;
    }),
    answerStep(media.dropUpload, (_step, id) => {
      dropped.push(id);
      return {};
    }),
    answer(media.completeUpload, ({ params }) => becomes.get(params.id)!),
    answer(media.streams, () => ({ progress: null })),
    answer(media.detail, ({ params }) => known.get(params.id)!),
  ];
  return { answers, sent, begun, dropped };
}

interface FakePart {
  /** Id of the upload. */
  id: string;
  name: string;
  /** Offset in the file. */
  from: number;
  signal: AbortSignal;
  progress: (loaded: number) => void;
  /** Completes the upload with this stored file. */
  arrive: (stored: Media, size: number) => void;
  fail: (error: Error) => void;
}

const nameIn = (metadata: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(metadata.split(' ')[1]!), (character) => character.charCodeAt(0)));

/** Creates a file that reports this size; its bytes are never read. */
export function fileOf(name: string, type: string, size: number) {
  const file = new File(['isi'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
