import { open, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { packageBounds } from '@sinau/contracts/core/media/package.rules';
import type { ZipFile } from 'yauzl';
import type { PackageFileFacts } from '../finding.ts';
import { isSwollen } from '../growth.ts';
import { broken, tooLarge, type Listed, type MadeFile } from './package-list.ts';
import { refused, shown } from './refusal.ts';

interface Unpacking {
  readonly files: readonly Listed[];
  readonly made?: readonly MadeFile[] | undefined;
  readonly to: string;
}

/**
 * Writes the files of a package one after another into one file, a chunk at a time, and returns the position of each.
 * No name of the archive ever becomes a name on the disk. Bytes are counted as they come, whatever the archive claims.
 */
export async function unpack(
  archive: ZipFile,
  { files: listed, made = [], to }: Unpacking,
): Promise<PackageFileFacts[]> {
  const target = await open(to, 'w');
  try {
    const files: PackageFileFacts[] = [];
    let offset = 0;
    for (const file of listed) {
      const size = await unpackFile(archive, file, target, offset);
      files.push({ path: file.path, type: file.type, offset, size });
      offset += size;
    }
    for (const { path, type, content } of made) {
      await target.write(content);
      files.push({ path, type, offset, size: content.length });
      offset += content.length;
    }
    return files;
  } finally {
    await target.close();
  }
}

async function unpackFile(archive: ZipFile, { entry, name }: Listed, target: FileHandle, offset: number) {
  let size = 0;
  let sum = 0;
  const content = await archive.openReadStreamPromise(entry).catch(() => {
    throw broken(name);
  });
  for await (const chunk of readable(content, name)) {
    size += chunk.length;
    const total = offset + size;
    if (total > packageBounds.maxBytes) throw tooLarge(name);
    if (isSwollen(total, archive.fileSize))
      throw refused(`${shown(name)} membengkak tidak wajar saat dibuka, jadi paket ini tidak bisa diterima.`);
    if (size > entry.uncompressedSize) throw broken(name);
    sum = crc32(chunk, sum);
    await target.write(chunk);
  }
  if (size !== entry.uncompressedSize || sum !== entry.crc32) throw broken(name);
  return size;
}

/** Reads the content of an entry; a failure to read is the archive's fault. */
async function* readable(content: AsyncIterable<Buffer>, name: string) {
  const chunks = content[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch(() => {
        throw broken(name);
      });
      if (done) return;
      yield value;
    }
  } finally {
    await chunks.return?.();
  }
}
