import type { SaveState } from '../saving/document.ts';
import { nextStamp } from '../undo/stamps.ts';
import { createChangeQueue, type QueueEvents } from './change-queue.ts';
import type { Command, CommandStore, Changeable } from './changes.ts';

export interface LogSnapshot<Change, A extends Command<Change>> {
  /** Changes that are not stored yet, the oldest first. */
  pending: readonly Change[];
  state: SaveState;
  /** True if this device has saved everything that is pending. */
  isStoredLocally: boolean;
  /** The action that the server refused, until the next action. */
  refused: A | null;
  /** Labels of the next actions to undo and redo. */
  undo: string | null;
  redo: string | null;
  /** Stamps of these actions. */
  stamps: { undo: number; redo: number };
}

const maxCommands = 100;

/** Log of changes that are shown immediately and sent in order. The last actions can be undone and redone. */
export function createChangeLog<State, Change, A extends Command<Change>>(
  target: Changeable<State, Change>,
  events: Partial<Omit<QueueEvents<A>, 'onProgress'>> = {},
  commandStore: CommandStore<A> = { read: () => [], write: () => false },
) {
  /** Actions that undo the last ones, and actions that redo the undone ones. */
  let undos: readonly A[] = [];
  let redos: readonly A[] = [];
  let refused: A | null = null;
  const queue = createChangeQueue(
    target,
    {
      onStored: (command) => events.onStored?.(command),
      onOvertaken: (command) => events.onOvertaken?.(command),
      onRefused: (command, message) => {
        refused = command;
        events.onRefused?.(command, message);
      },
      onProgress: () => tell(),
    },
    commandStore,
  );
  const current = (): LogSnapshot<Change, A> => ({
    ...queue.read(),
    refused,
    undo: undos.at(-1)?.label ?? null,
    redo: redos.at(-1)?.label ?? null,
    stamps: { undo: undos.at(-1)?.stamp ?? 0, redo: redos.at(-1)?.stamp ?? 0 },
  });
  let snapshot = current();
  const listeners = new Set<() => void>();
  const tell = () => {
    snapshot = current();
    for (const listener of listeners) listener();
  };

  /** Applies an action, and returns the one that undoes it; null if there was nothing to do. */
  const enqueue = (command: A): A | null => {
    const changes = queue.add(command);
    return changes && { ...command, changes, isTurn: true, stamp: nextStamp() };
  };

  const turnBack = (from: readonly A[]) =>
    turnBackLast(from, enqueue, (command) => {
      const state = queue.shown();
      const isOvertaken = command.changes.some((change) => target.isOvertaken(state, change));
      if (isOvertaken) events.onOvertaken?.(command);
      return isOvertaken;
    });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,

    /** Restores the changes that another page left behind on this device. */
    resume() {
      const left = commandStore.read();
      for (const command of left) enqueue(command);
      if (!queue.isEmpty()) void queue.run();
    },

    /** Performs an action. Returns the argument with which `undo` reverts it, or null if there was nothing to do. */
    execute(command: A): A | null {
      const undo = enqueue(command);
      if (!undo) return null;
      refused = null;
      undos = [...undos, undo].slice(-maxCommands);
      redos = [];
      tell();
      void queue.run();
      return undo;
    },

    /** Records an action that was stored in another way, with the action that undoes it. */
    note(command: A) {
      undos = [...undos, { ...command, isTurn: true }]
        .toSorted((a, b) => (a.stamp ?? 0) - (b.stamp ?? 0))
        .slice(-maxCommands);
      redos = [];
      tell();
    },

    /** Undoes the last action, or one that `execute` returned. Returns the undone action. */
    undo(one?: A): A | null {
      const others = one ? undos.filter((undo) => undo !== one) : undos;
      if (one && others.length === undos.length) return null;
      const { left, taken, back } = turnBack(one ? [one] : undos);
      undos = one ? others : left;
      if (back) redos = [...redos, back];
      tell();
      if (back) void queue.run();
      return taken;
    },

    redo(): A | null {
      const { left, taken, back } = turnBack(redos);
      redos = left;
      if (back) undos = [...undos, back];
      tell();
      if (back) void queue.run();
      return taken;
    },

    /** Clears what could be undone: everything was replaced. */
    forget() {
      undos = [];
      redos = [];
      tell();
    },

    /** Sends what is pending now. Resolves to whether everything is stored. */
    async flush() {
      if (!queue.isEmpty()) await queue.run();
      return queue.isEmpty();
    },
  };
}

/**
 * Moves an action from one stack to the other, as its opposite. Actions whose subject is gone are skipped; one that
 * another user has overtaken ends it.
 */
function turnBackLast<A>(from: readonly A[], enqueue: (command: A) => A | null, isOvertaken: (command: A) => boolean) {
  let left = from;
  for (let taken = left.at(-1); taken; taken = left.at(-1)) {
    left = left.slice(0, -1);
    const back = enqueue(taken);
    if (back) return { left, taken, back };
    if (isOvertaken(taken)) break;
  }
  return { left, taken: null, back: null };
}
