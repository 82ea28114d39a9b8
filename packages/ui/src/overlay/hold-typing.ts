const untyped = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const textFields = `textarea, [contenteditable="true"], input${untyped.map((type) => `:not([type="${type}"])`).join('')}`;

/** How a dialog keeps what is typed on while it is open. */
export type HoldTyping = (dialog: HTMLDialogElement) => { begin(): void; giveBack(): void } | undefined;

const isTextField = (element: Element | null): element is HTMLElement => element?.matches(textFields) ?? false;

/**
 * Keeps what is typed on after a dialog has opened by itself over a text field: it reaches no control of the dialog until
 * its user goes to one. To be called before the dialog is shown; returns how to begin, and how to put it into the field
 * once the dialog is closed.
 */
export const holdTyping: HoldTyping = (dialog) => {
  const field = document.activeElement;
  if (!isTextField(field)) return undefined;
  const selection = document.getSelection();
  const caret = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
  let typed = '';
  const hold = (event: KeyboardEvent) => {
    if (event.target !== dialog || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key === 'Enter') typed += '\n';
    else if ([...event.key].length === 1) typed += event.key;
    else return;
    event.preventDefault();
  };
  return {
    begin() {
      dialog.focus();
      dialog.addEventListener('keydown', hold);
    },
    giveBack() {
      dialog.removeEventListener('keydown', hold);
      if (!field.isConnected) return;
      field.focus();
      if (field.isContentEditable && caret)
        selection?.setBaseAndExtent(caret.startContainer, caret.startOffset, caret.endContainer, caret.endOffset);
      // Into the history of undoing as well, and with the events that a typed letter causes.
      if (typed) document.execCommand('insertText', false, typed);
    },
  };
};
