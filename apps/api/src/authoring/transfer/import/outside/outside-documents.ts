import { refuseFile, type UploadedArchive } from '../../../../core/media/index.ts';
import { decodeText } from '../../../../platform/text-decoder.ts';
import { readXml, XmlProblem, type XmlNode } from '../../../../platform/xml.ts';

/** Large classes have lists of files and of questions of some ten megabytes. */
const maxLength = 30_000_000;
const maxPageBytes = 5_000_000;
/** All documents of a class together: an archive may name the same one for each of its activities. */
const maxReadBytes = 200_000_000;
/** Memory that they may take, which is that of 20,000 files and 5,000 questions. */
const maxParsedBytes = 200_000_000;

export type Documents = ReturnType<typeof createDocuments>;

/** Reads the documents of an archive. */
export function createDocuments({ files }: UploadedArchive) {
  let readBytes = 0;
  const budget = { left: maxParsedBytes };
  const tooLarge = () =>
    refuseFile('package_refused', 'Isi kelas ini terlalu besar untuk satu impor. Bagi kelasnya, lalu impor lagi.');
  const textAt = async (path: string, maxBytes: number) => {
    const file = files.get(path);
    if (!file) throw new XmlProblem(`Berkas “${path}” tidak ada di arsip`);
    readBytes += file.size;
    if (readBytes > maxReadBytes) throw tooLarge();
    const text = decodeText(await file.bytes(maxBytes));
    if (text === null) throw new XmlProblem(`Berkas “${path}” bukan teks`);
    return text;
  };
  const at = async (path: string): Promise<XmlNode> =>
    readXml(await textAt(path, maxLength), { maxLength, budget }).catch((error: unknown) => {
      throw budget.left < 0 ? tooLarge() : error;
    });
  return {
    has: (path: string) => files.has(path),
    /** Reads a document that has to be there. */
    at,
    /** Reads a document; null where there is none or it cannot be read. */
    find: async (path: string) => (files.has(path) ? at(path).catch(unreadable) : null),
    /** Reads a web page; null where it cannot be read. */
    page: (path: string) => textAt(path, maxPageBytes).catch(unreadable),
  };
}

function unreadable(error: unknown): null {
  if (!(error instanceof XmlProblem)) throw error;
  return null;
}
