/** Returning to the tab counts as well: its data is then refreshed, and may have changed. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'click', 'visibilitychange'];

let used: Promise<unknown> = Promise.resolve();

/** Defers `onFirstInteraction`: a rendered page is enough for a visitor who only looks at it. */
export function awaitFirstInteraction() {
  const isUsedAlready = Boolean(window.earlyClick) || window.scrollY > 0;
  used = isUsedAlready ? Promise.resolve() : new Promise(listen);
}

/**
 * Resolves when the visitor scrolls, points, presses or types; immediately in a page that the server has not rendered
 * as they see it.
 */
export const onFirstInteraction = () => used;

function listen(use: (event: Event) => void) {
  for (const sign of signs) window.addEventListener(sign, use, { capture: true, once: true, passive: true });
}
