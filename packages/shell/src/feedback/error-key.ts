/**
 * Lets F8 lead to the newest error that stays, which may be far from where the keyboard is (WCAG 2.2.1): a snackbar,
 * else what a form or a section says, else a field that is wrong. Other libraries of messages use the same key. Called
 * again, it changes nothing.
 */
export const listenForErrorKey = () => document.addEventListener('keydown', onKey);

function onKey({ key }: KeyboardEvent) {
  if (key !== 'F8') return;
  const messages = [...document.querySelectorAll<HTMLElement>('[role=alert]:not(.sr) > :last-child')].reverse();
  for (const error of [...messages, ...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')]) {
    // A message becomes focusable, a button stays as it is. Below a dialog the browser refuses, and the next is tried.
    error.setAttribute('tabindex', String(error.tabIndex));
    error.focus();
    if (document.activeElement === error) return;
  }
}
