import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import type { HoldTyping } from './hold-typing.ts';

/**
 * Makes a `<dialog>` modal: the browser keeps the focus inside and returns it afterwards. Escape and the backdrop
 * request closing; the owner decides. Without `onClose` they have no effect.
 */
export function useModal(isOpen: boolean, onClose?: () => void, holdTyping?: HoldTyping) {
  const ref = useRef<HTMLDialogElement>(null);

  // Closed before the element is removed, so that the browser can restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    const typing = holdTyping?.(dialog);
    dialog.showModal();
    typing?.begin();
    return () => {
      dialog.close();
      typing?.restore();
    };
  }, [isOpen, holdTyping]);

  return {
    ref,
    // The dialog itself takes the focus while the user types.
    ...(holdTyping && { tabIndex: -1 }),
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    /** Browsers force a dialog shut at the second Escape in a row. */
    onClose: (event: SyntheticEvent) => {
      if (!isOpen || event.target !== event.currentTarget) return;
      if (onClose) onClose();
      else ref.current?.showModal();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target !== event.currentTarget) return;
      // Prevents the press from moving the focus, which closing restores.
      event.preventDefault();
      onClose?.();
    },
  };
}
