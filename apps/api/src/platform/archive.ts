import type { Readable } from 'node:stream';

/** A file of an archive; it is opened when its turn comes. */
export interface ArchiveFile {
  readonly path: string;
  /** Whether the file is already compressed, such as an image. */
  readonly isCompact?: boolean;
  readonly open: () => Promise<Readable>;
}
export interface Archive {
  /** Name of the archive, without its extension. */
  readonly name: string;
  readonly files: readonly ArchiveFile[];
}
