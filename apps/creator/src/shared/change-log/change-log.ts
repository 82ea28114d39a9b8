import type { SaveState } from '../self-saving/self-saving.ts';
import { nextStamp } from '../undo/stamps.ts';

/** What a failed change means. */
export type ChangeFailure =
  /** Somebody else was faster: with what is stored now, the same change may succeed. */
  | 'outdated'
  /** The same call may succeed in a moment. */
  | 'transient'
  /** The server does not take it. */
  | 'refused';

/** What a log changes, and how. `State` is immutable; changes name things by id, so that they hold whatever was changed before. */
export interface Changeable<State, Change> {
  /** What is stored, as far as it is known. */
  read: () => State;
  /** The state after a change; the same object if the change has happened, or means nothing any more. */
  apply: (state: State, change: Change) => State;
  /** What takes a change back, from the state before it. */
  invert: (state: State, change: Change) => Change;
  /** Stores a change. Afterwards `read` answers the state with it. */
  send: (change: Change, stored: State) => Promise<void>;
  /** Reads anew what is stored. */
  load: () => Promise<void>;
  failureOf: (error: unknown) => { kind: ChangeFailure; message: string };
}

/** What somebody did at once: it is undone at once as well. */
export interface Act<Change> {
  /** Names it in the words of an undo button: 'memindahkan "Lead"'. */
  label: string;
  changes: readonly Change[];
  /** It takes another act back, or repeats it. */
  isTurn?: boolean;
  /** When it was done, among what else was done on the page. */
  stamp?: number;
}

/** Keeps what is not stored yet on this device, so that it outlives the page. */
export interface ActKeeper<A> {
  read: () => readonly A[];
  /** Returns false if the device could not keep it. */
  write: (acts: readonly A[]) => boolean;
}

interface Pending<Change, A extends Act<Change>> {
  change: Change;
  act: A;
}

export interface LogSnapshot<Change, A extends Act<Change>> {
  /** The changes that are not stored yet, the oldest first. */
  pending: readonly Change[];
  state: SaveState;
  /** Whether this device keeps everything that is pending. */
  isKept: boolean;
  /** What the server did not take, until something else is done. */
  refused: A | null;
  /** What would be undone and redone next. */
  undo: string | null;
  redo: string | null;
  /** When these were done. */
  stamps: { undo: number; redo: number };
}

interface LogEvents<Change, A extends Act<Change>> {
  /** All changes of an act are stored. */
  onStored?: (act: A) => void;
  onRefused?: (act: A, message: string) => void;
}

const mostActs = 100;
const attempts = 5;
const pauseMs = 10_000;

/**
 * A log of changes that are shown at once and sent in order, one call at a time. What could not be sent is tried again; where
 * somebody else was faster, it is sent anew on top of what is stored then. The last acts can be undone and redone.
 */
