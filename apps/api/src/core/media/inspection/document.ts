import { open, readFile, type FileHandle } from 'node:fs/promises';
import { getDocument, PDFDataRangeTransport, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { damaged, Unusable, type Facts, type Finding, type Task } from './finding.ts';
import { readBytes } from './reading.ts';

/**
 * The page count of an intact document takes a few hundred kilobytes; a document that takes more is being searched for
 * its remains.
 */
const readLimit = 16 * 1024 * 1024;

/**
 * Counts the pages, reading only as much as needed. A document whose table of contents is not where it should be is
 * searched for its objects, as readers do: that takes half a minute of the server for no effort of the sender, so it is
 * done in the slow lane.
 */
export async function inspectDocument({ path, lane }: Task): Promise<Finding> {
  if (lane === 'slow') return factsOf(await countFoundPages(path));
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const pageCount = (await isIntact(file, size)) ? await countPages(file, size) : null;
    return pageCount === null ? 'next lane' : factsOf(pageCount);
  } finally {
    await file.close();
  }
}

const factsOf = (pageCount: number): Facts => ({
  kind: 'pdf',
  type: 'application/pdf',
  fileName: 'document.pdf',
  pageCount,
});

/** Tells whether the document ends with the offset of its table of contents, and the table is there. */
async function isIntact(file: FileHandle, size: number) {
  const tail = await textOf(file, Math.max(size - 2_048, 0), size);
  const offset = /startxref\s+(\d{1,10})\s+%%EOF/.exec(tail.slice(tail.lastIndexOf('startxref')))?.[1];
  if (offset === undefined) return false;
  // Offsets count from the header, before which some writers put a few bytes.
  const header = (await textOf(file, 0, Math.min(size, 1_024))).indexOf('%PDF-');
  for (const at of new Set([Number(offset), Number(offset) + Math.max(header, 0)]))
    if (at < size && tableOfContents.test(await textOf(file, at, Math.min(at + 40, size)))) return true;
  return false;
}

/** The word `xref`, or an object that holds the same. */
const tableOfContents = /^\s*(xref\b|\d+\s+\d+\s+obj\b)/;
const textOf = async (file: FileHandle, begin: number, end: number) =>
  Buffer.from(await readBytes(file, begin, end)).toString('latin1');

const reading = { stopAtErrors: true, verbosity: VerbosityLevel.ERRORS };

/**
 * Counts the pages; null if more than the limit would be read. The count is a claim; the existing last page proves it.
 */
async function countPages(file: FileHandle, size: number) {
  const { range, end } = rangesOf(file, size);
  return load(getDocument({ ...reading, range, disableAutoFetch: true, disableStream: true }), end, (pages) => [pages]);
}

/**
 * Counts the pages of a document that is searched for its objects; it has to show every page, and must not end within
 * an object.
 */
async function countFoundPages(path: string) {
  const data = new Uint8Array(await readFile(path));
  const text = Buffer.from(data.buffer);
  const end = Math.max(text.lastIndexOf('%%EOF'), text.lastIndexOf('startxref'), text.lastIndexOf('trailer'));
  if (end === -1 || /\d\s+obj\b/.test(text.toString('latin1', end))) throw damaged();
  const found = load(getDocument({ ...reading, data }), null, (pages) =>
    Array.from({ length: pages }, (_, at) => at + 1),
  );
  return (await found)!;
}

type Loading = ReturnType<typeof getDocument>;
async function load(loading: Loading, end: Promise<null> | null, pagesToFind: (pages: number) => readonly number[]) {
  const count = async () => {
    const document = await loading.promise;
    for (const page of pagesToFind(document.numPages)) await document.getPage(page);
    return document.numPages;
  };
  try {
    return await (end ? Promise.race([end, count()]) : count());
  } catch (error) {
    throw isLocked(error as Error) ? locked() : damaged();
  } finally {
    await loading.destroy();
  }
}

/** Tells a document locked by a password, or by an encryption unknown to readers. */
const isLocked = ({ name, message }: Error) =>
  name === 'PasswordException' || /encryption|invalid key length/i.test(message);
const locked = () =>
  new Unusable(
    'file_unreadable',
    'PDF ini dikunci. Buka dengan kata sandinya, pilih Cetak lalu “Cetak ke PDF” atau “Simpan sebagai PDF”, dan unggah hasilnya.',
  );

function rangesOf(file: FileHandle, size: number) {
  const range = new PDFDataRangeTransport(size, null);
  const end = Promise.withResolvers<null>();
  let bytesLeft = readLimit;
  range.requestDataRange = (begin, to) => {
    bytesLeft -= to - begin;
    if (bytesLeft < 0) end.resolve(null);
    else readBytes(file, begin, to).then((bytes) => range.onDataRange(begin, bytes), end.reject);
  };
  return { range, end: end.promise };
}
