import { createHash } from 'node:crypto';
import { filesFolder, listedFiles } from './copied-files.ts';
import { findBackups, folderOf, readManifest, removeManifest } from './manifest.ts';
import type { BackupRepository } from './repository.ts';

/** Removes all backups but the newest, and the files that none of these lists. Returns the names of those removed. */
export async function pruneBackups(repository: BackupRepository, keep: number): Promise<string[]> {
  const names = await findBackups(repository);
  const [removed, kept] = [names.slice(0, -keep), names.slice(-keep)];
  if (removed.length === 0) return [];
  // Short digests instead of paths: 60 MB for a million files. Two that collide keep a file that could go.
  const listed = new Set<string>();
  for (const name of kept)
    for await (const { path } of listedFiles(repository, await readManifest(repository, name)))
      listed.add(digestOf(path));

  for (const name of removed) {
    await removeManifest(repository, name);
    for await (const path of repository.list(folderOf(name))) await repository.remove(path);
  }
  for await (const path of repository.list(filesFolder)) if (!listed.has(digestOf(path))) await repository.remove(path);
  return removed;
}

const digestOf = (path: string) => createHash('sha256').update(path).digest('base64').slice(0, 12);
