import { useState, type KeyboardEvent } from 'react';

/** Enter takes what was typed into a picker, and Escape closes its calendar: neither sends the form nor closes the dialog around it. */
export function usePickerKeys() {
  const [isOpen, setOpen] = useState(false);
  return {
    onOpenChange: setOpen,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || (event.key === 'Escape' && isOpen)) event.preventDefault();
    },
  };
}
