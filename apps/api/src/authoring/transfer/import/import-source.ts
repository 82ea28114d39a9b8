import type { ImportSourceName } from '@sinau/contracts/authoring/transfer/class-import.rules';
import type { UploadedArchive } from '../../../core/media/index.ts';

/**
 * Result of reading a source: a class in the shape of a `ClassOutline`, none of which is checked yet. The planner checks it,
 * whichever system it comes from, and reports what has to be changed or left out.
 */
export interface RawOutline {
  readonly class: Readonly<Record<string, unknown>>;
  readonly educators: readonly unknown[];
  readonly sections: readonly RawSection[];
  readonly bank: readonly unknown[];
  /** Files by the paths that they have in the archive. */
  readonly media: readonly unknown[];
  /** Parts that the source cannot take over, or not as they are; each is a line of the report. */
  readonly leftOut: readonly LeftOut[];
}
export interface RawSection {
  readonly title: unknown;
  readonly lessons: readonly RawLesson[];
}
export interface RawLesson {
  /** A lesson as its makers send it. */
  readonly lesson: unknown;
  readonly session?: unknown;
  /** Parts that the source had to change or leave out. */
  readonly notes?: readonly string[];
}
export interface LeftOut {
  readonly section?: string;
  readonly title: string;
  readonly note: string;
  /** True if the thing itself is taken, in another form. */
  readonly isChanged?: true;
}

/** A system that classes come from. */
export interface ImportSource {
  readonly name: ImportSourceName;
  /** Returns whether an archive is of this system, by the names of its files. */
  recognises(archive: UploadedArchive): boolean;
  /** Reads an archive; refuses it as a whole with a sentence. */
  read(archive: UploadedArchive): Promise<RawOutline>;
}
