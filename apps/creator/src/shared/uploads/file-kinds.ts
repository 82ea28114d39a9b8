import { attachmentKinds, mediaBounds, sizeRefusal, type MediaKind } from '@sinau/contracts/media/media.rules';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

const isOfKind = ({ name, type }: FileFacts, kind: MediaKind) =>
  mediaBounds[kind].accept
    .split(',')
    .some((known) => (known.startsWith('.') ? name.toLowerCase().endsWith(known) : known === type));

/** What an attachment is by its name; the server then looks at the content. */
export const attachmentKindOf = (file: FileFacts): MediaKind =>
  attachmentKinds.find((kind) => isOfKind(file, kind)) ?? 'document';

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
