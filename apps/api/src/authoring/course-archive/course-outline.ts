import type { ImportNote } from '@sinau/contracts/core/import/import.rules';

/** Opens a file of an archive. */
export type OpenFile = () => Promise<Buffer>;
/** Files of an archive by their paths. */
export type ArchiveFiles = ReadonlyMap<string, OpenFile>;

/** A lesson of a course from elsewhere; files are named by their paths in the archive. */
export type OutlineLesson = { readonly title: string } & (
  | { readonly kind: 'article' | 'assignment'; readonly html: string }
  | { readonly kind: 'file'; readonly path: string; readonly name: string }
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'quiz'; readonly path: string }
);
export interface OutlineSection {
  readonly title: string;
  readonly lessons: readonly OutlineLesson[];
}
/** Structure of a course from another system, with notes on what it has and an outline cannot have. */
export interface CourseOutline {
  readonly title: string;
  readonly sections: readonly OutlineSection[];
  readonly notes: readonly (ImportNote & { readonly origin: string })[];
}
