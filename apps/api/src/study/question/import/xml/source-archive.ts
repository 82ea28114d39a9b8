import { posix } from 'node:path';
import type { Entry, ZipFile } from 'yauzl';
import { XmlProblem } from '../../../../platform/xml.ts';
import type { OpenFile } from './source-pictures.ts';

const bounds = {
  entries: 5_000,
  /** Bytes that are unpacked of one package at most, whatever it claims. */
  unpacked: 100 * 1024 * 1024,
  file: 10 * 1024 * 1024,
} as const;
const encryptionBits = 0x1 | 0x40 | 0x2000;

/**
 * Lists the files of a package by their paths. Nothing is unpacked before it is opened, and nothing is ever written to
 * the disk; the bytes that are opened are counted as they come.
 */
export async function openSourceArchive(bytes: Buffer): Promise<ReadonlyMap<string, OpenFile>> {
  const { fromBufferPromise } = await import('yauzl');
  const archive = await fromBufferPromise(bytes, {
    lazyEntries: true,
    decodeStrings: false,
    validateEntrySizes: false,
    autoClose: false,
  }).catch(() => {
    throw new XmlProblem('Paket ini rusak. Ekspor lagi, lalu coba sekali lagi.');
  });
  if (archive.entryCount > bounds.entries)
    throw new XmlProblem(`Paket ini berisi lebih dari ${bounds.entries.toLocaleString('id')} berkas`);
  const files = new Map<string, OpenFile>();
  const budget = { left: bounds.unpacked };
  try {
    for await (const entry of archive.eachEntry()) {
      const path = await pathOf(entry);
      if (path !== null && !files.has(path)) files.set(path, () => read(archive, entry, path, budget));
    }
  } catch (error) {
    throw error instanceof XmlProblem ? error : new XmlProblem('Paket ini rusak. Ekspor lagi, lalu coba sekali lagi.');
  }
  return files;
}

/** Returns the path of a file below the root of its package; null for folders and what systems leave in archives. */
async function pathOf(entry: Entry): Promise<string | null> {
  const { getFileNameLowLevel } = await import('yauzl');
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true)
    .normalize('NFC')
    .replaceAll('\\', '/');
  if (/^(?:[a-z]:|\/)/i.test(name) || name.split('/').includes('..'))
    throw new XmlProblem(`Nama berkas “${name.slice(0, 80)}” mengarah ke luar paket, jadi paket ini tidak dibuka`);
  if (entry.generalPurposeBitFlag & encryptionBits)
    throw new XmlProblem('Paket ini dikunci dengan kata sandi. Ekspor lagi tanpa kata sandi.');
  return name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.)/.test(name) ? null : posix.normalize(name);
}

async function read(archive: ZipFile, entry: Entry, path: string, budget: { left: number }): Promise<Buffer> {
  const broken = () => new XmlProblem(`Berkas “${path}” di dalam paket rusak atau terlalu besar`);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const stream = await archive.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      budget.left -= chunk.length;
      if (size > bounds.file || budget.left < 0) throw broken();
      chunks.push(chunk);
    }
  } catch {
    throw broken();
  }
  return Buffer.concat(chunks);
}
