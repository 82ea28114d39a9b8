import type { Conflict, Side } from '../merging/three-way.ts';
import type { Failure, FieldErrors, SaveState, Unsaved } from './document.ts';
import { differing, pick, type Fields, type Stored } from './reconcile.ts';

/** Progress of saving. `saving` and `merging` have a call in flight, of which there is one at a time. */
export type Status<F extends Fields> =
  | Exclude<SaveState, { kind: 'saving' }>
  /** Sends `changed`; `attempt` counts the calls since the last one that stored something. */
  | { kind: 'saving'; changed: Partial<F>; attempt: number }
  /** Reads the stored version, since the revision was refused. */
  | { kind: 'merging'; attempt: number };

export interface DocumentState<F extends Fields> {
  readonly status: Status<F>;
  readonly draft: F;
  /** Revision of the stored version. */
  readonly revision: number;
  /** Fields as they were last sent, or read. */
  readonly sent: F;
  /** Fields as the server stored them then. */
  readonly known: F;
  /** Values sent without a response: the server may have stored them all the same. */
  readonly unanswered: Partial<F>;
  /** Values that the server refused; each remains until its field is changed. */
  readonly refused: Partial<F>;
  /** Fields that the user may still be typing in. They are not sent before a second has passed, or a commit. */
  readonly inTyping: readonly string[];
  readonly errors: FieldErrors<F>;
  /** Conflicts that wait for a decision, and the stored version that they were found in; null if none. */
  readonly conflicts: readonly Conflict[];
  readonly theirs: Stored<F> | null;
  /** Grows when the draft changed from outside, so that editors load it again. */
  readonly version: number;
  readonly savedAt: Date | null;
}

export type DocumentEvent<F extends Fields> =
  /** The user typed. */
  | { type: 'edited'; patch: Partial<F> }
  /** Fields were set from outside their editors. */
  | { type: 'replaced'; fields: Partial<F> }
  /** A local draft, or a step of the history, was restored over `base`. */
  | { type: 'restored'; unsaved: Unsaved<F> }
  /** A second has passed since the last change. */
  | { type: 'paused' }
  /** A field was left, or everything has to be saved now. */
  | { type: 'committed' }
  | { type: 'stored'; stored: Stored<F>; at: Date }
  | { type: 'notStored'; failure: Failure<F> }
  | { type: 'loaded'; current: Stored<F> }
  | { type: 'notLoaded'; failure: Failure<F> }
  /** The stored version was read while nothing was sent; it may be known already. */
  | { type: 'changedElsewhere'; current: Stored<F> }
  | { type: 'unreadable'; failure: Failure<F> }
  | { type: 'decided'; conflict: Conflict; side: Side };

export type Effect<F extends Fields> =
  | { type: 'save'; changed: Partial<F> }
  | { type: 'load' }
  /** Updates the copy of the unsaved fields on this device. */
  | { type: 'storeLocally' }
  | { type: 'startTimer' }
  | { type: 'stopTimer' };

/** Returns the state of a document that was just read. */
export const openedState = <F extends Fields>({ fields, revision }: Stored<F>): DocumentState<F> => ({
  status: { kind: 'saved', at: null },
  draft: fields,
  revision,
  sent: fields,
  known: fields,
  unanswered: {},
  refused: {},
  inTyping: [],
  errors: {},
  conflicts: [],
  theirs: null,
  version: 0,
  savedAt: null,
});

export const isCalling = <F extends Fields>({ status }: DocumentState<F>) =>
  status.kind === 'saving' || status.kind === 'merging';

/** Returns the newest known revision. */
export const newestRevision = <F extends Fields>({ theirs, revision }: DocumentState<F>) =>
  theirs?.revision ?? revision;

/** Returns the names of the fields that are not stored yet. */
export const unsentIn = <F extends Fields>({ draft, sent }: DocumentState<F>) => differing(draft, sent);

/** Returns the fields that the server lacks, for the copy on this device; null if there are none. */
export function unsavedIn<F extends Fields>(state: DocumentState<F>): Unsaved<F> | null {
  const names = unsentIn(state);
  if (names.length === 0) return null;
  const sent = { ...state.unanswered, ...(state.status.kind === 'saving' && state.status.changed) };
  const unsaved = { fields: pick(state.draft, names), base: pick(state.known, names) };
  return Object.keys(sent).length > 0 ? { ...unsaved, sent } : unsaved;
}
