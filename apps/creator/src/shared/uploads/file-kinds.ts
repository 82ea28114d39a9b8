import { attachmentKinds, mediaBounds, sizeRefusal, type MediaKind } from '@sinau/contracts/core/media/media.rules';
import { lessonFileKinds, type LessonFileKind } from './upload-job.ts';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** Kinds by extension, where the system does not know the type of a file. */
const extensions: Record<string, LessonFileKind> = {
  mp4: 'video',
  m4v: 'video',
  mov: 'video',
  webm: 'video',
  mp3: 'audio',
  m4a: 'audio',
  ogg: 'audio',
  pdf: 'pdf',
  zip: 'package',
};

/** Compares the announced type or the name. */
export const isOfKind = ({ name, type }: FileFacts, kind: MediaKind) =>
  mediaBounds[kind].accept
    .split(',')
    .some((known) => (known.startsWith('.') ? name.toLowerCase().endsWith(known) : known === type));

/** Returns the kind of an attachment by its name; the server then checks the content. */
export const attachmentKindOf = (file: FileFacts): MediaKind =>
  attachmentKinds.find((kind) => isOfKind(file, kind)) ?? 'document';

/** Returns the type of lesson for a file; null where there is none. */
export function kindOfFile(file: FileFacts): LessonFileKind | null {
  const named = extensions[file.name.toLowerCase().split('.').at(-1) ?? ''];
  return lessonFileKinds.find((kind) => isOfKind(file, kind)) ?? (file.type === '' ? (named ?? null) : null);
}

/** Returns why a file is refused, or null. The server then checks the content. */
export function fileRefusal(kind: MediaKind, file: FileFacts): string | null {
  const { name, formats } = mediaBounds[kind];
  if (file.type !== '' && !isOfKind(file, kind)) return `${name} harus berformat ${formats}`;
  return file.size === 0 ? 'Berkas ini kosong' : sizeRefusal(kind, file.size);
}

/** Number that orders a file among others: it has a leading zero, or a mark sets it apart from the title. */
const orderNumber = /^(0\d+[\s._-]*|\d+\s*[.)]\s*|\d+\s+-\s+)/;
/** Number at the beginning of a name. */
const anyNumber = /^\d+[\s._)-]*/;

/** Returns the name of a file as a title. The number is only removed where text is left. */
function titleOf(name: string, number: RegExp) {
  const stem = name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .trim();
  const text = stem.replace(number, '') || stem;
  // Hyphens separate words in a name without spaces, and are part of a word in others.
  const words = text
    .replace(/\s/.test(text) ? /_+/g : /[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 150) || 'Materi tanpa judul';
}

/** Returns 'Menguleni adonan' for `01_menguleni-adonan.mp4`. */
export const titleOfFile = (name: string) => titleOf(name, orderNumber);

/** Returns the titles of files that were chosen together: if all of them begin with a number, it is their order. */
export function titlesOfFiles(names: readonly string[]) {
  const areNumbered = names.length > 1 && names.every((name) => anyNumber.test(name));
  return names.map((name) => titleOf(name, areNumbered ? anyNumber : orderNumber));
}
