import { Readable } from 'node:stream';
import { localId } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import type { OutlineMedia } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { openZip, sizeOfZip, type ArchiveFile } from '../../platform/archive.ts';
import type { Deps } from '../../platform/deps.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { findMediaByIds, findPackageFiles, storedNameOf, type MediaRow } from '../../core/media/index.ts';

/** A file with its place in an archive of a class. */
export interface StoredFile {
  readonly media: OutlineMedia;
  readonly open: () => Promise<Readable>;
}
export type ClassFiles = ReturnType<typeof createClassFiles>;

/** All of a class may stream through at once. */
const reading = { chunkBytes: 64 * 1024 };

/** Number of files that are looked up in the store at once. */
const atOnce = 16;

/** Finds the files of a class for its archives. */
export function createClassFiles({ db, env }: Pick<Deps, 'db' | 'env'>) {
  const store = createFileStore('media', env);

  /** Finds the stored file of a row; a package is zipped again from its files. Null if it was lost. */
  const locate = async (row: MediaRow, id: string, path: string, modifiedAt: Date): Promise<StoredFile | null> => {
    const key = `${row.id}/${storedNameOf(row)}`;
    const stored = await store.size(key);
    if (stored === null) return null;
    const describe = (size: number): OutlineMedia => ({
      id,
      path,
      kind: row.kind,
      purpose: row.purpose as OutlineMedia['purpose'],
      name: row.name,
      size,
    });
    if (row.kind !== 'package') return { media: describe(stored), open: () => store.read(key, undefined, reading) };
    const files = (await findPackageFiles(db, row.id)).map(({ path: name, offset, size }): ArchiveFile => ({
      path: name,
      isCompact: true,
      size,
      open: async () =>
        size === 0 ? Readable.from([]) : store.read(key, { start: offset, end: offset + size - 1 }, reading),
    }));
    return {
      media: describe(sizeOfZip(files, modifiedAt)!),
      open: async () => openZip(files, modifiedAt),
    };
  };

  return {
    /** Finds the files of these ids, each with an id of its own and a place below `media/`, and the names of lost ones. */
    async locateAll(ids: readonly string[], modifiedAt: Date) {
      const rows = new Map((await findMediaByIds(db, ids)).map((row) => [row.id, row]));
      const present = ids.flatMap((id) => rows.get(id) ?? []);
      const found = new Map<string, StoredFile>();
      const lost: string[] = [];
      for (let begin = 0; begin < present.length; begin += atOnce) {
        const located = await Promise.all(
          present.slice(begin, begin + atOnce).map(async (row, index) => {
            const number = begin + index + 1;
            return { row, file: await locate(row, localId(number), `media/${nameOf(row, number)}`, modifiedAt) };
          }),
        );
        // In the order of the ids, whichever was found first: what is written of it has to be the same each time.
        for (const { row, file } of located) {
          if (file) found.set(row.id, file);
          else lost.push(row.name);
        }
      }
      return { found, lost: lost.sort((a, b) => (a < b ? -1 : 1)) };
    },
  };
}

/** A file of an archive that was written for it. */
export const inMemory = (path: string, content: Buffer): ArchiveFile => ({
  path,
  isCompact: true,
  size: content.length,
  open: async () => Readable.from([content]),
});

const nameOf = ({ kind, fileName }: MediaRow, number: number) =>
  `${String(number).padStart(4, '0')}.${kind === 'package' ? 'zip' : fileName.split('.').at(-1)}`;
