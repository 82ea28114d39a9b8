import type { Editor } from '@tiptap/react';

/**
 * Begins a chain of commands with the cursor back in the text immediately. The editor's own `focus` command waits for
 * the next frame: keys that come before would be lost, and the cursor would go back to where it was before them.
 */
export function inText(editor: Editor) {
  if (!editor.view.hasFocus()) editor.view.focus();
  return editor.chain();
}
