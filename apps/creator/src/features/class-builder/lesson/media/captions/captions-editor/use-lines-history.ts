import { useCallback, useReducer } from 'react';
import type { Lines } from './line-commands.ts';

interface History {
  past: readonly Lines[];
  present: Lines;
  future: readonly Lines[];
  /** Text that is being typed: its letters are one step. */
  typing: string | null;
}

type Action = { kind: 'change'; change: (lines: Lines) => Lines; typing: string | null } | { kind: 'undo' | 'redo' };

/** Most steps that can be undone. */
const most = 200;

function reduce(history: History, action: Action): History {
  const { past, present, future } = history;
  if (action.kind === 'change') {
    const next = action.change(present);
    if (next === present) return history;
    const isSameStep = action.typing !== null && action.typing === history.typing;
    return {
      past: isSameStep ? past : [...past, present].slice(-most),
      present: next,
      future: [],
      typing: action.typing,
    };
  }
  if (action.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], typing: null } : history;
  }
  const after = future[0];
  return after ? { past: [...past, present], present: after, future: future.slice(1), typing: null } : history;
}

/** Lines of captions with undo and redo. */
export function useLinesHistory(initial: Lines) {
  const [{ past, present, future }, dispatch] = useReducer(reduce, {
    past: [],
    present: initial,
    future: [],
    typing: null,
  });
  /** Changes with the same `typing` that follow each other are one step. */
  const change = useCallback(
    (apply: (lines: Lines) => Lines, typing: string | null = null) =>
      dispatch({ kind: 'change', change: apply, typing }),
    [],
  );
  return {
    lines: present,
    change,
    undo: past.length > 0 ? () => dispatch({ kind: 'undo' }) : null,
    redo: future.length > 0 ? () => dispatch({ kind: 'redo' }) : null,
  };
}
