import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../platform/app-error.ts';
import type { FileStore, StoreFolder } from '../../platform/file-store/index.ts';
import { hashOf } from '../../platform/hash-of.ts';
import { createMeter } from '../../platform/meter.ts';
import { encrypt } from './encryption.ts';
import { backupFile, type BackupFile, type Manifest } from './manifest.ts';
import type { BackupRepository } from './repository.ts';

/** Folder of the files of all backups: their content never changes, so each is copied once. */
export const filesFolder = 'files/';

/** A copy is named by its key, and by the size and hash of its content, so that none has to be read again. */
const pathOf = ({ folder, key, bytes, sha256 }: Omit<BackupFile, 'path'>) =>
  `${filesFolder}${folder}/${key}.${bytes}.${sha256}.age`;
const copyName = /^files\/([^/]+)\/(.+)\.(\d+)\.([0-9a-f]{64})\.age$/;

function copyAt(path: string): BackupFile | null {
  const [, folder, key, bytes, sha256] = copyName.exec(path) ?? [];
  return folder ? { folder: folder as StoreFolder, key: key!, path, bytes: Number(bytes), sha256: sha256! } : null;
}

/** Finds the copies of all files of one owner, by their keys. */
export async function findCopies(repository: Pick<BackupRepository, 'list'>, folder: StoreFolder, id: string) {
  const copies = new Map<string, BackupFile>();
  for await (const path of repository.list(`${filesFolder}${folder}/${id}/`)) {
    const copy = copyAt(path);
    if (copy) copies.set(copy.key, copy);
  }
  return copies;
}

interface CopyTarget {
  readonly repository: Pick<BackupRepository, 'list'>;
  readonly recipient: string;
  /** Writes an object to the repository. */
  readonly write: BackupRepository['write'];
}

/** Copies all files of a store that the repository does not have, and yields each one, old or new. */
export async function* copyFiles(
  folder: StoreFolder,
  store: FileStore,
  target: CopyTarget,
): AsyncGenerator<BackupFile> {
  let owner: string | undefined;
  let copies = new Map<string, BackupFile>();
  for await (const key of store.keys()) {
    const id = ownerOf(key);
    if (id !== owner) {
      copies = await findCopies(target.repository, folder, id);
      owner = id;
    }
    const copy = copies.get(key) ?? (await copyFile(folder, key, store, target));
    if (copy) yield copy;
  }
}

/** Copies one file: hashed first, since the hash is in its name. Null if it was removed meanwhile. */
async function copyFile(
  folder: StoreFolder,
  key: string,
  store: FileStore,
  { recipient, write }: CopyTarget,
): Promise<BackupFile | null> {
  try {
    return await store.withLocalCopy(key, async (path) => {
      const content = createReadStream(path);
      const sha256 = await hashOf(content);
      const file = { folder, key, bytes: content.bytesRead, sha256 };
      await write(pathOf(file), await encrypt(recipient, createReadStream(path)));
      return { ...file, path: pathOf(file) };
    });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' || (error instanceof AppError && error.code === 'not_found');

export const ownerOf = (key: string) => key.slice(0, key.indexOf('/'));

/** Yields the files of a backup from its list. Fails at its end if the list is not the one that was written. */
export async function* listedFiles(repository: BackupRepository, { files }: Pick<Manifest, 'files'>) {
  const content = await repository.read(files.path);
  if (!content) throw new Error(`${files.path} hilang`);
  const meter = createMeter();
  let rest = '';
  for await (const chunk of pipeline(content, createGunzip(), meter.stream, () => undefined)) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield backupFile.parse(JSON.parse(line));
  }
  if (meter.measures().sha256 !== files.sha256) throw new Error(`${files.path} berisi lain dari yang ditulis`);
}
