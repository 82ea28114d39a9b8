/** What the script in the head of a page notes before our code has come: the control that was used last, and its value; of a form, that it was sent. */
declare global {
  interface Window {
    earlyPress?: { control: HTMLElement; value: string } | null;
  }
}

/** Presses again what was pressed before the page could answer, and ends the noting. */
export function pressAgain(): void {
  const press = window.earlyPress;
  window.earlyPress = null;
  if (!press?.control.isConnected) return;
  const { control, value } = press;
  if (control instanceof HTMLFormElement) return control.requestSubmit();
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // The press has ticked it already.
  if (control instanceof HTMLInputElement) control.checked = !control.checked;
  control.click();
}
