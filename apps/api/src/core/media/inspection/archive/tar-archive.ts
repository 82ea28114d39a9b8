import { createReadStream } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { importFileBound } from '@sinau/contracts/core/media/media.rules';
import { extract, type Header } from 'tar-stream';
import type { FileStore } from '../../../../platform/file-store/index.ts';
import { isSystemFailure } from '../../system-failure.ts';
import { damaged, Unusable } from '../finding.ts';
import { safeNameOf } from '../package/package-list.ts';
import { isLeftover } from '../package/package-types.ts';
import { refused, shown } from '../package/refusal.ts';
import { isSwollen } from '../growth.ts';
import { createEntryCheck, damagedEntry, swollen, type ListedFile } from './listed-file.ts';

type TarOptions = Pick<FileStore, 'withWorkFile' | 'hasRoom'> & { readonly maxEntries: number };
/** A file of a tar, and where its content begins in the file that all were unpacked into. */
interface Unpacked {
  readonly name: string;
  readonly size: number;
  readonly offset: number;
}

/**
 * Lends the files of a tar, packed by gzip or not. A tar has no list of its files, and gzip is read from its beginning
 * alone: in one pass their contents are written one after another into one file, which is read at random afterwards. No
 * name of the archive becomes a name on the disk.
 */
export const withTar = <T>(
  path: string,
  { withWorkFile, ...bounds }: TarOptions,
  work: (files: readonly ListedFile[]) => Promise<T>,
): Promise<T> =>
  withWorkFile(async (unpackedPath) => {
    const unpacked = await unpackTar(path, unpackedPath, bounds);
    await using file = await open(unpackedPath);
    // The file is closed once the work is done, not once it has begun.
    return await work(
      unpacked.map((one) => ({ name: one.name, size: one.size, content: (as) => contentOf(file, one, as) })),
    );
  });

/** Bytes from one look at the room on the disk to the next. */
const lookBytes = 64 * 1024 * 1024;

async function unpackTar(
  path: string,
  target: string,
  { maxEntries, hasRoom }: Omit<TarOptions, 'withWorkFile'>,
): Promise<Unpacked[]> {
  await using file = await open(target, 'wx');
  const { size: packedBytes } = await stat(path);
  const check = createEntryCheck(maxEntries);
  const unpacked: Unpacked[] = [];
  let entries = 0;
  let offset = 0;

  async function* bounded(chunks: AsyncIterable<Buffer>) {
    let bytes = 0;
    let next = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > next) {
        // The reserve is for the database and for what others upload.
        if (!(await hasRoom())) throw Object.assign(new Error('no room to unpack an archive'), { code: 'ENOSPC' });
        next = bytes + lookBytes;
      }
      if (bytes > importFileBound.maxBytes || isSwollen(bytes, packedBytes)) throw swollen('Isinya');
      yield chunk;
    }
  }
  const take = async (entry: AsyncIterable<unknown> & { readonly header: Header }) => {
    check.count((entries += 1));
    const name = nameOf(entry.header);
    check.name(name);
    const isWanted = entry.header.type !== 'directory' && !isLeftover(name);
    const begin = offset;
    for await (const chunk of entry as AsyncIterable<Buffer>)
      if (isWanted) {
        await file.writeFile(chunk);
        offset += chunk.length;
      }
    if (isWanted) unpacked.push({ name, size: offset - begin, offset: begin });
  };

  const archive = extract();
  const source = createReadStream(path);
  const reading = (await isGzip(path))
    ? pipeline(source, createGunzip(), bounded, archive)
    : pipeline(source, bounded, archive);
  try {
    const taking = (async () => {
      for await (const entry of archive) await take(entry);
    })();
    await Promise.all([reading, taking]);
  } catch (error) {
    archive.destroy();
    await reading.catch(() => undefined);
    throw error instanceof Unusable || isSystemFailure(error) ? error : damaged();
  }
  if (unpacked.length === 0) throw damaged();
  return unpacked;
}

/** Returns the path of an ordinary file or folder; tools write './' before it. */
function nameOf({ name, type }: Header) {
  const path = safeNameOf(name.replace(/^(?:\.\/)+/, '') || 'isi/');
  if (type !== 'file' && type !== 'contiguous-file' && type !== 'directory')
    throw refused(`${shown(path)} adalah tautan atau berkas khusus. Ganti dengan berkas biasa, lalu unggah lagi.`);
  return path;
}

const chunkBytes = 64 * 1024;

async function* contentOf(file: FileHandle, { size, offset }: Unpacked, path: string): AsyncIterable<Buffer> {
  for (let read = 0; read < size;) {
    const length = Math.min(chunkBytes, size - read);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset + read);
    if (bytesRead === 0) throw damagedEntry(path);
    read += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function isGzip(path: string) {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return buffer.readUInt16BE() === 0x1f8b;
}
