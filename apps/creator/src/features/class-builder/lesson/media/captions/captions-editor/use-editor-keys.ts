import { useEffect, useEffectEvent, type RefObject } from 'react';
import { moveEdge, type Lines } from './line-commands.ts';

interface EditorKeys {
  player: RefObject<HTMLVideoElement | null>;
  /** Id of the line that is edited. */
  selected: string | null;
  change: (apply: (lines: Lines) => Lines) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  save: (() => void) | null;
  step: (by: 1 | -1) => void;
  insert: () => void;
}

const skipSeconds = 2;

/** Binds the keys of the editor. Undo is the editor's, also in a text, since each text is a part of the lines. */
export function useEditorKeys({ player, selected, change, undo, redo, save, step, insert }: EditorKeys) {
  const skip = (seconds: number) => {
    if (player.current) player.current.currentTime += seconds;
  };
  const toggle = () => {
    const media = player.current;
    if (media?.paused) media.play().catch(() => undefined);
    else media?.pause();
  };
  const setEdge = (edge: 'start' | 'end') => {
    const seconds = player.current?.currentTime;
    if (selected !== null && seconds !== undefined) change((lines) => moveEdge(lines, selected, edge, seconds));
  };
  const withAlt: Record<string, () => void> = {
    KeyK: toggle,
    KeyJ: () => skip(-skipSeconds),
    KeyL: () => skip(skipSeconds),
    KeyN: insert,
    Comma: () => setEdge('start'),
    Period: () => setEdge('end'),
    ArrowUp: () => step(-1),
    ArrowDown: () => step(1),
  };
  const commandOf = ({ code, key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const isCommand = ctrlKey || metaKey;
    if (altKey && !isCommand) return withAlt[code];
    if (!isCommand || altKey) return undefined;
    const letter = key.toLowerCase();
    if (letter === 's') return save ?? noCommand;
    if (letter === 'y' || (letter === 'z' && shiftKey)) return redo ?? noCommand;
    return letter === 'z' ? (undo ?? noCommand) : undefined;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}

const noCommand = () => undefined;
