import type { Readable } from 'node:stream';

/** A file of an archive; it is opened when its turn comes. */
export interface ArchiveFile {
  readonly path: string;
  /** Of files that are packed already, such as pictures. */
  readonly isCompact?: boolean;
  readonly open: () => Promise<Readable>;
}
export interface Archive {
  /** Of the archive, without its ending. */
  readonly name: string;
  readonly files: readonly ArchiveFile[];
}
