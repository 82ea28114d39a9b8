import { isUtf8 } from 'node:buffer';
import chardet from 'chardet';
import iconv from 'iconv-lite';

/**
 * Decodes text of any encoding that spreadsheets, editors and subtitle tools write. A byte order mark decides, then
 * UTF-8 if it is valid, then zero bytes, which only UTF-16 has; the rest is a code page. Null where the bytes are not
 * text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = iconv.decode(buffer, encodingOf(buffer));
  return text.includes('\0') ? null : text;
}

function encodingOf(bytes: Buffer): string {
  const marked = byteOrderMarks.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark));
  if (marked) return marked.encoding;
  if (bytes.includes(0)) return 'utf-16';
  return isUtf8(bytes) ? 'utf-8' : codePageOf(bytes);
}

/** UTF-32 before UTF-16, whose mark it begins with. */
const byteOrderMarks = [
  { mark: Buffer.from([0xef, 0xbb, 0xbf]), encoding: 'utf-8' },
  { mark: Buffer.from([0xff, 0xfe, 0, 0]), encoding: 'utf-32le' },
  { mark: Buffer.from([0, 0, 0xfe, 0xff]), encoding: 'utf-32be' },
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
];

/**
 * Recognises a code page: letters of other scripts follow one another; Latin text has single ones, too few to be told
 * apart by frequency.
 */
function codePageOf(bytes: Buffer) {
  const detected = /[\x80-\xff]{4}/.test(bytes.toString('latin1')) && chardet.detect(bytes);
  if (detected && iconv.encodingExists(detected) && !isLatin.test(detected)) return detected;
  const [likeliest] = latinCodePages
    .map((codePage) => ({ codePage, oddities: iconv.decode(bytes, codePage).match(oddity)?.length ?? 0 }))
    .sort((a, b) => a.oddities - b.oddities);
  return likeliest!.codePage;
}

const isLatin = /^(?:ASCII|UTF-8|ISO-8859-(?:1|2|9)|windows-125[0478])$/i;
/** Code pages of Windows, of Excel on a Mac, and of its 'CSV (MS-DOS)'; likeliest first. */
const latinCodePages = ['windows-1252', 'macintosh', 'cp850'];
/** A capital inside a word, or a character that nobody types: the text was written in another code page. */
const oddity = /(?<=\p{Ll})\p{Lu}|[^\p{ASCII}\p{L}\p{N}“”‘’–—…•°×÷±µ€£§©®™¿¡«»\u00a0]/gu;
