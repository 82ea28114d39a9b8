import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { storeFolders } from '../../platform/file-store/index.ts';
import type { BackupRepository } from './repository.ts';

const object = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });

/** Key of a file in a store: its owner and its name. Nothing else may lead a restore out of the store's folder. */
const storeKey = z.string().regex(/^[\w-]+\/[\w-][\w.~@+=-]*$/);

/** A file of the store in a backup; size and hash are those of its content, before it was encrypted. */
export const backupFile = z.object({
  folder: z.enum(storeFolders),
  key: storeKey,
  path: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});
export type BackupFile = z.infer<typeof backupFile>;

/**
 * Manifest of a backup: its parts, and what they must contain. It is written last: a backup without it is incomplete. It
 * is not encrypted, and so has no secrets. Bytes and hashes are those of the contents before compression and encryption.
 */
const manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  /** The moment that the database is from. */
  takenAt: z.iso.datetime(),
  /** Releases with another schema cannot restore it. */
  version: z.object({ migration: z.string(), jobs: z.number().nullable() }),
  server: z.object({ node: z.string(), postgres: z.string() }),
  encryption: z.object({
    method: z.literal('age'),
    recipient: z.string(),
    /** Files but this manifest and the list of files, which has their keys, sizes and hashes. */
    encrypted: z.array(z.enum(['tables', 'files', 'keys'])),
  }),
  installationId: z.string(),
  /** Fingerprints by which an installation recognises its keys. */
  keyMarks: z.record(z.string(), z.string()),
  keys: object,
  tables: z.array(
    object.extend({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  /** The list of files, one JSON object a line (`BackupFile`), and their sums. */
  files: object.extend({ count: z.number(), contentBytes: z.number() }),
  /** Files that their owners removed while the backup was made, and that no earlier one has. */
  removedFiles: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

const folder = 'manifests/';
const pathOf = (name: string) => `${folder}${name}.json`;

/** Returns the names of complete backups, oldest first. */
export async function findBackups(repository: BackupRepository): Promise<string[]> {
  const names: string[] = [];
  for await (const path of repository.list(folder)) names.push(path.slice(folder.length, -'.json'.length));
  return names.toSorted();
}

export async function readManifest(repository: BackupRepository, wanted?: string): Promise<Manifest> {
  const name = wanted ?? (await findBackups(repository)).at(-1);
  const content = name && (await repository.read(pathOf(name)));
  if (!content)
    throw new Error(wanted ? `Tidak ada cadangan bernama ${wanted}` : 'Tidak ada cadangan yang lengkap di sana');
  const parsed = manifest.safeParse(await json(content));
  if (!parsed.success) throw new Error(`Manifes cadangan ${name} rusak, atau dari rilis lain`);
  return parsed.data;
}

export const writeManifest = (repository: BackupRepository, written: Manifest) =>
  repository.write(pathOf(written.name), Readable.from([`${JSON.stringify(written, null, 2)}\n`]));

export const removeManifest = (repository: BackupRepository, name: string) => repository.remove(pathOf(name));

export const backupsFolder = 'backups/';

/** Folder of what belongs to one backup alone; files are shared by all. */
export const folderOf = (name: string) => `${backupsFolder}${name}/`;
