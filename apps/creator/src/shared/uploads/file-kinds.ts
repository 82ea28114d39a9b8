import { attachmentKinds, mediaBounds, sizeRefusal, type MediaKind } from '@sinau/contracts/core/media/media.rules';
import { lessonFileKinds, type LessonFileKind } from './upload-job.ts';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** By extension where the system does not know the type of a file. */
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

/** By its announced type or its name. */
export const isOfKind = ({ name, type }: FileFacts, kind: MediaKind) =>
  mediaBounds[kind].accept
    .split(',')
    .some((known) => (known.startsWith('.') ? name.toLowerCase().endsWith(known) : known === type));

/** What an attachment is by its name; the server then looks at the content. */
export const attachmentKindOf = (file: FileFacts): MediaKind =>
  attachmentKinds.find((kind) => isOfKind(file, kind)) ?? 'document';

/** The type of lesson that a file makes; null where there is none. */
export function kindOfFile(file: FileFacts): LessonFileKind | null {
  const named = extensions[file.name.toLowerCase().split('.').at(-1) ?? ''];
  return lessonFileKinds.find((kind) => isOfKind(file, kind)) ?? (file.type === '' ? (named ?? null) : null);
}

/** Why a file is not sent, or null. The server then looks at the content. */
export function fileRefusal(kind: MediaKind, file: FileFacts): string | null {
  const { name, formats } = mediaBounds[kind];
  if (file.type !== '' && !isOfKind(file, kind)) return `${name} harus berformat ${formats}`;
  return file.size === 0 ? 'Berkas ini kosong' : sizeRefusal(kind, file.size);
}

/** `01_Menguleni_adonan.mp4` is called '01 Menguleni adonan'. */
export const titleOfFile = (name: string) =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/_+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 150) || 'Materi tanpa judul';
