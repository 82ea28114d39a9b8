import { changed, leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import type { ImportedPicture } from '@sinau/contracts/study/question/imported.rules';
import { plainText, type Converted, type TextFormat } from '../markup.ts';
import { isSeen, seenOnly, unseenNote } from '../unseen.ts';
import { decoded, pictureLabel, type SourcePictures } from './source-pictures.ts';

export interface SourceText {
  readonly text: string;
  readonly picture?: ImportedPicture;
  readonly notes: readonly ImportNote[];
}
export type SourceTexts = ReturnType<typeof createSourceTexts>;

const maxAlt = 300;
const inline = /(\bsrc\s*=\s*)(["'])data:image\/([a-z0-9.+-]+);base64,([^"']*)\2/gi;

/** Reads texts of a file in this folder of its source, the pictures of which are known. */
export function createSourceTexts(pictures: SourcePictures, folder: string) {
  /** Reads a text that shows one picture at most; the others are noted. */
  const pictured = (source: string, format: TextFormat | null, owner: 'soal' | 'jawaban'): SourceText => {
    const html = source.replace(
      inline,
      (_, name: string, quote: string, type: string, data: string) =>
        `${name}${quote}${pictures.embed(`gambar.${type}`, data)}${quote}`,
    );
    const own: ImportNote[] = [];
    const found: { picture: ImportedPicture; textBefore: string }[] = [];
    const { text, notes } = seen(
      plainText(html, format, ({ src, alt, textBefore }) => {
        const name = pictures.find(src, folder);
        if (name === null) return false;
        const label = pictureLabel(decoded(name));
        if (found.length > 0) {
          own.push(leftOut(`Gambar “${label}” tidak ikut: satu ${owner} memuat satu gambar`));
          return true;
        }
        if (alt.length > maxAlt)
          own.push(changed(`Teks pengganti gambar “${label}” dipotong menjadi ${maxAlt} karakter`));
        found.push({ picture: { name, alt: seenOnly(alt).slice(0, maxAlt).trim() }, textBefore });
        return true;
      }),
    );
    const [taken] = found;
    const place = placeNote(taken, text, owner);
    return {
      text,
      notes: [...notes, ...place, ...own],
      ...(taken && { picture: taken.picture }),
    };
  };

  return {
    ofQuestion: (html: string, format: TextFormat | null = 'html') => pictured(html, format, 'soal'),
    ofChoice: (html: string, format: TextFormat | null = 'html') => pictured(html, format, 'jawaban'),
    /** Reads a text that cannot show pictures. */
    plain: (html: string, format: TextFormat | null = 'html'): SourceText => seen(plainText(html, format)),
  };
}

const seen = ({ text, notes }: Converted): Converted => {
  const whole = text.toWellFormed();
  return isSeen(whole)
    ? { text: seenOnly(whole), notes }
    : { text: seenOnly(whole).trim(), notes: [...notes, unseenNote] };
};

/** Pictures are shown below the text of a question, and above that of an answer. */
function placeNote(taken: { textBefore: string } | undefined, text: string, owner: 'soal' | 'jawaban'): ImportNote[] {
  if (!taken) return [];
  if (owner === 'jawaban') return taken.textBefore === '' ? [] : [changed('Gambar tampil di atas teks jawabannya')];
  // A gap at the end of a text is the field below it.
  return text.replace(/\s*\ue000$/, '').length > taken.textBefore.length
    ? [changed('Gambar tampil di bawah pertanyaannya')]
    : [];
}
