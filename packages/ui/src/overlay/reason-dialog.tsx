import { useState, type FormEvent, type ReactNode } from 'react';
import { problemOf, type FieldRule } from '@sinau/contracts/form-rules';
import { Button } from '../actions/button.tsx';
import { BroughtBack } from '../feedback/brought-back.tsx';
import { TextareaField } from '../forms/fields.tsx';
import { useLocalDraft } from '../use-local-draft.ts';
import { Dialog } from './dialog.tsx';

interface ReasonFormProps {
  /** Key under which typed text is stored on this device until it is sent. */
  draftKey: string;
  onClose: () => void;
  /** The consequence, and who is affected. */
  children: ReactNode;
  label: string;
  hint?: string;
  rule: FieldRule;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /** Closes the dialog after success; a rejection keeps it open and is shown at the field. */
  send: (reason: string) => Promise<unknown>;
}

interface ReasonDialogProps extends ReasonFormProps {
  open: boolean;
  title: string;
}

/** Asks for the reason of an action, which others will read. Typed text is stored until it is sent or discarded. */
export function ReasonDialog({ open, title, ...form }: ReasonDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title} size="md">
      <ReasonForm {...form} />
    </Dialog>
  );
}

function ReasonForm({ draftKey, onClose, children, label, hint, rule, confirmLabel, tone, send }: ReasonFormProps) {
  const [reason, setReason, isBack] = useLocalDraft(draftKey);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    const found = problemOf(rule, text) ?? null;
    setProblem(found);
    if (found || isSending) return;
    setSending(true);
    try {
      await send(text);
      setReason('');
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Gagal dikirim. Coba lagi.');
    } finally {
      setSending(false);
    }
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <div className="muted dialog-text">{children}</div>
      {isBack && <BroughtBack onDiscard={() => setReason('')} />}
      <TextareaField
        label={label}
        hint={hint}
        required
        maxLength={rule.max}
        value={reason}
        error={problem}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" variant={tone ?? 'primary'} loading={isSending}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
