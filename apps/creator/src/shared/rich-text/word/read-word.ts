import JSZip from 'jszip';
import * as mammoth from 'mammoth';
import { maxPictures } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { wordNotes, type WordNote } from './word-notes.ts';

const maxBytes = 25 * 1024 * 1024;
/** Many times a long document without its pictures. */
const maxText = 30 * 1024 * 1024;

/** A document that cannot be read, with a sentence for the author. */
export class WordProblem extends Error {}

/** Styles beside those that mammoth knows, by their names in Word. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  'u => u',
  'strike => s',
];
const shownPictures = /^image\/(?:png|jpe?g|gif|webp)$/;

/** Reads a Word document as HTML, with its pictures in it, and what becomes other or is omitted. */
export async function readWord(file: File): Promise<{ html: string; notes: readonly WordNote[] }> {
  if (file.size > maxBytes) throw new WordProblem('Dokumen paling besar 25 MB. Kecilkan gambarnya, lalu coba lagi.');
  if (/\.(?:doc|odt|rtf|pages)$/i.test(file.name))
    throw new WordProblem('Yang bisa dibaca hanya .docx. Di Word atau Google Docs, simpan dulu sebagai .docx.');
  const data = await file.arrayBuffer();
  const archive = await JSZip.loadAsync(data).catch(() => {
    throw new WordProblem('Berkas ini bukan dokumen Word (.docx) yang utuh');
  });
  const parts = await partsOf(archive);
  const lost = { unshown: 0, tooMany: 0, taken: 0 };
  const convertImage = mammoth.images.imgElement(async (picture) => {
    const isShown = shownPictures.test(picture.contentType);
    if (!isShown) lost.unshown += 1;
    else if (lost.taken >= maxPictures) lost.tooMany += 1;
    if (!isShown || lost.taken >= maxPictures) return { src: '' };
    lost.taken += 1;
    return { src: `data:${picture.contentType};base64,${await picture.readAsBase64String()}` };
  });
  const { value } = await mammoth
    .convertToHtml({ arrayBuffer: data }, { styleMap, convertImage, includeEmbeddedStyleMap: false })
    .catch(() => {
      throw new WordProblem('Dokumen ini rusak. Buka di Word, simpan lagi, lalu coba sekali lagi.');
    });
  return { html: withNotesAsList(value), notes: wordNotes(parts, lost) };
}

/** Reads the parts of a document as XML: the text itself, and heads and feet of its pages. */
async function partsOf(archive: JSZip) {
  const read = async (name: string) => {
    const text = (await archive.file(name)?.async('string')) ?? '';
    if (text.length > maxText) throw new WordProblem('Dokumen ini terlalu panjang untuk satu artikel');
    if (text.includes('<!DOCTYPE')) throw new WordProblem('Dokumen ini tidak dibuka demi keamanan');
    return text;
  };
  const document = await read('word/document.xml');
  if (document === '') throw new WordProblem('Berkas ini bukan dokumen Word (.docx)');
  const frames = Object.keys(archive.files).filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name));
  return { document, frames: await Promise.all(frames.map(read)) };
}

/** Footnotes become a list at the end, with their numbers as text. */
function withNotesAsList(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img:not([src]), img[src=""]')) image.remove();
  for (const link of body.querySelectorAll('a[href^="#footnote-ref"], a[href^="#endnote-ref"]')) link.remove();
  for (const link of body.querySelectorAll('a[href^="#footnote-"], a[href^="#endnote-"]')) {
    const place = link.closest('sup') ?? link;
    place.replaceWith(` ${link.textContent}`);
  }
  for (const link of body.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  return body.innerHTML;
}
