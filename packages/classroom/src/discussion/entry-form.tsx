import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { discussionLength } from '@sinau/contracts/study/discussion/discussion.rules';
import { Button, IconButton, Textarea, useLocalDraft } from '@sinau/ui';
import { SendHorizontal } from '@sinau/ui/icons';

interface EntryFormProps {
  label: string;
  placeholder: string;
  /** Key under which an unsent text is stored on this device. */
  draftKey: string;
  initial?: string;
  /** Resolves once the text is sent. If it rejects, the text stays. */
  onSend: (content: string) => Promise<unknown>;
  /** For a form opened by a button: called once nothing is left to send. */
  onSent?: () => void;
  /** For a form opened by a button: Escape closes it, too. */
  onCancel?: () => void;
  /** True if the field takes the focus. */
  takesFocus?: boolean;
  /** Content below the text. */
  children?: ReactNode;
}

/** A text field. Enter sends, Shift+Enter starts a new line, an empty text is not sent. */
export function EntryForm({
  label,
  placeholder,
  draftKey,
  initial = '',
  onSend,
  onSent,
  onCancel,
  takesFocus = false,
  children,
}: EntryFormProps) {
  const [content, setContent] = useLocalDraft(draftKey, initial);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const text = content.trim();

  useEffect(() => {
    if (!takesFocus || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [takesFocus]);

  const send = async () => {
    if (!text || isSending) return;
    setSending(true);
    const isSent = await onSend(text).then(
      () => true,
      () => false,
    );
    setSending(false);
    if (!isSent) return;
    // Letters that were typed meanwhile are not part of what was sent.
    const now = field.current?.value ?? content;
    const isChange = initial !== '';
    const rest = now === content ? '' : isChange || !now.startsWith(content) ? now : now.slice(content.length);
    setContent(rest || initial);
    // The pressed button is disabled again.
    if (!onSent) field.current?.focus();
    else if (!rest) onSent();
  };

  // An unsent reply is still there when its form is opened again; an unsent change is discarded.
  const cancel = () => {
    if (initial) setContent(initial);
    onCancel?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel) {
      // The event stops here, so that the drawer around the form stays open.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      className="entry-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        ref={field}
        rows={1}
        aria-label={label}
        aria-describedby={hintId}
        placeholder={placeholder}
        maxLength={discussionLength}
        value={content}
        onChange={({ target }) => setContent(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton type="submit" label="Kirim" disabled={!text} aria-disabled={isSending} className="entry-form-send">
        <SendHorizontal />
      </IconButton>
      {children}
      <p className="entry-form-foot muted xs">
        <span id={hintId}>Enter untuk kirim, Shift + Enter baris baru</span>
        {onCancel && (
          <Button variant="text" size="sm" onClick={cancel}>
            Batal
          </Button>
        )}
      </p>
    </form>
  );
}
