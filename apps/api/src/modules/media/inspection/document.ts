import { open, type FileHandle } from 'node:fs/promises';
import { getDocument, PDFDataRangeTransport, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { damaged, Unusable, type Facts, type Task } from './finding.ts';
import { readBytes } from './reading.ts';

/** An intact document tells its pages in a few hundred kilobytes; one that takes more is being searched for its remains. */
const readLimit = 16 * 1024 * 1024;

/** Counts the pages, reading only what that takes. */
export async function inspectDocument({ path }: Task): Promise<Facts> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    await assertPdfTrailer(file, size);
    return { kind: 'pdf', type: 'application/pdf', fileName: 'document.pdf', pageCount: await countPages(file, size) };
  } finally {
    await file.close();
  }
}

/**
 * A document ends with where its table of contents lies, and there it lies. Without that, readers search the whole file
 * for its remains, which takes them half a minute for what takes its sender none.
 */
async function assertPdfTrailer(file: FileHandle, size: number) {
  const tail = await textOf(file, Math.max(size - 2_048, 0), size);
  const offset = /startxref\s+(\d{1,10})\s+%%EOF/.exec(tail.slice(tail.lastIndexOf('startxref')))?.[1];
  if (offset === undefined) throw damaged();
  // Offsets count from the header, before which some writers put a few bytes.
  const header = (await textOf(file, 0, Math.min(size, 1_024))).indexOf('%PDF-');
  for (const at of new Set([Number(offset), Number(offset) + Math.max(header, 0)]))
    if (at < size && tableOfContents.test(await textOf(file, at, Math.min(at + 40, size)))) return;
  throw damaged();
}

/** The word `xref`, or an object that holds the same. */
const tableOfContents = /^\s*(xref\b|\d+\s+\d+\s+obj\b)/;
const textOf = async (file: FileHandle, begin: number, end: number) =>
  Buffer.from(await readBytes(file, begin, end)).toString('latin1');

async function countPages(file: FileHandle, size: number) {
  const { range, failure } = rangesOf(file, size);
  const loading = getDocument({
    range,
    disableAutoFetch: true,
    disableStream: true,
    stopAtErrors: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await Promise.race([failure, lastPageOf(loading)]);
  } catch (error) {
    if ((error as Error).name === 'PasswordException')
      throw new Unusable(
        'file_unreadable',
        'PDF ini dikunci dengan kata sandi. Simpan tanpa kata sandi, lalu unggah lagi.',
      );
    throw damaged();
  } finally {
    await loading.destroy();
  }
}

/** The count is a claim; that the last page is there proves it. */
async function lastPageOf(loading: ReturnType<typeof getDocument>) {
  const document = await loading.promise;
  await document.getPage(document.numPages);
  return document.numPages;
}

function rangesOf(file: FileHandle, size: number) {
  const range = new PDFDataRangeTransport(size, null);
  const failure = Promise.withResolvers<never>();
  let bytesLeft = readLimit;
  range.requestDataRange = (begin, end) => {
    bytesLeft -= end - begin;
    if (bytesLeft < 0) failure.reject(damaged());
    else readBytes(file, begin, end).then((bytes) => range.onDataRange(begin, bytes), failure.reject);
  };
  return { range, failure: failure.promise };
}
