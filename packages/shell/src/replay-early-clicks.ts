import { partsCame } from './navigation/lazy-section.ts';

/** What the script in the head of a page notes before our code has come: the control that was used last, and its value; of a form, that it was sent. */
declare global {
  interface Window {
    earlyClick?: { control: HTMLElement; value: string } | null;
  }
}

/** Presses again what was pressed before the page could answer, and ends the noting. */
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

/** Within a part of the page whose code is still on its way, React keeps a press from its control. */
async function pressUntilHeard(control: HTMLElement) {
  do {
    // The press has ticked it already, and one that is not heard ticks it back.
    if (control instanceof HTMLInputElement) control.checked = !control.checked;
    const isHeard = listenTo(control);
    control.click();
    if (isHeard()) return;
  } while ((await partsCame()) && control.isConnected);
}

/** From now on nothing is noted, while parts of the page may still have to come. */
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

/** Whether a press reaches a control from now on. */
function listenTo(control: HTMLElement) {
  let isHeard = false;
  control.addEventListener('click', () => (isHeard = true), { once: true });
  return () => isHeard;
}
