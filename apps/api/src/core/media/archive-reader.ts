import { open } from 'node:fs/promises';
import type { FileStore } from '../../platform/file-store/index.ts';
import type { ListedFile } from './inspection/archive/listed-file.ts';
import { Unusable } from './inspection/finding.ts';
import { refuseFile } from './refusals.ts';

/** A file of an uploaded archive. Its size is what the archive claims, and is checked while the file is read. */
export interface ArchivedFile {
  readonly path: string;
  readonly size: number;
  /** Reads a small file whole. */
  bytes(maxBytes: number): Promise<Buffer>;
  /** Reads a small UTF-8 text whole. */
  text(maxBytes: number): Promise<string>;
  /** Writes the file to a path on the local disk, which must not exist. */
  writeTo(path: string): Promise<void>;
}
export interface UploadedArchive {
  /** Files by their paths, without what systems leave in archives. */
  readonly files: ReadonlyMap<string, ArchivedFile>;
}

interface ArchiveOptions {
  readonly maxEntries: number;
  /** Lends a file on the local disk: a tar is unpacked into it. */
  readonly withWorkFile: FileStore['withWorkFile'];
  /** Returns whether that disk has more than its reserve. */
  readonly hasRoom: FileStore['hasRoom'];
}

/**
 * Opens an uploaded archive, a ZIP or a tar that may be packed by gzip, with the care of packages: names stay below its
 * folder, entries are ordinary files, and sizes are claims until the bytes were counted. A folder around everything is
 * left away. Refusals are sentences.
 */
export async function openUploadedArchive<T>(
  path: string,
  options: ArchiveOptions,
  work: (archive: UploadedArchive) => Promise<T>,
): Promise<T> {
  const opened = (listed: readonly ListedFile[]) => work({ files: withoutCommonFolder(listed) });
  try {
    // Most processes never read an archive.
    if (await isZip(path)) {
      const { withZip } = await import('./inspection/archive/zip-archive.ts');
      return await withZip(path, options, opened);
    }
    const { withTar } = await import('./inspection/archive/tar-archive.ts');
    return await withTar(path, options, opened);
  } catch (error) {
    throw error instanceof Unusable ? refuseFile(error.refusal, error.message, error) : error;
  }
}

async function isZip(path: string) {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return bytesRead === 2 && buffer.toString('latin1') === 'PK';
}

function withoutCommonFolder(listed: readonly ListedFile[]): UploadedArchive['files'] {
  const folder = commonFolderOf(listed.map(({ name }) => name));
  return new Map(
    listed.map((file) => [file.name.slice(folder.length), fileOf(file, file.name.slice(folder.length))] as const),
  );
}

/** Returns the only folder at the top with a slash at its end, as some systems add one around an archive. */
function commonFolderOf([first = '', ...others]: readonly string[]) {
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder && others.length > 0 && others.every((name) => name.startsWith(folder)) ? folder : '';
}

function fileOf({ size, content }: ListedFile, path: string): ArchivedFile {
  const bytes = async (maxBytes: number) => {
    if (size > maxBytes) throw refuseFile('package_refused', `“${path}” di dalam arsip terlalu besar.`);
    const parts: Buffer[] = [];
    for await (const chunk of content(path)) parts.push(chunk);
    return Buffer.concat(parts);
  };
  return {
    path,
    size,
    bytes,
    text: async (maxBytes) => (await bytes(maxBytes)).toString('utf8'),
    async writeTo(target) {
      await using file = await open(target, 'wx');
      for await (const chunk of content(path)) await file.writeFile(chunk);
    },
  };
}
