import { open, type FileHandle } from 'node:fs/promises';
import { damaged, Unusable, type Facts, type Task } from './finding.ts';
import { readBytes } from './reading.ts';

/** Longest end of an archive, with the longest comment that it may carry. */
const longestEnd = 22 + 65_535;
const largestDirectory = 4 * 1024 * 1024;
const endMark = Buffer.from('PK\x05\x06', 'latin1');
const entryMark = 0x02014b50;

const formats = [
  {
    part: 'word/document.xml',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fileName: 'document.docx',
  },
  { part: 'content.xml', type: 'application/vnd.oasis.opendocument.text', fileName: 'document.odt' },
] as const;

/**
 * Recognizes Word and OpenDocument texts by the parts that their archive lists. Nothing is unpacked, and macros are
 * refused.
 */
export async function inspectWordDocument({ path, type }: Task): Promise<Facts> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const names = namesIn(await directoryOf(file, size));
    if (names.some((name) => /(^|\/)(vbaProject\.bin$|Basic\/)/i.test(name)))
      throw new Unusable('file_type_mismatch', 'Dokumen ini berisi makro. Simpan tanpa makro, lalu unggah lagi.');
    const format = formats.find(({ part }) => names.includes(part));
    const isText = format && (format.fileName === 'document.docx' || type === format.type);
    if (!isText)
      throw new Unusable(
        'file_type_mismatch',
        'Isi berkas ini bukan dokumen Word (.docx) atau OpenDocument (.odt). Simpan ulang sebagai salah satunya.',
      );
    return { kind: 'document', type: format.type, fileName: format.fileName };
  } finally {
    await file.close();
  }
}

/** Reads the list of an archive's parts, which is at its end. */
async function directoryOf(file: FileHandle, size: number) {
  const begin = Math.max(0, size - longestEnd);
  const tail = Buffer.from(await readBytes(file, begin, size));
  const at = tail.lastIndexOf(endMark);
  if (at === -1 || at + 22 > tail.length) throw damaged();
  const [length, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (length > largestDirectory || offset + length > size) throw damaged();
  return Buffer.from(await readBytes(file, offset, offset + length));
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== entryMark) throw damaged();
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    names.push(directory.toString('utf8', at + 46, nameEnd));
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}
