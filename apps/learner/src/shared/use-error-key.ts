import { useEffect } from 'react';

/**
 * Lets F8 lead to the newest error, which stays on the screen far from where the keyboard is (WCAG 2.2.1). Other
 * libraries of messages use the same key.
 */
export function useErrorKey() {
  useEffect(() => {
    const reach = ({ key }: KeyboardEvent) => {
      if (key === 'F8') document.querySelector<HTMLElement>('.snackbar-error:last-child > button')?.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);
}
