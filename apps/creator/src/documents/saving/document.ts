import type { Conflict } from '../merging/three-way.ts';
import type { Fields, Stored } from './reconcile.ts';

/** Sentences by field, or by the path of a value within a field: 'content.address'. */
export type FieldErrors<F extends Fields> = Partial<
  Record<(keyof F & string) | `${keyof F & string}.${string}`, string>
>;

/** Returns the field of a path. */
export const fieldOf = (path: string): string => path.split('.')[0]!;

/** Meaning of a failed save. */
export type Failure<F extends Fields> =
  | { kind: 'editedElsewhere' }
  /** The server refuses these fields, with these messages. */
  | { kind: 'refused'; fields: FieldErrors<F> }
  /** `isTransient`: the same call may succeed soon. */
  | { kind: 'failed'; message: string; isTransient: boolean };

export interface Storage<F extends Fields> {
  /** Stores the changed fields; `draft` is the whole document. */
  save: (changed: Partial<F>, draft: F, revision: number) => Promise<Stored<F>>;
  load: () => Promise<Stored<F>>;
  failureOf: (error: unknown) => Failure<F>;
  /** Returns problems by field that can be found without the server. A field with a problem is not sent. */
  problemsOf?: (draft: F) => Partial<Record<keyof F, string>>;
  /** Paths of the fields that hold rich text, which is merged block by block. */
  richText?: readonly string[];
}

/** Fields that are not stored on the server yet, and the server's values that they replace. */
export interface Unsaved<F extends Fields> {
  fields: Partial<F>;
  base: Partial<F>;
  /** Values that were sent without a response so far: the server may have them. */
  sent?: Partial<F>;
}

/** Saves unsent fields on this device, so that they outlive the page. */
export interface DraftStore<F extends Fields> {
  /** Returns false if the device could not save them. */
  write: (unsaved: Unsaved<F>) => boolean;
  clear: () => void;
}

export type SaveState =
  /** `at` is null while nothing was saved since the document was opened. */
  | { kind: 'saved'; at: Date | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string; isTransient: boolean }
  /** A field needs attention; the others are stored. */
  | { kind: 'refused' }
  /** Changed here and elsewhere; saving waits for a decision. */
  | { kind: 'conflict' };

export interface Snapshot<F extends Fields> {
  draft: F;
  state: SaveState;
  errors: FieldErrors<F>;
  /** Grows when the draft changed from outside, so that editors load it again. */
  version: number;
  /** True if this device has saved everything that is not on the server yet. */
  isStoredLocally: boolean;
  /** Conflicts that need a decision. */
  conflicts: readonly Conflict[];
}
