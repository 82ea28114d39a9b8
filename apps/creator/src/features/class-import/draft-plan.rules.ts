import type { draftLessonTypes } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import { draftBounds } from '@sinau/contracts/authoring/transfer/class-import.rules';
import { programCreationRules } from '@sinau/contracts/authoring/program/program.rules';
import { fileRefusal, isOfKind, kindOfFile, titleOfFile, titlesOfFiles } from '../../shared/uploads/file-kinds.ts';
import { lessonTypeOf, type UploadFileKind } from '../../shared/uploads/upload-job.ts';

/** A file with its path from the folder that was chosen: 'Fotografi/01 Kamera/Bagian.pdf'. */
export interface PathedFile {
  readonly path: string;
  readonly file: File;
}
export interface DraftLesson {
  readonly key: string;
  readonly type: (typeof draftLessonTypes)[number];
  readonly title: string;
  /** Address of a video that plays on another site. */
  readonly address: string | null;
  readonly upload: { readonly file: File; readonly kind: UploadFileKind } | null;
}
export interface DraftSection {
  readonly key: string;
  readonly title: string;
  readonly lessons: readonly DraftLesson[];
}
/** Line of what does not become a lesson, and why. */
export interface LeftOut {
  readonly name: string;
  readonly reason: string;
}
/** A class before anything of it is made or uploaded. */
export interface DraftPlan {
  readonly title: string;
  readonly sections: readonly DraftSection[];
  readonly leftOut: readonly LeftOut[];
}

const collator = new Intl.Collator('id', { numeric: true });
/** Natural order: 2 comes before 10. */
const inOrder = (a: string, b: string) => collator.compare(a, b);

const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');
const nameOf = (path: string) => path.split('/').at(-1)!;

/** Returns the folder that all paths lie in; empty if there is none. */
function topFolderOf(paths: readonly string[]) {
  const [first = '', ...others] = paths.map(parentOf);
  const shared = first.split('/');
  while (shared.length > 0 && !others.every((path) => `${path}/`.startsWith(`${shared.join('/')}/`))) shared.pop();
  return shared.join('/');
}

/**
 * Plans a class from a folder: folders become sections and files lessons, in the order of their names. Files that lie
 * beside the folders make the first section.
 */
export function planOfFolder(files: readonly PathedFile[]): DraftPlan {
  const visible = files.filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')));
  const top = topFolderOf(visible.map(({ path }) => path));
  const within = (path: string) => (top === '' ? path : path.slice(top.length + 1));
  const leftOut: LeftOut[] = [];
  const folders = Map.groupBy(
    visible.toSorted((a, b) => inOrder(a.path, b.path)),
    ({ path }) => parentOf(within(path)),
  );
  const named = [...folders.keys()].toSorted((a, b) => (a === '' ? -1 : b === '' ? 1 : inOrder(a, b)));
  const titles = titlesOfFolders(named);
  let room: number = draftBounds.maxLessons;
  const sections = named.flatMap((folder, index): DraftSection[] => {
    const taken = folders.get(folder)!.flatMap(({ path, file }) => {
      const found = uploadOf(file);
      if ('reason' in found || room === 0) {
        const reason = 'reason' in found ? found.reason : `Paling banyak ${draftBounds.maxLessons} materi sekali impor`;
        leftOut.push({ name: within(path), reason });
        return [];
      }
      room -= 1;
      return [{ path, upload: { file, kind: found.kind } }];
    });
    if (taken.length === 0) return [];
    const lessonTitles = titlesOfFiles(taken.map(({ path }) => nameOf(path)));
    return [
      {
        key: folder || '/',
        title: titles[index]!,
        lessons: taken.map(({ path, upload }, position) => ({
          key: path,
          type: lessonTypeOf(upload.kind),
          title: lessonTitles[position]!,
          address: null,
          upload,
        })),
      },
    ];
  });
  return { title: titleOfClass(nameOf(top)), sections: sections.slice(0, draftBounds.maxSections), leftOut };
}

/** Returns the titles of sections; a folder in a folder is named after both. */
function titlesOfFolders(folders: readonly string[]) {
  const known = new Map<string, string>();
  for (const folder of folders) for (let path = folder; path !== ''; path = parentOf(path)) known.set(path, '');
  // The numbers beside it decide if a number is the order of a folder.
  for (const paths of Map.groupBy([...known.keys()], parentOf).values()) {
    const titles = titlesOfFiles(paths.map((path) => `${nameOf(path)}.dir`));
    for (const [index, path] of paths.entries()) known.set(path, titles[index]!);
  }
  const titleOf = (folder: string): string => {
    const parent = parentOf(folder);
    return parent === '' ? known.get(folder)! : `${titleOf(parent)} – ${known.get(folder)!}`;
  };
  return folders.map((folder) => (folder === '' ? 'Pembuka' : titleOf(folder).slice(0, 120)));
}

const titleOfClass = (folder: string) => {
  const title = folder ? titleOfFile(`${folder}.dir`).slice(0, programCreationRules.title.max) : '';
  return title.length < programCreationRules.title.min ? `Kelas ${title || 'dari folder'}` : title;
};

function uploadOf(file: File): { kind: UploadFileKind } | { reason: string } {
  const kind = isOfKind(file, 'document') ? 'document' : kindOfFile(file);
  if (!kind) return { reason: 'Jenis berkas ini tidak bisa dijadikan materi' };
  const reason = fileRefusal(kind, file);
  return reason ? { reason } : { kind };
}

/** Reason why a plan cannot be made yet, or null. */
export function planProblem({ title, sections }: DraftPlan): string | null {
  const { min, max } = programCreationRules.title;
  if (title.trim().length < min) return `Judul kelas minimal ${min} karakter`;
  if (title.trim().length > max) return `Judul kelas maksimal ${max} karakter`;
  if (sections.every(({ lessons }) => lessons.length === 0)) return 'Belum ada materi yang bisa dibuat';
  const isNamed = sections.every((section) => section.title.trim() && section.lessons.every((one) => one.title.trim()));
  return isNamed ? null : 'Isi semua judul bagian dan materi';
}
