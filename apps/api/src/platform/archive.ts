import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { ZipFile } from 'yazl';

/** A file of an archive; it is opened when its turn comes. */
export interface ArchiveFile {
  readonly path: string;
  /** True if the file is already compressed, such as an image. */
  readonly isCompact?: boolean;
  /** Bytes of a compact file, where they are known. */
  readonly size?: number;
  readonly open: () => Promise<Readable>;
}
export interface Archive {
  /** Name of the archive, without its extension. */
  readonly name: string;
  /** Extension where the system that takes the zip expects another, with its type. */
  readonly format?: { readonly extension: string; readonly type: string };
  readonly files: readonly ArchiveFile[];
  /**
   * Set where the same bytes can be written again: all files are compact and of known size. A download that broke off is
   * then continued, as long as the tag is the same.
   */
  readonly repeatable?: { readonly tag: string; readonly modifiedAt: Date };
}

/** Streams a zip file by file, without buffering one. */
export function openZip(files: readonly ArchiveFile[], modifiedAt?: Date): Readable {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error) => stream.destroy(error as Error));
  // Pipes leave their source open when what they write to is destroyed, as by a visitor who leaves.
  stream.once('close', () => current?.destroy());
  for (const file of files)
    zip.addReadStreamLazy(
      file.path,
      optionsOf(file, modifiedAt),
      callbackify(async () => {
        current = await file.open();
        current.once('error', (error) => stream.destroy(error));
        return current;
      }),
    );
  zip.end();
  return stream;
}

/** Returns the size of a zip, without opening a file; null unless all files are compact and of known size. */
export function sizeOfZip(files: readonly Omit<ArchiveFile, 'open'>[], modifiedAt?: Date): number | null {
  const zip = new ZipFile();
  for (const file of files) zip.addReadStreamLazy(file.path, optionsOf(file, modifiedAt), () => undefined);
  let size = -1;
  // The types of the library lack what it passes.
  const take = (...[known]: number[]) => (size = known ?? -1);
  zip.end({ forceZip64Format: false, comment: '' }, take);
  return size < 0 ? null : size;
}

const optionsOf = ({ isCompact = false, size }: Omit<ArchiveFile, 'open'>, modifiedAt: Date | undefined) => ({
  compress: !isCompact,
  ...(isCompact && size !== undefined && { size }),
  ...(modifiedAt && { mtime: modifiedAt }),
});
