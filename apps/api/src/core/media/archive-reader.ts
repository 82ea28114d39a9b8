import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { Unusable } from './inspection/finding.ts';
import { refuseFile } from './refusals.ts';

/** A file of an uploaded archive. Its size is what the archive claims, and is checked while the file is read. */
export interface ArchivedFile {
  readonly path: string;
  readonly size: number;
  /** Reads a small file whole. */
  text(maxBytes: number): Promise<string>;
  /** Writes the file to a path on the local disk, which must not exist. */
  writeTo(path: string): Promise<void>;
}
export interface UploadedArchive {
  /** Files by their paths, without what systems leave in archives. */
  readonly files: ReadonlyMap<string, ArchivedFile>;
}

interface ArchiveBounds {
  readonly maxEntries: number;
}

/** Text packs to a tenth of its size; a growth of a hundredfold is deliberate. */
const maxGrowth = 100;
const harmlessBytes = 20 * 1024 * 1024;

/**
 * Opens an uploaded archive with the care of packages: names stay below its folder, entries are ordinary files that do
 * not overlap, and sizes are claims until the bytes were counted. A folder around everything is left away. Refusals are
 * sentences.
 */
export async function openUploadedArchive<T>(
  path: string,
  bounds: ArchiveBounds,
  work: (archive: UploadedArchive) => Promise<T>,
): Promise<T> {
  // Most processes never read an archive.
  const { withArchive } = await import('./inspection/package/package.ts');
  try {
    return await withArchive(path, async (archive) => work({ files: await listFiles(archive, bounds) }));
  } catch (error) {
    throw error instanceof Unusable ? refuseFile(error.refusal, error.message, error) : error;
  }
}

async function listFiles(archive: ZipFile, { maxEntries }: ArchiveBounds) {
  const { assertApart, assertRegular, nameOf } = await import('./inspection/package/package-list.ts');
  const { refused, shown } = await import('./inspection/package/refusal.ts');
  const { isLeftover } = await import('./inspection/package/package-types.ts');
  if (archive.entryCount > maxEntries)
    throw refused(`Arsip ini berisi lebih dari ${maxEntries.toLocaleString('id')} berkas. Kurangi, lalu unggah lagi.`);
  const listed: { entry: Entry; name: string }[] = [];
  const names = new Set<string>();
  let claimed = 0;
  for await (const entry of archive.eachEntry()) {
    const name = nameOf(entry);
    assertRegular(entry, name);
    if (names.has(name)) throw refused(`${shown(name)} tercatat dua kali di dalam arsip. Buat ulang ZIP-nya.`);
    names.add(name);
    claimed += entry.uncompressedSize;
    if (claimed > harmlessBytes && claimed > maxGrowth * archive.fileSize)
      throw refused(`${shown(name)} membengkak tidak wajar saat dibuka, jadi arsip ini tidak bisa diterima.`);
    if (!name.endsWith('/') && !isLeftover(name)) listed.push({ entry, name });
  }
  assertApart(listed);
  const folder = commonFolderOf(listed.map(({ name }) => name));
  return new Map(
    listed.map(({ entry, name }) => [name.slice(folder.length), fileOf(archive, entry, name.slice(folder.length))]),
  );
}

/** Returns the only folder at the top with a slash at its end, as some systems add one around an archive. */
function commonFolderOf([first = '', ...others]: readonly string[]) {
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder && others.length > 0 && others.every((name) => name.startsWith(folder)) ? folder : '';
}

const fileOf = (archive: ZipFile, entry: Entry, path: string): ArchivedFile => ({
  path,
  size: entry.uncompressedSize,
  async text(maxBytes) {
    if (entry.uncompressedSize > maxBytes) throw tooLong(path);
    const parts: Buffer[] = [];
    for await (const chunk of contentOf(archive, entry, path)) parts.push(chunk);
    return Buffer.concat(parts).toString('utf8');
  },
  async writeTo(target) {
    await using file = await open(target, 'wx');
    for await (const chunk of contentOf(archive, entry, path)) await file.writeFile(chunk);
  },
});

/** Reads an entry, and asserts that it is as long as claimed and undamaged. */
async function* contentOf(archive: ZipFile, entry: Entry, path: string): AsyncIterable<Buffer> {
  let size = 0;
  let sum = 0;
  const stream: Readable = await archive.openReadStreamPromise(entry).catch(() => {
    throw damaged(path);
  });
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      // A failure to read is the archive's fault.
      const { done, value } = await chunks.next().catch(() => {
        throw damaged(path);
      });
      if (done) break;
      size += value.length;
      if (size > entry.uncompressedSize) throw damaged(path);
      sum = crc32(value, sum);
      yield value;
    }
  } finally {
    await chunks.return?.();
  }
  if (size !== entry.uncompressedSize || sum !== entry.crc32) throw damaged(path);
}

const damaged = (path: string) =>
  refuseFile('package_refused', `“${path}” rusak di dalam arsip. Unduh atau buat ulang arsipnya, lalu unggah lagi.`);
const tooLong = (path: string) => refuseFile('package_refused', `“${path}” di dalam arsip terlalu besar.`);
