import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { assertApart, assertRegular, nameOf } from '../package/package-list.ts';
import { isLeftover } from '../package/package-types.ts';
import { withArchive } from '../package/package.ts';
import { shown } from '../package/refusal.ts';
import { isSwollen } from '../growth.ts';
import { createEntryCheck, damagedEntry, swollen, type ListedFile } from './listed-file.ts';

/** Lends the files of a ZIP, which are read where they lie. */
export const withZip = <T>(
  path: string,
  { maxEntries }: { readonly maxEntries: number },
  work: (files: readonly ListedFile[]) => Promise<T>,
) => withArchive(path, async (archive) => work(await listFiles(archive, maxEntries)));

async function listFiles(archive: ZipFile, maxEntries: number): Promise<ListedFile[]> {
  const check = createEntryCheck(maxEntries);
  check.count(archive.entryCount);
  const listed: { entry: Entry; name: string }[] = [];
  let claimed = 0;
  for await (const entry of archive.eachEntry()) {
    const name = nameOf(entry);
    assertRegular(entry, name);
    check.name(name);
    claimed += entry.uncompressedSize;
    if (isSwollen(claimed, archive.fileSize)) throw swollen(shown(name));
    if (!name.endsWith('/') && !isLeftover(name)) listed.push({ entry, name });
  }
  assertApart(listed);
  return listed.map(({ entry, name }) => ({
    name,
    size: entry.uncompressedSize,
    content: (path) => contentOf(archive, entry, path),
  }));
}

/** Reads an entry, and asserts that it is as long as claimed and undamaged. */
async function* contentOf(archive: ZipFile, entry: Entry, path: string): AsyncIterable<Buffer> {
  let size = 0;
  let sum = 0;
  const stream: Readable = await archive.openReadStreamPromise(entry).catch(() => {
    throw damagedEntry(path);
  });
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      // A failure to read is the archive's fault.
      const { done, value } = await chunks.next().catch(() => {
        throw damagedEntry(path);
      });
      if (done) break;
      size += value.length;
      if (size > entry.uncompressedSize) throw damagedEntry(path);
      sum = crc32(value, sum);
      yield value;
    }
  } finally {
    await chunks.return?.();
  }
  if (size !== entry.uncompressedSize || sum !== entry.crc32) throw damagedEntry(path);
}
