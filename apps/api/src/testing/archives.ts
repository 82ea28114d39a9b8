import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';

/** An entry of an archive as it is written, valid or not. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content?: Buffer | string;
  /** 0 stores the content as it is, 8 deflates it; any other is claimed and stored. */
  readonly method?: number;
  readonly flags?: number;
  /** The mode of Unix, such as 0o120777 for a link. */
  readonly mode?: number;
  /** Values written in place of the true ones. */
  readonly claims?: {
    readonly size?: number;
    readonly packed?: number;
    readonly crc?: number;
    readonly offset?: number;
  };
}

/** A zip archive with these files, stored as they are. */
export const archiveOf = (files: Readonly<Record<string, string>>): Buffer =>
  archiveOfEntries(Object.entries(files).map(([name, content]) => ({ name, content })));

/** A zip archive written byte by byte, so that it may contain what no tool would write. */
export function archiveOfEntries(entries: readonly ArchiveEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, content = '', method = 0, mode = 0, claims = {} } = entry;
    const path = Buffer.from(name);
    const raw = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(raw) : raw;
    const facts = factsOf(entry, raw, packed, path.length);
    const written = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE((mode << 16) >>> 0, 6);
    place.writeUInt32LE(claims.offset ?? offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), facts, place, path);
    parts.push(written);
    offset += written.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length & 0xffff, 4);
  end.writeUInt16LE(entries.length & 0xffff, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** Fields of an entry in both of its headers. Names are UTF-8. */
function factsOf({ method = 0, flags = 0x800, claims = {} }: ArchiveEntry, raw: Buffer, packed: Buffer, named: number) {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(method, 4);
  facts.writeUInt32LE(claims.crc ?? crc32(raw), 10);
  facts.writeUInt32LE(claims.packed ?? packed.length, 14);
  facts.writeUInt32LE(claims.size ?? raw.length, 18);
  facts.writeUInt16LE(named, 22);
  return facts;
}

/** A file of a tar as it is written, valid or not. */
export type TarEntry = Partial<Header> & { readonly name: string; readonly content?: Buffer | string };

/** A tar with these files, packed by gzip as Moodle does. */
export async function tarGzOf(entries: readonly TarEntry[]): Promise<Buffer> {
  return gzipSync(await tarOf(entries));
}
export async function tarOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { content = '', ...header } of entries)
    if (header.type && header.type !== 'file') tar.entry(header);
    else tar.entry(header, content);
  tar.finalize();
  return buffer(tar as AsyncIterable<Buffer>);
}

/** Lends a path on the local disk, as stores do. */
export async function withWorkFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sinau-work-'));
  try {
    return await work(join(folder, 'work'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
