/** Whoever comes back to the tab begins as well: what is shown is asked for again then, and may have changed. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'click', 'visibilitychange'];

let used: Promise<unknown> = Promise.resolve();

/** A rendered page is enough for whoever only looks at it: from now on, `onFirstInteraction` waits for more than that. */
export function awaitFirstInteraction() {
  const isUsedAlready = Boolean(window.earlyClick) || window.scrollY > 0;
  used = isUsedAlready ? Promise.resolve() : new Promise(listen);
}

/** When somebody scrolls, points, presses or types; at once in a page that the server has not rendered as they see it. */
export const onFirstInteraction = () => used;

function listen(use: (event: Event) => void) {
  for (const sign of signs) window.addEventListener(sign, use, { capture: true, once: true, passive: true });
}
