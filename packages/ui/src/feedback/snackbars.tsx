import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, X } from '../icons.ts';

export interface SnackbarMessage {
  id: string;
  tone: 'success' | 'error';
  text: string;
  /** Milliseconds until it closes by itself, and null for a message that stays; it stays while hovered or focused. */
  timeout?: number | null;
  /** A link or a button, such as undo. */
  action?: ReactNode;
}

interface SnackbarsProps {
  messages: readonly SnackbarMessage[];
  onClose: (id: string) => void;
}

/** Stays mounted while empty, so that screen readers observe it before the first message. */
export function Snackbars({ messages, onClose }: SnackbarsProps) {
  const stack = useRef<HTMLElement>(null);
  const newest = messages.at(-1)?.id;

  // The last opened popover is above an open dialog.
  useEffect(() => {
    if (newest === undefined) return undefined;
    const element = stack.current;
    element?.showPopover();
    return () => element?.hidePopover();
  }, [newest]);

  const list = (tone: SnackbarMessage['tone']) =>
    messages
      .filter((message) => message.tone === tone)
      .map((message) => <Snackbar key={message.id} message={message} onClose={() => onClose(message.id)} />);

  return (
    <section ref={stack} className="snackbars" popover="manual" aria-label="Pemberitahuan">
      <div role="status">{list('success')}</div>
      <div role="alert">{list('error')}</div>
    </section>
  );
}

function Snackbar({ message, onClose }: { message: SnackbarMessage; onClose: () => void }) {
  const { tone, text, timeout = 5000, action } = message;
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (isHeld || timeout === null) return undefined;
    const timer = setTimeout(() => close.current(), timeout);
    return () => clearTimeout(timer);
  }, [isHeld, timeout]);

  return (
    <div
      className={`snackbar snackbar-${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'success' ? <CircleCheck /> : <CircleAlert />}
      <p>
        {text} {action}
      </p>
      <button type="button" className="icon-btn" aria-label="Tutup" onClick={onClose}>
        <X />
      </button>
    </div>
  );
}
