import { partsCame } from './navigation/lazy-section.ts';

/**
 * Event recorded by the script in the head of the page before our code is loaded: the last control used, and its value;
 * for a form, that it was submitted.
 */
declare global {
  interface Window {
    earlyClick?: { control: HTMLElement; value: string } | null;
  }
}

/** Replays the press made before hydration, and ends the recording. */
export function replayEarlyClick(): void {
  const press = window.earlyClick;
  window.earlyClick = null;
  if (press === null) return;
  hearLatePresses();
  if (!press?.control.isConnected) return;
  const { control, value } = press;
  if (control instanceof HTMLFormElement) return control.requestSubmit();
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  void pressUntilHeard(control);
}

/**
 * Presses again until it is handled: in a section of the page whose code is still being loaded, React blocks events.
 */
async function pressUntilHeard(control: HTMLElement) {
  do {
    // The press has toggled it already, and an unhandled one toggles it back.
    if (control instanceof HTMLInputElement) control.checked = !control.checked;
    const isHeard = listenTo(control);
    control.click();
    if (isHeard()) return;
  } while ((await partsCame()) && control.isConnected);
}

/** Replays later presses: they are no longer recorded, while sections of the page may still be loading. */
function hearLatePresses() {
  const hear = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button:not([type=submit])');
    if (!control || !event.isTrusted) return;
    const isHeard = listenTo(control);
    setTimeout(async () => {
      if (!isHeard() && (await partsCame()) && control.isConnected) await pressUntilHeard(control);
    });
  };
  addEventListener('click', hear, true);
}

/** Tracks whether a press reaches a control from now on. */
function listenTo(control: HTMLElement) {
  let isHeard = false;
  control.addEventListener('click', () => (isHeard = true), { once: true });
  return () => isHeard;
}
