import { posix } from 'node:path';
import { localId } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import type { OutlineMedia } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import type { UploadedArchive } from '../../../../core/media/index.ts';

/** A file of an archive, and the name that its author gave it. */
export interface SourceFile {
  readonly path: string;
  readonly name: string;
}
export type OutsideFiles = ReturnType<typeof createOutsideFiles>;

const kinds: readonly (readonly [MediaKind, RegExp])[] = [
  ['image', /\.(?:jpe?g|png|webp|gif|hei[cf]|tiff?)$/i],
  ['pdf', /\.pdf$/i],
  ['video', /\.(?:mp4|m4v|mov|webm)$/i],
  ['audio', /\.(?:mp3|m4a|ogg|oga)$/i],
  ['document', /\.(?:docx|odt)$/i],
  ['archive', /\.zip$/i],
];
/** Returns the kind of a file by its name; null for one that no lesson can have. */
export const kindOfName = (name: string): MediaKind | null => kinds.find(([, names]) => names.test(name))?.[0] ?? null;

/** Returns why a file can be used nowhere, with what to do instead. */
export const noKind = (name: string) => {
  const ending = posix.extname(name).toLowerCase();
  return /^\.(?:docx?|rtf|pptx?|ppsx?|odp|key|pages)$/.test(ending)
    ? `Berkas ${ending} belum bisa dipakai. Simpan sebagai PDF, lalu unggah lagi.`
    : `Berkas ${ending || 'tanpa akhiran nama'} belum bisa dipakai di sini`;
};

/** Files of an archive that an outline uses, each once for each of its uses. */
export function createOutsideFiles({ files }: UploadedArchive) {
  const media = new Map<string, OutlineMedia>();
  const used = new Set<string>();
  const keyOf = ({ path }: SourceFile, ...use: readonly string[]) => JSON.stringify([path, ...use]);
  return {
    /** Paths of which something was taken. */
    used,
    media: () => [...media.values()],
    /** Returns why a file cannot be used, or null. */
    problemOf({ path }: SourceFile) {
      const file = files.get(path);
      if (!file) return 'berkasnya tidak ada di arsip';
      return file.size === 0 ? 'berkasnya kosong' : null;
    },
    /** Returns the id of a use that is known already. */
    idOf: (file: SourceFile, kind: MediaKind, purpose: OutlineMedia['purpose']) =>
      media.get(keyOf(file, kind, purpose))?.id ?? null,
    /** Returns the id that an outline has for a file in a use. */
    use(file: SourceFile, kind: MediaKind, purpose: OutlineMedia['purpose']): string {
      const { path, name } = file;
      const key = keyOf(file, kind, purpose);
      const known = media.get(key);
      if (known) return known.id;
      used.add(path);
      const id = localId(media.size + 1);
      const label = tidied(name).trim().slice(0, 200) || posix.basename(path);
      media.set(key, { id, path, kind, purpose, name: label, size: files.get(path)!.size });
      return id;
    },
  };
}
