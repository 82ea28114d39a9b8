import type { Db } from '../../platform/db.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { findExistingMediaIds, findFilesOfMedia } from './media.queries.ts';
import { storedNameOf } from './prepare-media.ts';

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
  for (let after: string | null = null; ;) {
    const rows = await findFilesOfMedia(db, { after, take: batchSize });
    for (const row of rows) {
      const key = `${row.id}/${storedNameOf(row)}`;
      if ((await storage.size(key)) !== null) continue;
      const [now] = await findFilesOfMedia(db, { id: row.id });
      if (now && (await storage.size(`${now.id}/${storedNameOf(now)}`)) === null) found.push(key);
    }
    after = rows.at(-1)?.id ?? null;
    if (!after) return found;
  }
}

const idOf = (key: string) => key.slice(0, key.indexOf('/'));
