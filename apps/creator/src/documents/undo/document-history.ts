import { isSame, pick, type Fields } from '../saving/reconcile.ts';
import type { createSelfSaving } from '../saving/self-saving.ts';
import { changedText, isChanged } from './changed-text.ts';
import { rebase } from './rebase.ts';
import { nextStamp } from './stamps.ts';
import { changeLabel } from './undo-labels.ts';

/** Step in the history of a document: typing in a field until a pause, or an action. */
export interface Step {
  label: string;
  before: Fields;
  after: Fields;
  stamp: number;
  /** Time of its last change, in milliseconds. */
  at: number;
  /** Path of the field that was typed in; null for an action. */
  typedIn: string | null;
}

export interface HistorySnapshot {
  /** Next steps to undo and redo. */
  undo: Step | null;
  redo: Step | null;
}

const mostSteps = 100;
/** Pause after which typing begins a new step. */
const pauseMs = 1_500;

/** Adds undo and redo to a document, for the last 100 changes. Changes made elsewhere since then stay. */
export function withHistory<F extends Fields>(document: ReturnType<typeof createSelfSaving<F>>) {
  let undos: readonly Step[] = [];
  let redos: readonly Step[] = [];
  let snapshot: HistorySnapshot = { undo: null, redo: null };
  /** Name of the action in progress. */
  let naming: string | null = null;
  const listeners = new Set<() => void>();

  const tell = () => {
    snapshot = { undo: undos.at(-1) ?? null, redo: redos.at(-1) ?? null };
    for (const listener of listeners) listener();
  };

  const record = (before: Fields, after: Fields) => {
    const names = Object.keys(after);
    const typedIn = naming === null ? changedText(before, after) : null;
    const last = undos.at(-1);
    const at = Date.now();
    if (last && redos.length === 0 && typedIn !== null && last.typedIn === typedIn && at - last.at < pauseMs)
      // The object stays the same for the screens: the step to undo has not changed.
      return void Object.assign(last, { after, at });
    const step = { label: naming ?? changeLabel(names), before, after, stamp: nextStamp(), at, typedIn };
    undos = [...undos, step].slice(-mostSteps);
    redos = [];
    tell();
  };

  /** Undoes a step. Returns the step that redoes it, or null if its subject is gone. */
  const takeBack = (step: Step): Step | null => {
    const { draft } = document.getSnapshot();
    const rebased = Object.keys(step.after).map((name) => [
      name,
      rebase(step.after[name], step.before[name], draft[name]),
    ]);
    const fields = Object.fromEntries(rebased.filter(([name, value]) => !isSame(value, draft[name as string]))) as F;
    const names = Object.keys(fields);
    if (names.length === 0) return null;
    document.restore({ fields, base: {} });
    return { ...step, before: pick(draft, names), after: fields, stamp: nextStamp(), at: 0 };
  };

  /** Undoes the last step whose subject still exists. */
  const turn = (from: readonly Step[]) => {
    for (let left = from; left.length > 0;) {
      const step = left.at(-1)!;
      left = left.slice(0, -1);
      const back = takeBack(step);
      if (back) return { left, step, back };
    }
    return null;
  };

  const history = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,

    /** Performs an action under a label. Returns the step for `undo`; null if it changed nothing. */
    perform(label: string, change: () => void): Step | null {
      const last = undos.at(-1);
      naming = label;
      try {
        change();
      } finally {
        naming = null;
      }
      return undos.at(-1) === last ? null : undos.at(-1)!;
    },

    /** Undoes the last step, or one that `perform` returned. Returns the undone step. */
    undo(one?: Step): Step | null {
      if (one && !undos.includes(one)) return null;
      const turned = turn(one ? [one] : undos);
      undos = one ? undos.filter((step) => step !== one) : (turned?.left ?? []);
      if (turned) redos = [...redos, turned.back];
      tell();
      return turned?.step ?? null;
    },

    redo(): Step | null {
      const turned = turn(redos);
      redos = turned?.left ?? [];
      if (turned) undos = [...undos, turned.back];
      tell();
      return turned?.step ?? null;
    },
  };

  return {
    ...document,
    history,
    change(patch: Partial<F>) {
      const { draft } = document.getSnapshot();
      const names = Object.keys(patch).filter((name) => isChanged(draft[name], patch[name]));
      if (names.length > 0) record(pick(draft, names), pick(patch as F, names));
      document.change(patch);
    },
  };
}

export type DocumentHistory = ReturnType<typeof withHistory>['history'];
