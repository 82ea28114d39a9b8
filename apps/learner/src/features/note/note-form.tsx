import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { ApiError } from '@sinau/api-client';
import { noteLength } from '@sinau/contracts/study/note/note.rules';
import { Button, FieldError, Textarea, useLocalDraft } from '@sinau/ui';

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
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const text = content.trim();

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const save = async () => {
    if (!text || isSaving) return;
    setSaving(true);
    setProblem('');
    try {
      await onSave(text);
      setContent(initial);
      onClose?.();
    } catch (error) {
      setProblem(
        error instanceof ApiError && !error.isTransient
          ? error.message
          : 'Belum tersimpan. Catatanmu aman di perangkat ini; coba simpan lagi.',
      );
    }
    setSaving(false);
  };
  const giveUp = () => {
    setContent(initial);
    onClose?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onClose) {
      // Stops the event, so that the drawer around it stays open.
      event.preventDefault();
      event.stopPropagation();
      giveUp();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };

  return (
    <form
      className="note-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        ref={field}
        rows={3}
        aria-label={label}
        placeholder="Tulis yang ingin kamu ingat …"
        maxLength={noteLength}
        value={content}
        readOnly={isSaving}
        onFocus={onFocus}
        onChange={({ target }) => setContent(target.value)}
        onKeyDown={onKeyDown}
      />
      {problem && <FieldError>{problem}</FieldError>}
      <div className="note-form-foot">
        {children}
        <span className="grow" />
        {onClose && (
          <Button variant="text" size="sm" onClick={giveUp}>
            Batal
          </Button>
        )}
        <Button type="submit" size="sm" disabled={!text} loading={isSaving}>
          Simpan
        </Button>
      </div>
    </form>
  );
}
