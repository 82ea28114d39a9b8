import { useState, type FormEvent } from 'react';
import { problemOf } from '@sinau/contracts/form-rules';
import { useDraftKey } from '@sinau/shell';
import { Button, TextareaField, useLocalDraft } from '@sinau/ui';

/** Same bounds as the contract's `commentText`. */
const rule = { kind: 'text', min: 3, max: 2_000 } as const;

interface CommentFormProps {
  /** Key under which the draft is stored on the device. */
  name: string;
  label: string;
  submitLabel: string;
  /** Text to change, if any. */
  initial?: string;
  /** Sends; on rejection, the text stays. */
  send: (content: string) => Promise<unknown>;
  onClose?: () => void;
}

/** Form for a comment, or a reply to one. */
export function CommentForm({ name, label, submitLabel, initial = '', send, onClose }: CommentFormProps) {
  const [text, keep] = useLocalDraft(useDraftKey(name), initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  /** Closes the form. An unsent change is discarded; a new comment is still there when the form is opened again. */
  const close = () => {
    if (initial) keep(initial);
    onClose?.();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(rule, text);
    setProblem(found);
    if (found || isSending) return;
    setSending(true);
    try {
      await send(text.trim());
      keep(initial);
      onClose?.();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Gagal dikirim. Coba lagi.');
    } finally {
      setSending(false);
    }
  };
  return (
    <form className="comment-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextareaField
        label={label}
        required
        rows={3}
        maxLength={rule.max}
        value={text}
        error={problem}
        onChange={({ target }) => keep(target.value)}
      />
      <div className="row wraps">
        <Button type="submit" size="sm" loading={isSending}>
          {submitLabel}
        </Button>
        {onClose && (
          <Button variant="text" size="sm" onClick={close}>
            Batal
          </Button>
        )}
      </div>
    </form>
  );
}