export function createChangeLog<State, Change, A extends Act<Change>>(
  target: Changeable<State, Change>,
  events: LogEvents<Change, A> = {},
  keeper: ActKeeper<A> = { read: () => [], write: () => false },
) {
  let queue: readonly Pending<Change, A>[] = [];
  /** What takes the last acts back, and what repeats those that were undone. */
  let undos: readonly A[] = [];
  let redos: readonly A[] = [];
  let savedAt: Date | null = null;
  let running: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let refused: A | null = null;
  let isKept = false;
  let snapshot: LogSnapshot<Change, A> = {
    pending: [],
    state: { kind: 'saved', at: null },
    isKept: false,
    refused,
    undo: null,
    redo: null,
    stamps: { undo: 0, redo: 0 },
  };
  const listeners = new Set<() => void>();

  const tell = (state: SaveState = snapshot.state) => {
    const pending = queue.map(({ change }) => change);
    snapshot = {
      pending,
      state,
      isKept,
      refused,
      undo: undos.at(-1)?.label ?? null,
      redo: redos.at(-1)?.label ?? null,
      stamps: { undo: undos.at(-1)?.stamp ?? 0, redo: redos.at(-1)?.stamp ?? 0 },
    };
    for (const listener of listeners) listener();
  };
  const shown = () => queue.reduce((state, { change }) => target.apply(state, change), target.read());

  const setQueue = (next: typeof queue) => {
    queue = next;
    const changesOf = new Map<A, Change[]>();
    for (const { act, change } of queue) changesOf.set(act, [...(changesOf.get(act) ?? []), change]);
    isKept = keeper.write([...changesOf].map(([act, changes]) => ({ ...act, changes })));
  };

  /** Applies an act, and returns the act that takes it back; null if there was nothing to do. */
  const enqueue = (act: A): A | null => {
    let state = shown();
    const added: Pending<Change, A>[] = [];
    const inverse: Change[] = [];
    for (const change of act.changes) {
      const next = target.apply(state, change);
      if (next === state) continue;
      added.push({ change, act });
      inverse.unshift(target.invert(state, change));
      state = next;
    }
    if (added.length === 0) return null;
    setQueue([...queue, ...added]);
    window.addEventListener('beforeunload', warn);
    return { ...act, changes: inverse, isTurn: true, stamp: nextStamp() };
  };

  const leave = ({ act }: Pending<Change, A>, end: (act: A) => void) => {
    setQueue(queue.slice(1));
    if (!queue.some((one) => one.act === act)) end(act);
  };

  /** Sends the oldest change. Returns why it has to wait, if it does. */
  const sendNext = async (entry: Pending<Change, A>, attempt: number): Promise<SaveState | 'again' | null> => {
    const stored = target.read();
    if (target.apply(stored, entry.change) === stored) {
      leave(entry, () => undefined);
      return null;
    }
    try {
      await target.send(entry.change, stored);
      savedAt = new Date();
      leave(entry, (act) => events.onStored?.(act));
      return null;
    } catch (error) {
      const { kind, message } = target.failureOf(error);
      const waiting = { kind: 'failed', message, isTransient: true } as const;
      if (kind === 'transient') return waiting;
      try {
        await target.load();
      } catch {
        return waiting;
      }
      if (kind === 'outdated' && attempt < attempts) return 'again';
      const now = target.read();
      const isMoot = target.apply(now, entry.change) === now;
      leave(entry, () => undefined);
      if (!isMoot) refuse(entry.act, message);
      return null;
    }
  };

  const refuse = (act: A, message: string) => {
    refused = act;
    events.onRefused?.(act, message);
  };

  const sendAll = async () => {
    let attempt = 0;
    for (let entry = queue[0]; entry; entry = queue[0]) {
      tell({ kind: 'saving' });
      const outcome = await sendNext(entry, attempt);
      attempt = outcome === 'again' ? attempt + 1 : 0;
      if (outcome === null || outcome === 'again') continue;
      wait(outcome);
      return;
    }
    window.removeEventListener('beforeunload', warn);
    tell({ kind: 'saved', at: savedAt });
  };

  /** Tries again after a pause, or when the connection is back. */
  const wait = (state: SaveState) => {
    tell(state);
    retry = setTimeout(() => void run(), pauseMs);
    window.addEventListener('online', run);
  };
  const run = () => {
    clearTimeout(retry);
    window.removeEventListener('online', run);
    running ??= sendAll().finally(() => {
      running = null;
      // What was done in the moment between the last change and this one.
      if (queue.length > 0 && snapshot.state.kind !== 'failed') run();
    });
    return running;
  };
  const warn = (event: BeforeUnloadEvent) => isKept || event.preventDefault();

  /** Takes acts from one stack, and keeps what takes them back on the other. Acts that mean nothing any more are passed over. */
  const turnBack = (from: readonly A[]): { left: readonly A[]; taken: A; back: A } | null => {
    for (let left = from.slice(0, -1), taken = from.at(-1); taken; taken = left.at(-1), left = left.slice(0, -1)) {
      const back = enqueue(taken);
      if (back) return { left, taken, back };
    }
    return null;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,

    /** Takes up what another page left behind on this device. */
    resume() {
      const left = keeper.read();
      for (const act of left) enqueue(act);
      if (queue.length > 0) void run();
    },

    /** Does an act. Returns what undoes this one by name, or null if there was nothing to do. */
    act(act: A): A | null {
      const undo = enqueue(act);
      if (!undo) return null;
      refused = null;
      undos = [...undos, undo].slice(-mostActs);
      redos = [];
      tell();
      void run();
      return undo;
    },

    /** Takes note of an act that was stored in another way, with what takes it back. */
    note(act: A) {
      undos = [...undos, { ...act, isTurn: true }].toSorted((a, b) => (a.stamp ?? 0) - (b.stamp ?? 0)).slice(-mostActs);
      redos = [];
      tell();
    },

    /** Undoes the last act, or one that `act` returned. Returns what was undone. */
    undo(one?: A): A | null {
      const others = one ? undos.filter((undo) => undo !== one) : undos;
      if (one && others.length === undos.length) return null;
      const turned = turnBack(one ? [one] : undos);
      undos = one ? others : (turned?.left ?? []);
      if (turned) redos = [...redos, turned.back];
      tell();
      if (turned) void run();
      return turned?.taken ?? null;
    },

    redo(): A | null {
      const turned = turnBack(redos);
      redos = turned?.left ?? [];
      if (turned) undos = [...undos, turned.back];
      tell();
      if (turned) void run();
      return turned?.taken ?? null;
    },

    /** Forgets what could be undone: everything was replaced. */
    forget() {
      undos = [];
      redos = [];
      tell();
    },

    /** Sends what is pending now. Resolves to whether everything is stored. */
    async flush() {
      if (queue.length > 0) await run();
      return queue.length === 0;
    },
  };
}
