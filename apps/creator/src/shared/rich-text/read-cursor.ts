import type { Editor } from '@tiptap/react';

/**
 * Handles keydown, before the editor does. Browsers tell that a key moved the cursor after the next key may have come, on a
 * device that is busy: Enter would break the line where the cursor was before. So the editor reads where it is with each key.
 */
export function readCursor({ dom }: Editor['view']): false {
  dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}
