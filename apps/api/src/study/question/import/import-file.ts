import { fileTypeFromBuffer } from 'file-type';
import { decodeText } from '../../../platform/text-decoder.ts';

const asCsv = 'Buka berkasnya, lalu simpan sebagai CSV.';

/** Unsupported files that people choose, by their name in file-type, each with advice. */
const refusals: Readonly<Record<string, string>> = {
  xlsx: `Ini buku kerja Excel (.xlsx). ${asCsv}`,
  xlsm: `Ini buku kerja Excel (.xlsm). ${asCsv}`,
  cfb: `Ini berkas Office lama, misalnya Excel (.xls). ${asCsv}`,
  ods: `Ini lembar sebar LibreOffice (.ods). ${asCsv}`,
  docx: 'Ini dokumen Word (.docx). Salin isinya, lalu tempel di sini.',
  odt: 'Ini dokumen LibreOffice (.odt). Salin isinya, lalu tempel di sini.',
  rtf: 'Ini dokumen RTF. Salin isinya, lalu tempel di sini.',
  pdf: 'Ini PDF. Salin teksnya, lalu tempel di sini.',
  zip: 'Ini arsip ZIP. Ekstrak dulu, lalu pilih berkas di dalamnya.',
};

/** True if a file is an archive that may be a package of questions. */
export async function isPackage(bytes: Buffer): Promise<boolean> {
  return (await fileTypeFromBuffer(bytes))?.ext === 'zip';
}

/** True if a text is XML, and no web page. */
export const isXml = (text: string) =>
  /^\s*(?:<\?xml|<!doctype (?!html)|<(?:questestinterop|quiz|(?:qti-)?assessment-?item)[\s>])/i.test(text);

/** Returns the text of a file, or why it cannot hold questions. */
export async function textOfFile(bytes: Buffer): Promise<{ text: string } | { problem: string }> {
  const type = await fileTypeFromBuffer(bytes);
  const named = type && refusals[type.ext];
  if (named) return { problem: named };
  const text = decodeText(bytes);
  if (text === null) return { problem: 'Berkas ini bukan teks. Pilih berkas CSV, TXT, atau GIFT.' };
  if (text.trim() === '') return { problem: 'Berkas ini kosong' };
  return documentProblem(text) ?? { text };
}

/** Detects text in another format. */
function documentProblem(text: string): { problem: string } | null {
  if (/^\s*(?:<!doctype html|<html[\s>])/i.test(text))
    return { problem: 'Ini halaman web (HTML). Pilih berkas CSV, TXT, atau GIFT.' };
  return null;
}
