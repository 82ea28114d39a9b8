import type { Db } from '../../platform/db.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { findExistingMediaIds, findFilesOfMedia } from './media.queries.ts';
import { storedNameOf } from './prepare-media.ts';
import { streamFilesOf, streamsOf } from './streams/stored-streams.ts';

export interface FileCheck {
  /** Keys of files that no row knows of. */
  readonly withoutRow: readonly string[];
  /** Keys of files that a row knows of, and that are gone from the store. */
  readonly withoutFile: readonly string[];
}

const batchSize = 500;

/** Compares the store with the database. Files that come or go meanwhile are not reported. */
export async function checkFiles(db: Db, storage: FileStore): Promise<FileCheck> {
  return { withoutRow: await findFilesWithoutRow(db, storage), withoutFile: await findRowsWithoutFile(db, storage) };
}

async function findFilesWithoutRow(db: Db, storage: FileStore) {
  const found: string[] = [];
  const check = async (keys: readonly string[]) => {
    const known = await findExistingMediaIds(db, [...new Set(keys.map(idOf))]);
    for (const key of keys) if (!known.has(idOf(key)) && (await storage.size(key)) !== null) found.push(key);
  };
  let batch: string[] = [];
  for await (const key of storage.keys()) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    await check(batch);
    batch = [];
  }
  await check(batch);
  return found;
}

async function findRowsWithoutFile(db: Db, storage: FileStore) {
  const found: string[] = [];
  const findMissing = async (row: FilesOfMedia) => {
    const missing: string[] = [];
    for (const name of namesOf(row))
      if ((await storage.size(`${row.id}/${name}`)) === null) missing.push(`${row.id}/${name}`);
    return missing;
  };
  for (let after: string | null = null; ;) {
    const rows = await findFilesOfMedia(db, { after, take: batchSize });
    for (const row of rows) {
      const missing = await findMissing(row);
      if (missing.length === 0) continue;
      const [now] = await findFilesOfMedia(db, { ids: [row.id] });
      if (now) found.push(...(await findMissing(now)));
    }
    after = rows.at(-1)?.id ?? null;
    if (!after) return found;
  }
}

/**
 * Yields the keys of files that rows of an older snapshot know of, and that were removed since. It asks the store only
 * for files of rows that have changed.
 */
export async function* findFilesRemovedSince(snapshot: Db, db: Db, storage: FileStore): AsyncGenerator<string> {
  for (let after: string | null = null; ;) {
    const rows = await findFilesOfMedia(snapshot, { after, take: batchSize });
    const unchanged = await findFilesOfMedia(db, { ids: rows.map(({ id }) => id) });
    const present = new Map(unchanged.map((row) => [row.id, namesOf(row)]));
    for (const row of rows)
      for (const name of namesOf(row)) {
        const key = `${row.id}/${name}`;
        if (!present.get(row.id)?.has(name) && (await storage.size(key)) === null) yield key;
      }
    after = rows.at(-1)?.id ?? null;
    if (!after) return;
  }
}

type FilesOfMedia = Awaited<ReturnType<typeof findFilesOfMedia>>[number];
function namesOf(row: FilesOfMedia) {
  const streams = streamsOf(row);
  return new Set([storedNameOf(row), ...(streams ? streamFilesOf(streams) : [])]);
}

const idOf = (key: string) => key.slice(0, key.indexOf('/'));
