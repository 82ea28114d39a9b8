/** What the script in the head of a page notes before our code has come: the control that was used last, and its value; of a form, that it was sent. */
declare global {
  interface Window {
    earlyPress?: { control: HTMLElement; value: string } | null;
  }
}

/**
 * Ends the noting and answers what presses again what was noted. Call it as React takes the page over: from then on React
 * answers presses itself, also before all of the page is its own, and one that was noted as well would count twice.
 */
export function takeEarlyPress(): () => void {
  const press = window.earlyPress;
  window.earlyPress = null;
  return () => {
    if (press?.control.isConnected) pressAgain(press);
  };
}

function pressAgain({ control, value }: NonNullable<Window['earlyPress']>) {
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
