import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Pool } from '../../platform/db.ts';
import {
  withCopyConnection,
  withSnapshot,
  type CopiedTable,
  type DatabaseSnapshot,
} from '../../platform/database-copy.ts';
import type { Env } from '../../platform/env.ts';
import { createFileStore, storeFolders } from '../../platform/file-store/index.ts';
import { installationIdOf, keyMarksOf } from '../../platform/installation.ts';
import type { Keys } from '../../platform/keys.ts';
import { createMeter } from '../../platform/meter.ts';
import { findFilesRemovedSince } from '../../core/media/index.ts';
import { findMarks, insertBackupRun, withExportedSnapshot } from './backup.queries.ts';
import { copyFiles, findCopies, ownerOf } from './copied-files.ts';
import { encrypt } from './encryption.ts';
import { folderOf, writeManifest, type BackupFile, type Manifest } from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';
import type { BackupRepository } from './repository.ts';

interface BackupDeps {
  readonly env: Env;
  readonly db: Pool;
  readonly keys: Keys;
}

export type BackupStep = 'files' | 'snapshot' | 'database' | 'newFiles' | 'manifest';

export interface BackupOptions {
  readonly repository: BackupRepository;
  /** Public key that encrypts it. */
  readonly recipient: string;
  /** Number of backups that stay, this one included; all by default. */
  readonly keep?: number | undefined;
  /** Called before each step. */
  readonly onStep?: (step: BackupStep) => void | Promise<void>;
}

export interface BackupResult {
  readonly manifest: Manifest;
  /** Bytes that it added to the repository. */
  readonly written: number;
  /** Names of older backups that were removed. */
  readonly pruned: readonly string[];
}

/** Makes a backup, and records that it was made or why not. */
export async function createBackup(deps: BackupDeps, options: BackupOptions): Promise<BackupResult> {
  const startedAt = new Date();
  const record = (bytes: number, failure: string | null) =>
    insertBackupRun(deps.db, { kind: 'complete', startedAt, finishedAt: new Date(), bytes, failure });
  try {
    const result = await withCopyConnection(deps.env.DATABASE_DIRECT_URL, async (client) => {
      await refuseOtherKeys(deps);
      const written = createWriter(options.repository);
      const target = { ...options, ...written };
      await options.onStep?.('files');
      // Files first: one that its owner removes during the backup is there all the same.
      for await (const _copy of allFiles(deps.env, target));
      await options.onStep?.('snapshot');
      const manifest = await withSnapshot(client, (snapshot) => writeSnapshot(deps, target, snapshot));
      await options.onStep?.('manifest');
      await writeManifest(options.repository, manifest);
      const pruned = options.keep ? await pruneBackups(options.repository, options.keep) : [];
      return { manifest, written: written.bytes(), pruned };
    });
    await record(result.written, null);
    return result;
  } catch (error) {
    // The database itself may be what fails.
    await record(0, error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  }
}

type Target = BackupOptions & Writer;
type Writer = ReturnType<typeof createWriter>;

/** Writes to the repository, and counts the bytes. */
function createWriter(repository: BackupRepository) {
  let bytes = 0;
  return {
    bytes: () => bytes,
    async write(path: string, content: Readable) {
      const added = await repository.write(path, content);
      bytes += added;
      return added;
    },
  };
}

/** A backup with the wrong keys would be found out only when it is needed. */
async function refuseOtherKeys({ db, keys }: BackupDeps) {
  const own: Record<string, string> = keyMarksOf(keys);
  const foreign = (await findMarks(db)).filter(({ name, mark }) => name in own && own[name] !== mark);
  if (foreign.length > 0)
    throw new Error(
      `${foreign.map(({ name }) => name).join(', ')} di lingkungan ini berbeda dari yang dipakai layanan: cadangan perlu kunci yang sama`,
    );
}

async function* allFiles(env: Env, target: Target): AsyncGenerator<BackupFile> {
  for (const folder of storeFolders) yield* copyFiles(folder, createFileStore(folder, env), target);
}

async function writeSnapshot(deps: BackupDeps, target: Target, snapshot: DatabaseSnapshot): Promise<Manifest> {
  const { env, db, keys } = deps;
  const name = snapshot.takenAt.toISOString().replaceAll(/[:.]/g, '-');
  const folder = folderOf(name);
  await target.onStep?.('database');
  const tables: Manifest['tables'] = [];
  for (const table of snapshot.tables) tables.push(await writeTable(target, snapshot, folder, table));

  await target.onStep?.('newFiles');
  const list = await withExportedSnapshot(db, snapshot.id, async (tx) => {
    const removed = (media: ReturnType<typeof createFileStore>) => findFilesRemovedSince(tx, db, media);
    return writeList(deps, target, `${folder}files.jsonl.gz`, removed);
  });
  return {
    format: 1,
    name,
    takenAt: snapshot.takenAt.toISOString(),
    version: snapshot.version,
    server: { node: process.version, postgres: snapshot.server },
    encryption: { method: 'age', recipient: target.recipient, encrypted: ['tables', 'files', 'keys'] },
    installationId: await installationIdOf(env),
    keyMarks: keyMarksOf(keys),
    keys: await writeKeys(target, `${folder}keys.json.age`, keys),
    tables,
    sequences: [...snapshot.sequences],
    ...list,
  };
}

async function writeTable(
  { recipient, write }: Target,
  snapshot: DatabaseSnapshot,
  folder: string,
  table: CopiedTable,
): Promise<Manifest['tables'][number]> {
  const path = `${folder}database/${table.schema}.${table.name}.copy.gz.age`;
  const meter = createMeter();
  const compressed = createGzip({ level: 3 });
  await Promise.all([
    pipeline(snapshot.read(table), meter.stream, compressed),
    encrypt(recipient, compressed).then((content) => write(path, content)),
  ]);
  const { lines, ...measures } = meter.measures();
  return { ...table, columns: [...table.columns], path, rows: lines, ...measures };
}

async function writeKeys({ recipient, write }: Target, path: string, keys: Keys) {
  const content = Buffer.from(JSON.stringify(keys));
  const meter = createMeter();
  await write(path, await encrypt(recipient, Readable.from([content]).pipe(meter.stream)));
  const { lines: _lines, ...measures } = meter.measures();
  return { path, ...measures };
}

/**
 * Writes the list of files: all that the store has after the snapshot was taken, and those of its rows that were removed
 * since, of which the repository has a copy.
 */
async function writeList(
  { env }: BackupDeps,
  target: Target,
  path: string,
  findRemoved: (media: ReturnType<typeof createFileStore>) => AsyncIterable<string>,
): Promise<Pick<Manifest, 'files' | 'removedFiles'>> {
  const removedFiles: string[] = [];
  let [count, contentBytes] = [0, 0];
  const lineOf = (file: BackupFile) => {
    count += 1;
    contentBytes += file.bytes;
    return `${JSON.stringify(file)}\n`;
  };
  async function* lines() {
    for await (const file of allFiles(env, target)) yield lineOf(file);
    for await (const key of findRemoved(createFileStore('media', env))) {
      const copy = (await findCopies(target.repository, 'media', ownerOf(key))).get(key);
      if (copy) yield lineOf(copy);
      else removedFiles.push(`media/${key}`);
    }
  }
  const meter = createMeter();
  const compressed = createGzip();
  await Promise.all([pipeline(lines, meter.stream, compressed), target.write(path, compressed)]);
  const { lines: _lines, ...measures } = meter.measures();
  return { files: { path, ...measures, count, contentBytes }, removedFiles };
}
