import { useState, type KeyboardEvent } from 'react';

/**
 * Makes Enter accept the typed text of a picker, and Escape close its calendar: neither submits the form nor closes the
 * dialog around it.
 */
export function usePickerKeys() {
  const [isOpen, setOpen] = useState(false);
  return {
    onOpenChange: setOpen,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || (event.key === 'Escape' && isOpen)) event.preventDefault();
    },
  };
}
