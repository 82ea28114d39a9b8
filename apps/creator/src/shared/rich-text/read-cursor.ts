import type { Editor } from '@tiptap/react';

/**
 * Reads the cursor on keydown, before the editor does. On a busy device, browsers may report that a key moved the
 * cursor only after the next key: Enter would break the line at the previous cursor. So the editor reads its position
 * with each key.
 */
export function readCursor({ dom }: Editor['view']): false {
  dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}
