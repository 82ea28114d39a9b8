import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { isSilencedKey, isTyping } from '@sinau/classroom';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * J and K move the focus along the items of a list, so that Enter opens one; ? shows the keys. None does anything while
 * typing, in a dialog, or where single keys are turned off.
 */
export function useWorkKeys(list: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.ctrlKey || event.metaKey || event.altKey || isSilencedKey(event);
    if (isTaken || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (event.key === '?') setOpen(true);
    const step = steps[event.key.toLowerCase()];
    if (!step) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-work]') ?? [])];
    const current = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
    const next = current === -1 ? links[0] : links[current + step];
    next?.focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
