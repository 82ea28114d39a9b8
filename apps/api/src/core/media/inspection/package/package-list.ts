import {
  h5pManifest,
  packageBounds,
  packageIndex,
  runtimeFolder,
  scormManifest,
} from '@sinau/contracts/core/media/package.rules';
import type { PackageManifest } from '@sinau/contracts/core/media/package.schemas';
import { getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';
import { h5pPlan } from '../../h5p/h5p-plan.ts';
import { readH5pPackage } from './h5p-package.ts';
import { extensionOf, isLeftover, typeOf } from './package-types.ts';
import { refused, shown } from './refusal.ts';
import { readScormManifest } from './scorm-manifest.ts';

/** A file of a package: its entry in the archive, and the path that it is served under. */
export interface Listed {
  readonly entry: Entry;
  /** Name in the archive. */
  readonly name: string;
  readonly path: string;
  readonly type: string;
}

/** A file that is added to a package: none of its archive can have this path. */
export interface MadeFile {
  readonly path: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A package as its archive lists it. */
export interface ListedPackage {
  readonly files: readonly Listed[];
  readonly made?: readonly MadeFile[];
  /** Null for plain pages, which begin with `index.html`. */
  readonly manifest: PackageManifest | null;
}

/** Lists the files of a package from its archive. Nothing is unpacked before all of the list is acceptable. */
export async function listPackage(archive: ZipFile): Promise<ListedPackage> {
  if (archive.entryCount > packageBounds.maxEntries) throw tooMany();
  const files: { entry: Entry; name: string }[] = [];
  const names = new Set<string>();
  let claimed = 0;
  for await (const entry of archive.eachEntry()) {
    const name = nameOf(entry);
    assertRegular(entry, name);
    const isFolder = name.endsWith('/');
    if (names.has(name)) throw refused(`${shown(name)} tercatat dua kali di dalam paket. Buat ulang ZIP-nya.`);
    names.add(name);
    claimed += entry.uncompressedSize;
    if (claimed > packageBounds.maxBytes) throw tooLarge(name);
    if (!isFolder && !isLeftover(name)) files.push({ entry, name });
  }
  assertApart(files);
  const scorm = await scormOf(archive, files);
  if (scorm) return bounded(scorm);
  const h5p = await h5pOf(archive, files);
  if (h5p) return bounded(h5p);
  const folder = folderOfIndex(files.map(({ name }) => name));
  const listed = files.map(({ entry, name }) => ({
    entry,
    name,
    path: name.slice(folder.length),
    type: requireType(name),
  }));
  return bounded({ files: listed, manifest: null });
}

interface Named {
  readonly entry: Entry;
  readonly name: string;
}

/**
 * Lists a SCORM package: the manifest stands at its top, or in its only folder. Authoring tools add files of many kinds;
 * those that no browser shows are left out.
 */
async function scormOf(archive: ZipFile, files: readonly Named[]): Promise<ListedPackage | null> {
  const found = files.find(({ name }) => {
    const folder = folderOf(name);
    return baseOf(name).toLowerCase() === scormManifest && files.every((file) => file.name.startsWith(folder));
  });
  if (!found) return null;
  const folder = folderOf(found.name);
  const listed = files.flatMap(({ entry, name }) => {
    const type = typeOf(name);
    return type ? [{ entry, name, path: name.slice(folder.length), type }] : [];
  });
  const manifest = await readScormManifest(
    await readEntry(archive, found),
    listed.map(({ path }) => path),
  );
  return manifest && { files: listed, manifest };
}

/**
 * Lists an H5P package: `h5p.json` stands at its top, or in its only folder, and no first page beside it. What only editors
 * need is left out, and what its page is made from is added.
 */
async function h5pOf(archive: ZipFile, files: readonly Named[]): Promise<ListedPackage | null> {
  const found = files.find(({ name }) => {
    const folder = folderOf(name);
    return baseOf(name) === h5pManifest && files.every((file) => file.name.startsWith(folder));
  });
  if (!found) return null;
  const folder = folderOf(found.name);
  if (files.some(({ name }) => name === folder + packageIndex)) return null;
  const byPath = new Map(files.map((file) => [file.name.slice(folder.length), file]));
  const { plan, manifest, isNeeded } = await readH5pPackage({
    paths: [...byPath.keys()],
    read: async (path) => {
      const file = byPath.get(path);
      return file ? (await readEntry(archive, file)).toString('utf8') : null;
    },
  });
  const listed = [...byPath].flatMap(([path, { entry, name }]) => {
    const type = isNeeded(path) ? typeOf(path) : null;
    return type ? [{ entry, name, path, type }] : [];
  });
  const content = Buffer.from(JSON.stringify(plan));
  return { files: listed, made: [{ path: h5pPlan, type: 'application/json', content }], manifest };
}

/** Asserts that not too many files are left of a package. */
function bounded(listed: ListedPackage) {
  if (listed.files.length > packageBounds.maxFiles) throw tooMany();
  return listed;
}

const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const baseOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

/** A manifest of a package with hundreds of parts takes some 100 KB. */
const maxManifest = 5 * 2 ** 20;

async function readEntry(archive: ZipFile, { entry, name }: Named) {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length;
      chunks.push(chunk as Buffer);
      // Descriptions and scripts are read before all bytes of the package are counted.
      if (size > entry.uncompressedSize) throw broken(name);
      if (size > maxManifest) break;
    }
  } catch {
    throw broken(name);
  }
  return Buffer.concat(chunks);
}

