import { json } from 'node:stream/consumers';
import { Readable, Writable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { keyMarksOf } from '../../platform/installation.ts';
import type { Keys } from '../../platform/keys.ts';
import { createMeter, type Measures } from '../../platform/meter.ts';
import { listedFiles } from './copied-files.ts';
import { decrypt } from './encryption.ts';
import { readManifest, type BackupFile, type Manifest } from './manifest.ts';
import type { BackupRepository } from './repository.ts';

/** A backup that is read: where it is, and what opens it. */
export interface OpenedBackup {
  readonly repository: BackupRepository;
  readonly identity: string;
  readonly manifest: Manifest;
}

interface Wanted {
  readonly repository: BackupRepository;
  readonly identity: string;
  readonly recipient: string;
  /** The newest by default. */
  readonly name?: string | undefined;
}

export async function openBackup({ repository, identity, recipient, name }: Wanted): Promise<OpenedBackup> {
  const manifest = await readManifest(repository, name);
  if (manifest.encryption.recipient !== recipient)
    throw new Error(`Cadangan ini dienkripsi untuk ${manifest.encryption.recipient}: pakai kunci pembukanya`);
  return { repository, identity, manifest };
}

/**
 * Reads a whole backup without writing anything: opens each part, and compares its size and hash, the rows of each table,
 * and the keys with the marks of the installation. Yields a sentence for each fault.
 */
export async function* checkBackup(backup: OpenedBackup): AsyncGenerator<string> {
  yield* faultOf(readKeysOf(backup));
  for (const table of backup.manifest.tables) yield* faultOf(checkTable(backup, table));
  for await (const file of listedFiles(backup.repository, backup.manifest)) yield* faultOf(checkFile(backup, file));
  for (const key of backup.manifest.removedFiles) yield `${key} dihapus pemiliknya selama pencadangan, dan tidak ikut`;
}

async function* faultOf(work: Promise<unknown>) {
  try {
    await work;
  } catch (error) {
    yield error instanceof Error ? error.message : String(error);
  }
}

const storedKeys = z.object({
  jwt: z.string(),
  simulator: z.string(),
  media: z.string(),
  certificate: z.string(),
  bank: z.string(),
}) satisfies z.ZodType<Keys>;

/** Reads the keys, and compares them with the marks: the installation of this database refuses others. */
export async function readKeysOf(backup: OpenedBackup): Promise<Keys> {
  const { path } = backup.manifest.keys;
  let content: unknown;
  await readPart(backup, backup.manifest.keys, async (text) => void (content = await json(text)));
  const keys = storedKeys.parse(content);
  const own: Record<string, string> = keyMarksOf(keys);
  const foreign = Object.entries(backup.manifest.keyMarks).filter(([name, mark]) => own[name] !== mark);
  if (foreign.length > 0) throw new Error(`${path} berisi kunci lain: ${foreign.map(([name]) => name).join(', ')}`);
  return keys;
}

export const checkTable = (backup: OpenedBackup, table: Manifest['tables'][number]) => readTable(backup, table, drain);

/** Gives the rows of a table to `consume`, and compares what went through. */
export async function readTable(
  backup: OpenedBackup,
  table: Manifest['tables'][number],
  consume: (rows: Readable) => Promise<void>,
) {
  const { lines } = await readPart(backup, table, consume, createGunzip());
  if (lines !== table.rows) throw new Error(`${table.path} berisi ${lines} baris, bukan ${table.rows}`);
}

const checkFile = (backup: OpenedBackup, file: BackupFile) => readPart(backup, file, drain);

/** Opens a part, gives its content to `consume`, and compares what went through with its size and hash. */
export async function readPart(
  backup: OpenedBackup,
  { path, bytes, sha256 }: { readonly path: string; readonly bytes: number; readonly sha256: string },
  consume: (content: Readable) => Promise<unknown>,
  ...transforms: Transform[]
): Promise<Measures> {
  const meter = createMeter();
  await Promise.all([
    pipeline([Readable.from(openPart(backup, path)), ...transforms, meter.stream]),
    consume(meter.stream),
  ]);
  const measures = meter.measures();
  if (measures.bytes !== bytes || measures.sha256 !== sha256) throw new Error(`${path} berisi lain dari yang ditulis`);
  return measures;
}

/** The failures of age name no file. */
async function* openPart({ repository, identity }: OpenedBackup, path: string): AsyncGenerator<Buffer> {
  const content = await repository.read(path);
  if (!content) throw new Error(`${path} hilang`);
  try {
    yield* await decrypt(identity, content);
  } catch (cause) {
    throw new Error(`${path} rusak, atau tidak dienkripsi untuk kunci ini`, { cause });
  }
}

const drain = (content: Readable) => pipeline(content, new Writable({ write: (_chunk, _encoding, done) => done() }));
