import type { SaveState } from '../saving/document.ts';
import type { Command, CommandStore, Changeable } from './changes.ts';

interface Pending<Change, A extends Command<Change>> {
  change: Change;
  command: A;
}

export interface QueueEvents<A> {
  /** All changes of an action are stored. */
  onStored: (command: A) => void;
  onRefused: (command: A, message: string) => void;
  /** An action to undo or redo was overtaken by another user, and stays. */
  onOvertaken: (command: A) => void;
  /** The progress of sending has changed. */
  onProgress: () => void;
}

const attempts = 5;
const pauseMs = 10_000;

/**
 * Queue of changes that are sent in order, one call at a time. Failed calls are retried; where another user was faster,
 * the change is sent again on top of what is stored then.
 */
export function createChangeQueue<State, Change, A extends Command<Change>>(
  target: Changeable<State, Change>,
  events: QueueEvents<A>,
  commandStore: CommandStore<A>,
) {
  let queue: readonly Pending<Change, A>[] = [];
  /** Changes of an action that are stored, while others of the same action are not. */
  let unpublished: readonly Change[] = [];
  let state: SaveState = { kind: 'saved', at: null };
  let savedAt: Date | null = null;
  let running: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStoredLocally = false;

  const tell = (next: SaveState) => {
    state = next;
    events.onProgress();
  };
  const shown = () => queue.reduce((state, { change }) => target.apply(state, change), target.read());

  const setQueue = (next: typeof queue) => {
    queue = next;
    isStoredLocally = commandStore.write(commandsIn(queue));
  };

  const leave = ({ command }: Pending<Change, A>, end: (command: A) => void) => {
    setQueue(queue.slice(1));
    if (!queue.some((one) => one.command === command)) end(command);
  };
  const publish = async () => {
    await target.publish();
    unpublished = [];
  };

  /** Sends the oldest change. Returns the reason to wait, if any. */
  const sendNext = async (entry: Pending<Change, A>, attempt: number): Promise<SaveState | 'again' | null> => {
    const stored = target.read();
    if (target.apply(stored, entry.change) === stored) {
      if (target.isOvertaken(stored, entry.change)) events.onOvertaken(entry.command);
      leave(entry, () => undefined);
      return null;
    }
    try {
      await target.send(entry.change, stored);
      savedAt = new Date();
      unpublished = [...unpublished, entry.change];
      if (queue[1]?.command !== entry.command) await publish();
      leave(entry, (command) => events.onStored(command));
      return null;
    } catch (error) {
      await publish();
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
      if (!isMoot) events.onRefused(entry.command, message);
      return null;
    }
  };

  const sendAll = async () => {
    let attempt = 0;
    for (let entry = queue[0]; entry; entry = queue[0]) {
      if (unpublished.length === 0) tell({ kind: 'saving' });
      const outcome = await sendNext(entry, attempt);
      attempt = outcome === 'again' ? attempt + 1 : 0;
      if (outcome === null || outcome === 'again') continue;
      wait(outcome);
      return;
    }
    window.removeEventListener('beforeunload', warn);
    tell({ kind: 'saved', at: savedAt });
  };

  /** Retries after a pause, or when the connection is back. */
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
      // Changes added between the last change and this one.
      if (queue.length > 0 && state.kind !== 'failed') run();
    });
    return running;
  };
  const warn = (event: BeforeUnloadEvent) => isStoredLocally || event.preventDefault();

  return {
    /** Changes that are not stored yet, the oldest first, and the progress of sending them. */
    read: () => ({ pending: [...unpublished, ...queue.map(({ change }) => change)], state, isStoredLocally }),
    isEmpty: () => queue.length === 0,
    /** Stored state with all changes applied that are not stored yet. */
    shown,

    /** Applies an action. Returns the changes that undo it; null if there was nothing to do. */
    add(command: A): readonly Change[] | null {
      const { changes, inverse } = applied(target, shown(), command.changes);
      if (changes.length === 0) return null;
      setQueue([...queue, ...changes.map((change) => ({ change, command }))]);
      window.addEventListener('beforeunload', warn);
      return inverse;
    },
    run,
  };
}

/** Returns the changes that have an effect on a state, and those that undo them. */
function applied<State, Change>(target: Changeable<State, Change>, state: State, changes: readonly Change[]) {
  const effective: Change[] = [];
  const inverse: Change[] = [];
  let next = state;
  for (const change of changes) {
    const before = next;
    next = target.apply(before, change);
    if (next === before) continue;
    effective.push(change);
    inverse.unshift(target.invert(before, change));
  }
  return { changes: effective, inverse };
}

/** Returns the actions of a queue, each with those of its changes that are in the queue. */
function commandsIn<Change, A extends Command<Change>>(queue: readonly Pending<Change, A>[]): A[] {
  const changesOf = new Map<A, Change[]>();
  for (const { command, change } of queue) changesOf.set(command, [...(changesOf.get(command) ?? []), change]);
  return [...changesOf].map(([command, changes]) => ({ ...command, changes }));
}
