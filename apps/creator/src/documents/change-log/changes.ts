/** Meaning of a failed change. */
export type ChangeFailure =
  /** Another user changed it before: on top of what is stored now, the same change may succeed. */
  | 'outdated'
  /** The same call may succeed soon. */
  | 'transient'
  /** The server refuses it, and would refuse it again. */
  | 'refused';

/**
 * State that a log changes, and how. `State` is immutable; changes refer to things by id, so that they can be applied
 * to any state.
 */
export interface Changeable<State, Change> {
  /** Stored state, as far as it is known. */
  read: () => State;
  /** State after a change; the same object if the change was applied before, or its subject is gone. */
  apply: (state: State, change: Change) => State;
  /** Change that undoes this one, made from the state before it. */
  invert: (state: State, change: Change) => Change;
  /** Returns whether another user has since changed what this change would revert. */
  isOvertaken: (state: State, change: Change) => boolean;
  /** Stores a change. Afterwards `read` returns the state with it. */
  send: (change: Change, stored: State) => Promise<void>;
  /** Shows what was sent. Screens are rendered once for an action of many changes, not after each. */
  publish: () => Promise<void>;
  /** Loads the stored state again. */
  load: () => Promise<void>;
  failureOf: (error: unknown) => { kind: ChangeFailure; message: string };
}

/** Command of a user: its changes are undone together. */
export interface Command<Change> {
  /** Label in an undo button: 'memindahkan "Lead"'. */
  label: string;
  changes: readonly Change[];
  /** True if the command undoes or redoes another one. */
  isTurn?: boolean;
  /** Position in the order of all commands on the page. */
  stamp?: number;
}

/** Saves commands that are not stored yet on this device, so that they outlive the page. */
export interface CommandStore<A> {
  read: () => readonly A[];
  /** Returns false if the device could not save them. */
  write: (commands: readonly A[]) => boolean;
}
