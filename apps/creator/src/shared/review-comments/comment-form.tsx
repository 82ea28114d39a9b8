import { useDraftKey } from '@sinau/shell';
import { Button, Form, TextareaField, useLocalDraft, useContractForm } from '@sinau/ui';

/** Same bounds as the contract's `commentText`. */
const rules = { content: { kind: 'text', min: 3, max: 2_000 } } as const;

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
  const form = useContractForm(rules, async ({ content }) => {
    await send(content.trim());
    keep(initial);
    onClose?.();
  });
  /** Closes the form. An unsent change is discarded; a new comment is still there when the form is opened again. */
  const close = () => {
    if (initial) keep(initial);
    onClose?.();
  };
  return (
    <Form form={form} className="comment-form">
      <TextareaField
        {...form.field('content')}
        label={label}
        rows={3}
        value={text}
        onChange={({ target }) => keep(target.value)}
      />
      <div className="row wraps">
        <Button type="submit" size="sm" loading={form.isSending}>
          {submitLabel}
        </Button>
        {onClose && (
          <Button variant="text" size="sm" onClick={close}>
            Batal
          </Button>
        )}
      </div>
    </Form>
  );
}
