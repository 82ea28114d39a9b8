import type { MediaKind, MediaPurpose } from '@sinau/contracts/core/media/media.rules';
import { media } from './generated/media.ts';
import type { UploadOptions } from './operation.ts';

interface Begin {
  readonly kind: MediaKind;
  readonly purpose?: MediaPurpose;
}

/** Uploads a file in chunks, and resumes where it stopped after any loss of the connection or the page. */
export const resumableUpload = {
  /** Announces a file; returns the id of its upload. */
  async begin(file: Pick<File, 'name' | 'size'>, query: Begin): Promise<string> {
    const headers = { 'upload-length': String(file.size), 'upload-metadata': `filename ${base64Of(file.name)}` };
    const { location } = await media.beginUpload.call({ query }, { headers });
    return (location ?? '').split('/').at(-1)!;
  },

  /** Returns the number of bytes that have arrived. */
  async offset(id: string): Promise<number> {
    return (await media.uploadState.call({ params: { id } })).offset ?? 0;
  },

  /** Sends the bytes from `offset` on; returns the next offset. */
  async send(id: string, offset: number, content: Blob, options: UploadOptions): Promise<number> {
    const headers = { 'upload-offset': String(offset) };
    const answer = await media.sendChunk.call({ params: { id } }, { ...options, headers, content });
    return answer.offset ?? offset;
  },

  /** Ends an upload whose last byte was sent; returns the file. */
  complete: (id: string) => media.completeUpload.call({ params: { id } }),

  drop: (id: string) => media.dropUpload.call({ params: { id } }),
};

const base64Of = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
