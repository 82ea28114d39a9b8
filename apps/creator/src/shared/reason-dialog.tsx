import { useState, type FormEvent, type ReactNode } from 'react';
import { problemOf, type FieldRule } from '@sinau/contracts/form-rules';
import { Button, Dialog, TextareaField } from '@sinau/ui';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and to whom. */
  children: ReactNode;
  label: string;
  rule: FieldRule;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /** Closes the dialog once it is done; a rejection keeps it open and is shown at the field. */
  send: (reason: string) => Promise<unknown>;
}

/** Asks why, for an act whose reason others read. What was typed stays until it was sent. */
export function ReasonDialog({
  open,
  onClose,
  title,
  children,
  label,
  rule,
  confirmLabel,
  tone,
  send,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(rule, reason) ?? null;
    setProblem(found);
    if (found) return;
    setSending(true);
    try {
      await send(reason);
      setReason('');
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Gagal dikirim. Coba lagi.');
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} size="md">
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <div className="muted">{children}</div>
        <TextareaField
          label={label}
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
    </Dialog>
  );
}
