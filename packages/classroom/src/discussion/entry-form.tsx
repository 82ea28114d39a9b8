import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { discussionLength } from '@sinau/contracts/discussion/discussion.rules';
import { Button, IconButton, Textarea } from '@sinau/ui';
import { SendHorizontal } from '@sinau/ui/icons';

interface EntryFormProps {
  label: string;
  placeholder: string;
  initial?: string;
  /** Resolves once it is sent. If it rejects, the text stays. */
  onSend: (content: string) => Promise<unknown>;
  /** For a form opened by a button: it takes the focus, and Escape closes it. */
  onCancel?: () => void;
}

/** One text field. Enter sends, Shift+Enter starts a new line, an empty text is not sent. */
export function EntryForm({ label, placeholder, initial = '', onSend, onCancel }: EntryFormProps) {
  const [content, setContent] = useState(initial);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOnRequest = onCancel !== undefined;
  const hintId = useId();
  const text = content.trim();

  useEffect(() => {
    if (!isOnRequest || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isOnRequest]);

  const send = async () => {
    if (!text || isSending) return;
    setSending(true);
    const isSent = await onSend(text).then(
      () => true,
      () => false,
    );
    setSending(false);
    if (isSent) setContent('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel) {
      // Stops here, so that the drawer around it stays open.
      event.preventDefault();
      event.stopPropagation();
      onCancel();
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
      <p className="entry-form-foot muted xs">
        <span id={hintId}>Enter untuk kirim, Shift + Enter baris baru</span>
        {onCancel && (
          <Button variant="text" size="sm" onClick={onCancel}>
            Batal
          </Button>
        )}
      </p>
    </form>
  );
}
