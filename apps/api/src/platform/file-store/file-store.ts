import type { Readable } from 'node:stream';
import type { Env } from '../env.ts';

/** Inclusive at both ends, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Range to read of a file on the local disk. */
interface ReadOptions {
  /** Small ones keep the process small where gigabytes stream through. */
  readonly chunkBytes?: number;
}

/** Where a web server or a CDN finds a stored file. */
export interface FileLocation {
  /** Path below DATA_DIR, or key in the bucket: `media/files/…`. */
  readonly path: string;
  /** Address of the service that opens the file for a limited time; null on the local disk. */
  readonly address: string | null;
}

/**
 * Stores files: uploads, certificates, and assets of releases. A key is `{owner's id}/{file name}`; the content of a key never changes.
 * Paths that it lends lie on the local disk, in the work folder of this process.
 */
export interface FileStore {
  /** Lends a path on the local disk, for a file or a folder, while `work` runs, and removes what remains afterwards. */
  withWorkFile<T>(work: (path: string) => Promise<T>): Promise<T>;
  /** Stores a local file under its key; the local one may be gone afterwards. No reader ever sees an incomplete file. */
  put(key: string, path: string): Promise<void>;
  /** Returns the size in bytes; null if there is no such file. */
  size(key: string): Promise<number | null>;
  /** Refuses a missing file, although its row is there, with 'not_found'. */
  read(key: string, range?: ByteRange, options?: ReadOptions): Promise<Readable>;
  /**
   * Returns where another server finds a file, which the service sends as this type of content. Refuses a missing file
   * like `read`.
   *
   * @param seconds Time for which an address opens it.
   */
  locate(key: string, content: { readonly type: string; readonly seconds: number }): Promise<FileLocation>;
  /** Lends a path on the local disk where a file can be read while `work` runs. */
  withLocalCopy<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  removeFile(key: string): Promise<void>;
  /** Removes all files of one owner. */
  remove(id: string): Promise<void>;
  /** Returns the keys of all complete files, or of those of one owner, in no order. */
  keys(id?: string): AsyncIterable<string>;
  /** Returns whether the local disk has room for more: a full one would stop the database, too. */
  hasRoom(): Promise<boolean>;
  /** Incomplete files. */
  readonly parts: PartStore;
  /** Removes work files not written to since then: a killed process left them. */
  sweepWorkFiles(since: Date): Promise<void>;
}

/** Stores files that arrive in chunks, by the id of their upload, until they are complete. */
export interface PartStore {
  /** Returns the number of bytes that have arrived: what was written before the process was killed counts. */
  size(id: string): Promise<number>;
  /** Writes from an offset on. What arrived before an error is retained. */
  write(id: string, offset: number, content: AsyncIterable<Buffer>): Promise<void>;
  /** Lends a path on the local disk with what has arrived; `work` may move the file from there. */
  withLocalCopy<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(id: string): Promise<void>;
}

/** Folders of the product's files, each a store of its own. */
export const storeFolders = ['media', 'certificates', 'releases'] as const;
export type StoreFolder = (typeof storeFolders)[number];

export type StoreSettings = Pick<
  Env,
  | 'DATA_DIR'
  | 'UPLOAD_RESERVE_MB'
  | 'UPLOAD_RESERVE_PERCENT'
  | 'STORAGE'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
>;
