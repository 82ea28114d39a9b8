import { isSilencedKey } from './single-keys.ts';

export type PlayerCommand =
  | { kind: 'skip'; seconds: number }
  | { kind: 'chapter'; step: 1 | -1 }
  | { kind: 'toggle' | 'mute' | 'captions' | 'transcript' | 'full-screen' };

const commands: Record<string, PlayerCommand> = {
  j: { kind: 'skip', seconds: -10 },
  l: { kind: 'skip', seconds: 10 },
  arrowleft: { kind: 'skip', seconds: -5 },
  arrowright: { kind: 'skip', seconds: 5 },
  k: { kind: 'toggle' },
  ' ': { kind: 'toggle' },
  m: { kind: 'mute' },
  c: { kind: 'captions' },
  t: { kind: 'transcript' },
  f: { kind: 'full-screen' },
};

const shiftedCommands: Record<string, PlayerCommand> = {
  arrowleft: { kind: 'chapter', step: -1 },
  arrowright: { kind: 'chapter', step: 1 },
};

/** The player command of a key; null if the key belongs to another element. */
export function commandFor(event: KeyboardEvent): PlayerCommand | null {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target) || document.querySelector('dialog[open]'))
    return null;
  if (isSilencedKey(event)) return null;
  const key = event.key.toLowerCase();
  const command = (event.shiftKey && shiftedCommands[key]) || (commands[key] ?? null);
  if (command?.kind !== 'skip' && event.repeat) return null;
  return command && target instanceof Element && belongsTo(target, key) ? null : command;
}

/** Buttons handle the space bar themselves; tabs and the volume slider handle arrow keys. */
function belongsTo(target: Element, key: string) {
  if (key === ' ') return target.closest('button, a, summary') !== null;
  return key.startsWith('arrow') && target.closest('[role="tab"], [data-own-arrows]') !== null;
}

/** Sliders are not text fields. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="range"]), textarea, select'));
