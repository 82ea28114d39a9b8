import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not(:disabled)';

const steps = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const;

/** Makes arrows, Home and End move the focus among the links and buttons of a container, and wrap around. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, direction: keyof typeof steps): HTMLElement | undefined {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const target = items.at(targetIndex(event.key, items.indexOf(event.target as HTMLElement), items.length, direction));
  if (!target || target === event.target) return undefined;
  event.preventDefault();
  target.focus();
  return target;
}

export function focusEdge(container: HTMLElement, edge: 'first' | 'last'): void {
  const items = [...container.querySelectorAll<HTMLElement>(focusable)];
  items.at(edge === 'first' ? 0 : -1)?.focus();
}

function targetIndex(key: string, current: number, count: number, direction: keyof typeof steps): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = (steps[direction] as Record<string, number>)[key];
  if (step === undefined) return current;
  return current < 0 ? (step > 0 ? 0 : count - 1) : (current + step + count) % count;
}