const tooMany = () =>
  refused(
    `Paket ini berisi lebih dari ${packageBounds.maxFiles.toLocaleString('id')} berkas. Hapus yang tidak dipakai, lalu unggah lagi.`,
  );
export const tooLarge = (name: string) =>
  refused(`Isi paket lebih dari ${packageBounds.unpacked} setelah dibuka: batasnya terlewati di ${shown(name)}.`);

/** Returns the path of an entry, which stays below the folder that it is unpacked to. */
export const nameOf = (entry: Entry) =>
  safeNameOf(getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true));

/** Returns a name of an archive as a path below its folder; refuses one that leads outside. */
export function safeNameOf(written: string) {
  // Some tools of Windows write backslashes between folders.
  const name = written.normalize('NFC').replaceAll('\\', '/');
  const parts = name.replace(/\/$/, '').split('/');
  if (/^[a-z]:/i.test(name) || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw refused(`Nama ${shown(name)} mengarah ke luar paket. Buat ulang ZIP-nya dari folder materimu.`);
  if (/[\p{Cc}\p{Cs}\ufffd]/u.test(name)) throw refused(`Nama ${shown(name)} berisi karakter yang tidak bisa dipakai.`);
  if (parts[0]!.toLowerCase() === runtimeFolder) throw refused(`Nama ${shown(name)} tidak bisa dipakai di paket.`);
  if (name.length > packageBounds.maxPathLength)
    throw refused(
      `Nama ${shown(name)} lebih dari ${packageBounds.maxPathLength} karakter. Pendekkan, lalu unggah lagi.`,
    );
  if (parts.length - 1 > packageBounds.maxFolders)
    throw refused(`${shown(name)} ada di dalam lebih dari ${packageBounds.maxFolders} folder. Ratakan isinya.`);
  return name;
}

const fileTypeBits = 0o170000;
const ordinary = new Set([0, 0o040000, 0o100000]);
const encryptionBits = 0x1 | 0x40 | 0x2000;

/** Asserts a file or folder that can be read as it is: no link, device or encrypted entry. */
export function assertRegular(entry: Entry, name: string) {
  if (!ordinary.has((entry.externalFileAttributes >>> 16) & fileTypeBits))
    throw refused(`${shown(name)} adalah tautan atau berkas khusus. Ganti dengan berkas biasa, lalu unggah lagi.`);
  if (entry.generalPurposeBitFlag & encryptionBits)
    throw refused(`${shown(name)} dikunci dengan kata sandi. Buat ZIP tanpa kata sandi, lalu unggah lagi.`);
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    throw refused(`${shown(name)} dipadatkan dengan cara yang tidak dikenal. Buat ulang sebagai ZIP biasa.`);
}

/** Asserts that entries do not share bytes, which would unpack to more than was ever sent. */
export function assertApart(files: readonly { entry: Entry; name: string }[]) {
  const inOrder = files.toSorted((a, b) => beginOf(a) - beginOf(b));
  for (const [index, file] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next && beginOf(file) + headerLength + file.entry.compressedSize > beginOf(next)) throw broken(next.name);
  }
}
const headerLength = 30;
const beginOf = ({ entry }: { entry: Entry }) => entry.relativeOffsetOfLocalHeader;
export const broken = (name: string) =>
  refused(`${shown(name)} rusak di dalam paket. Buat ulang ZIP-nya, lalu unggah lagi.`);

function requireType(name: string) {
  const type = typeOf(name);
  if (type) return type;
  throw refused(
    `${shown(name)} berjenis .${extensionOf(name)}, yang tidak bisa dipakai di paket. Hapus, lalu unggah lagi.`,
  );
}

/** Returns the folder of the package, with a slash at its end: the root, or the only folder at the top. */
function folderOfIndex(names: readonly string[]) {
  if (names.includes(packageIndex)) return '';
  const [first = ''] = names;
  const top = first.slice(0, first.indexOf('/') + 1);
  if (top && names.includes(top + packageIndex) && names.every((name) => name.startsWith(top))) return top;
  throw refused(
    foreignFormats.find(({ manifest }) => names.some((name) => manifest.test(name)))?.sentence ??
      `${packageIndex} tidak ditemukan. Letakkan di bagian teratas ZIP, atau di satu folder yang memuat semua isinya.`,
  );
}

/** Formats of other systems, by the file that identifies such a package, and the format to export instead. */
const foreignFormats = [
  {
    manifest: /(?:^|\/)imsmanifest\.xml$/i,
    sentence: `${scormManifest} ada, tetapi bukan di bagian teratas paket SCORM, atau isinya bukan SCORM. Ekspor ulang sebagai SCORM 1.2 atau 2004, dan unggah ZIP-nya tanpa dibuka dulu.`,
  },
  {
    manifest: /(?:^|\/)h5p\.json$/i,
    sentence: `${h5pManifest} ada, tetapi bukan di bagian teratas paket H5P. Unggah berkas .h5p seperti saat diunduh, tanpa dibuka dulu.`,
  },
];
