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

/** Returns '01 Menguleni adonan' for `01_Menguleni_adonan.mp4`. */
export const titleOfFile = (name: string) =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/_+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 150) || 'Materi tanpa judul';
