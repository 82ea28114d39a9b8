/** What a failed change means. */
export type ChangeFailure =
  /** Somebody else changed it before: on top of what is stored now, the same change may succeed. */
  | 'outdated'
  /** The same call may succeed in a moment. */
  | 'transient'
  /** The server refuses it, and would again. */
  | 'refused';

/** What a log changes, and how. `State` is immutable; changes name things by id, so that they can be applied to any state. */
export interface Changeable<State, Change> {
  /** What is stored, as far as it is known. */
  read: () => State;
  /** The state after a change; the same object if the change was applied before, or what it is about is gone. */
  apply: (state: State, change: Change) => State;
  /** The change that undoes this one, made from the state before it. */
  invert: (state: State, change: Change) => Change;
  /** Whether somebody has changed since what this change would take back. */
  isOvertaken: (state: State, change: Change) => boolean;
  /** Stores a change. Afterwards `read` answers the state with it. */
  send: (change: Change, stored: State) => Promise<void>;
  /** Shows what was sent. Screens are drawn once for an action of many changes, not after each. */
  publish: () => Promise<void>;
  /** Loads what is stored again. */
  load: () => Promise<void>;
  failureOf: (error: unknown) => { kind: ChangeFailure; message: string };
}

/** One action of the user: its changes are undone together. */
export interface Act<Change> {
  /** Names it in the words of an undo button: 'memindahkan "Lead"'. */
  label: string;
  changes: readonly Change[];
  /** It undoes or redoes another action. */
  isTurn?: boolean;
  /** Its place in the order of all that was done on the page. */
  stamp?: number;
}

/** Keeps what is not stored yet on this device, so that it outlives the page. */
export interface CommandStore<A> {
  read: () => readonly A[];
  /** Returns false if the device could not keep it. */
  write: (acts: readonly A[]) => boolean;
}
