import {
  linkAttributesOf,
  maxAltLength,
  maxPictures,
  richTextRules,
} from '@sinau/contracts/core/rich-text/rich-text.rules';
import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import type { RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { maxAttachments } from '@sinau/contracts/study/lesson/lesson.rules';
import { kindOfName, noKind, type OutsideFiles, type SourceFile } from './outside-files.ts';

/** Place of a text, and what its addresses lead to. */
export interface HtmlContext {
  readonly place: RichTextContext;
  readonly files: OutsideFiles;
  /** Finds the file of the archive that an address of the text names. */
  readonly find: (address: string) => SourceFile | null;
}
export interface TextRecording {
  readonly file: SourceFile;
  readonly kind: 'video' | 'audio';
}
type Attributes = Readonly<Record<string, string>>;

/** Takes what the addresses of a text lead to; each address that leads to nothing here has a note. */
export function createReferences({ place, files, find }: HtmlContext, notes: Set<string>) {
  const attachmentIds = new Set<string>();
  const recordings = new Map<string, TextRecording>();
  let pictures = 0;

  const takeFile = (file: SourceFile): unknown => {
    const kind = kindOfName(file.name);
    const problem = files.problemOf(file) ?? (kind ? null : noKind(file.name));
    if (problem || !kind) return notes.add(`Berkas “${file.name}” di dalam teks tidak ikut: ${problem}`);
    if (kind === 'video' || kind === 'audio') {
      recordings.set(file.path, { file, kind });
      return notes.add(`“${file.name}” di dalam teks menjadi materi sendiri sesudahnya`);
    }
    const id = files.idOf(file, kind, 'attachment');
    if (attachmentIds.size >= maxAttachments && !(id && attachmentIds.has(id)))
      return notes.add(`Berkas “${file.name}” tidak ikut: satu materi memuat paling banyak ${maxAttachments} lampiran`);
    attachmentIds.add(files.use(file, kind, 'attachment'));
    return notes.add(`Berkas “${file.name}” di dalam teks menjadi lampiran`);
  };

  const embed = (address: string, what: string): Attributes | null => {
    const video = videoEmbedOf(address.replace(/^(?:http:)?\/\//, 'https://'));
    if (!video) notes.add(`${what} dari ${hostOf(address)} tidak ikut`);
    return video && { 'data-embed': `${video.provider}:${video.id}` };
  };

  return {
    attachmentIds,
    recordings,

    /** Returns the attributes of a picture, or null where it is left out. */
    picture({ src = '', alt = '' }: Attributes): Attributes | null {
      const file = find(src);
      const name = file?.name ?? lastPart(src);
      const lost = (why: string) => {
        notes.add(`Gambar${name ? ` “${name}”` : ''} tidak ikut: ${why}`);
        return null;
      };
      if (!file) return lost(reasonOf(src));
      const problem = files.problemOf(file);
      if (problem) return lost(problem);
      if (kindOfName(file.name) !== 'image') return lost('jenis gambar ini tidak bisa dipakai');
      if (pictures >= maxPictures) return lost(`satu teks memuat paling banyak ${maxPictures} gambar`);
      pictures += 1;
      if (alt.trim().length > maxAltLength)
        notes.add(`Teks pengganti gambar “${name}” dipotong menjadi ${maxAltLength} karakter`);
      const id = files.use(file, 'image', richTextRules[place].pictures);
      return { 'data-media': id, alt: alt.trim().slice(0, maxAltLength) };
    },

    /** Returns the attributes of a frame of another site, or null where it is left out. */
    frame: (address: string) => embed(address, 'Sisipan'),

    /** Takes a recording as a lesson; returns the attributes of one that plays from another site. */
    recording(address: string): Attributes | null {
      const file = find(address);
      if (!file) return embed(address, 'Rekaman');
      takeFile(file);
      return null;
    },

    /** Returns the attributes of a link, or null where only its text stays. */
    link(href: string): Attributes | null {
      const file = find(href);
      if (file) takeFile(file);
      else if (/^(?:https?:\/\/|mailto:)[^\s"<>\\]+$/i.test(href) && !/^https?:\/\/[^/?#]*@/i.test(href))
        return { href, ...linkAttributesOf(href) };
      else if (href) notes.add('Tautan ke bagian lain di tempat asalnya menjadi teks biasa');
      return null;
    },
  };
}

const reasonOf = (address: string) => {
  if (/^data:/i.test(address)) return 'gambarnya tertanam di dalam teks. Unggah lagi.';
  return /^(?:https?:)?\/\//i.test(address) ? `gambarnya ada di ${hostOf(address)}` : 'berkasnya tidak ada di arsip';
};
function hostOf(address: string) {
  try {
    return new URL(address.replace(/^\/\//, 'https://')).hostname || 'tempat lain';
  } catch {
    return 'tempat lain';
  }
}
function lastPart(address: string) {
  if (/^data:/i.test(address)) return '';
  const part = address.split(/[?#]/)[0]!.split('/').at(-1)!;
  try {
    return decodeURIComponent(part).slice(0, 80);
  } catch {
    return part.slice(0, 80);
  }
}
