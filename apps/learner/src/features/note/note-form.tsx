import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ApiError } from '@sinau/api-client';
import { noteLength } from '@sinau/contracts/study/note/note.rules';
import { Button, FieldError, Form, Textarea, useContractForm, useLocalDraft } from '@sinau/ui';

const rules = { content: { kind: 'text', max: noteLength } } as const;

interface NoteFormProps {
  label: string;
  /** Key under which the text is stored on this device, letter by letter, until it is saved. */
  draftKey: string;
  initial?: string;
  /** Rejects if it could not be saved: the text stays. */
  onSave: (content: string) => Promise<unknown>;
  /** Called once a change is saved or discarded. */
  onClose?: () => void;
  onFocus?: () => void;
  takesFocus?: boolean;
  /** Content beside the button. */
  children?: ReactNode;
}

/** Form that writes or changes a note. Enter starts a new line, Ctrl and Enter save. */
export function NoteForm({ label, draftKey, initial = '', onSave, onClose, onFocus, ...props }: NoteFormProps) {
  const { takesFocus = false, children } = props;
  const [content, setContent] = useLocalDraft(draftKey, initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useContractForm(rules, async () => {
    await onSave(content.trim()).catch(throwUnsaved);
    setContent(initial);
    // The button has nothing more to save.
    if (!onClose) field.current?.focus();
    onClose?.();
  });
  const { error, ...control } = form.field('content');

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const giveUp = () => {
    setContent(initial);
    onClose?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && onClose) {
      // Stops the event, so that the drawer around it stays open.
      event.preventDefault();
      event.stopPropagation();
      giveUp();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };

  return (
    <Form form={form} className="note-form">
      <Textarea
        {...control}
        ref={field}
        rows={3}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        placeholder="Tulis yang ingin kamu ingat …"
        value={content}
        readOnly={form.isSending}
        onFocus={onFocus}
        onChange={({ target }) => setContent(target.value)}
        onKeyDown={onKeyDown}
      />
      {error && <FieldError>{error}</FieldError>}
      <div className="note-form-foot">
        {children}
        <span className="grow" />
        {onClose && (
          <Button variant="text" size="sm" onClick={giveUp}>
            Batal
          </Button>
        )}
        <Button type="submit" size="sm" disabled={!content.trim()} loading={form.isSending}>
          Simpan
        </Button>
      </div>
    </Form>
  );
}

/** Says of a note that did not reach the server that it is still on this device. */
function throwUnsaved(error: unknown): never {
  if (error instanceof ApiError && !error.isTransient) throw error;
  const message = 'Belum tersimpan. Catatanmu aman di perangkat ini; coba simpan lagi.';
  throw new ApiError(0, 'network', message, {}, { cause: error });
}
