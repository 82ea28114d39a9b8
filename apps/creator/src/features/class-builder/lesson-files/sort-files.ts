import { fileRefusal, kindOfFile } from '../../../shared/uploads/file-kinds.ts';
import type { LessonFileKind } from '../../../shared/uploads/upload-job.ts';

export interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

/** Sorts the files that become lessons by name, and lists the others with the reason. */
export function sortFiles(files: readonly File[]) {
  // Natural order: 2 comes before 10.
  const collator = new Intl.Collator('id', { numeric: true });
  const lessons: { file: File; kind: LessonFileKind }[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files.toSorted((a, b) => collator.compare(a.name, b.name))) {
    const kind = kindOfFile(file);
    const reason = kind ? fileRefusal(kind, file) : 'Jenis berkas ini tidak bisa dijadikan materi';
    if (kind && !reason) lessons.push({ file, kind });
    else refused.push({ name: file.name, reason: reason ?? '' });
  }
  return { lessons, refused };
}
