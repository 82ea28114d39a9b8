import { createHash } from 'node:crypto';
import { filesFolder, listedFiles } from './copied-files.ts';
import { backupsFolder, findBackups, folderOf, readManifest, removeManifest } from './manifest.ts';
import type { BackupRepository } from './repository.ts';

/**
 * Removes all backups but the newest, what incomplete ones left, and the files that no remaining one lists. Returns the
 * names of those removed.
 */
export async function pruneBackups(repository: BackupRepository, keep: number): Promise<string[]> {
  const names = await findBackups(repository);
  const [removed, kept] = [names.slice(0, -keep), names.slice(-keep)];
  for (const name of removed) await removeManifest(repository, name);
  const folders = kept.map(folderOf);
  for await (const path of repository.list(backupsFolder))
    if (!folders.some((folder) => path.startsWith(folder))) await repository.remove(path);
  if (removed.length > 0) await removeUnlistedFiles(repository, kept);
  return removed;
}

/** Remembers short digests instead of paths: 60 MB for a million files. Two that collide keep a file that could go. */
async function removeUnlistedFiles(repository: BackupRepository, kept: readonly string[]) {
  const listed = new Set<string>();
  for (const name of kept)
    for await (const { path } of listedFiles(repository, await readManifest(repository, name)))
      listed.add(digestOf(path));
  for await (const path of repository.list(filesFolder)) if (!listed.has(digestOf(path))) await repository.remove(path);
}

const digestOf = (path: string) => createHash('sha256').update(path).digest('base64').slice(0, 12);
