import { packageBounds, packageIndex } from '@sinau/contracts/core/media/package.rules';
import { getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';
import { Unusable } from '../finding.ts';
import { extensionOf, isLeftover, typeOf } from './package-types.ts';

/** A file of a package: its entry in the archive, and the path that it is served under. */
export interface Listed {
  readonly entry: Entry;
  /** Name in the archive. */
  readonly name: string;
  readonly path: string;
  readonly type: string;
}

export const refused = (sentence: string) => new Unusable('package_refused', sentence);
/** Returns a name for use in a sentence: short, and without characters that would change how the sentence is read. */
export const shown = (name: string) => {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return `“${plain.length > 80 ? `${plain.slice(0, 79)}…` : plain}”`;
};

/** Lists the files of a package from its archive. Nothing is unpacked before all of the list is acceptable. */
export async function listPackage(archive: ZipFile): Promise<Listed[]> {
  if (archive.entryCount > packageBounds.maxFiles) throw tooMany();
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
  const folder = folderOfIndex(files.map(({ name }) => name));
  return files.map(({ entry, name }) => ({ entry, name, path: name.slice(folder.length), type: requireType(name) }));
}

const tooMany = () =>
  refused(
    `Paket ini berisi lebih dari ${packageBounds.maxFiles.toLocaleString('id')} berkas. Hapus yang tidak dipakai, lalu unggah lagi.`,
  );
export const tooLarge = (name: string) =>
  refused(`Isi paket lebih dari ${packageBounds.unpacked} setelah dibuka: batasnya terlewati di ${shown(name)}.`);

/** Returns the path of an entry, which stays below the folder that it is unpacked to. */
export function nameOf(entry: Entry) {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true).normalize(
    'NFC',
  );
  if (name.includes('\\'))
    throw refused(`Nama ${shown(name)} memakai garis miring terbalik. Buat ulang ZIP-nya dengan aplikasi lain.`);
  const parts = name.replace(/\/$/, '').split('/');
  if (/^[a-z]:/i.test(name) || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw refused(`Nama ${shown(name)} mengarah ke luar paket. Buat ulang ZIP-nya dari folder materimu.`);
  if (/[\p{Cc}\p{Cs}\ufffd]/u.test(name)) throw refused(`Nama ${shown(name)} berisi karakter yang tidak bisa dipakai.`);
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
    sentence: `Ini paket SCORM, yang belum bisa dibuka di sini. Di aplikasi pembuatnya, ekspor sebagai HTML5 atau “Web” dengan ${packageIndex} di dalamnya, lalu unggah ZIP-nya.`,
  },
  {
    manifest: /(?:^|\/)h5p\.json$/i,
    sentence: `Ini paket H5P, yang belum bisa dibuka di sini. Ekspor sebagai satu berkas HTML, misalnya dengan aplikasi Lumi, beri nama ${packageIndex}, lalu unggah dalam ZIP.`,
  },
];
