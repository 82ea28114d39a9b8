import type { ReactNode } from 'react';
import type { FieldRule } from '@sinau/contracts/form-rules';
import { Button } from '../actions/button.tsx';
import { BroughtBack } from '../feedback/brought-back.tsx';
import { TextareaField } from '../forms/fields.tsx';
import { Form } from '../forms/form.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
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
  /** Closes the dialog after success; a rejection keeps it open, with the text. */
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
  const form = useContractForm({ reason: rule }, async (body) => {
    await send(body.reason.trim());
    setReason('');
    onClose();
  });
  return (
    <Form form={form} className="stack">
      <div className="muted dialog-text">{children}</div>
      {isBack && <BroughtBack onDiscard={() => setReason('')} />}
      <TextareaField
        {...form.field('reason')}
        label={label}
        hint={hint}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" variant={tone ?? 'primary'} loading={form.isSending}>
          {confirmLabel}
        </Button>
      </div>
    </Form>
  );
}
