const untyped = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const textFields = `textarea, [contenteditable="true"], input${untyped.map((type) => `:not([type="${type}"])`).join('')}`;

/** Holds typed letters back while a dialog is open. */
export type HoldTyping = (dialog: HTMLDialogElement) => { begin(): void; restore(): void } | undefined;

const isTextField = (element: Element | null): element is HTMLElement => element?.matches(textFields) ?? false;

/**
 * Holds back letters typed after a dialog has opened by itself over a text field: they reach no control of the dialog
 * until its user focuses one. Call it before the dialog is shown; returns the function that begins, and the one that
 * inserts the letters into the field once the dialog is closed.
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
    restore() {
      dialog.removeEventListener('keydown', hold);
      if (!field.isConnected) return;
      field.focus();
      if (field.isContentEditable && caret)
        selection?.setBaseAndExtent(caret.startContainer, caret.startOffset, caret.endContainer, caret.endOffset);
      // Also enters the undo history, and fires the events of a typed letter.
      if (typed) document.execCommand('insertText', false, typed);
    },
  };
};
