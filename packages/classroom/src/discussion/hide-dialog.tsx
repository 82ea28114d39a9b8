import { useId, useState, type FormEvent } from 'react';
import { hidingRules } from '@sinau/contracts/discussion/discussion.rules';
import { Button, Dialog, TextareaField } from '@sinau/ui';

interface HideDialogProps {
  open: boolean;
  onClose: () => void;
  /** 'pertanyaan' or 'balasan'. */
  noun: string;
  onHide: (reason: string) => Promise<unknown>;
}

/** Asks why an entry is hidden. */
export function HideDialog({ open, onClose, noun, onHide }: HideDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const text = reason.trim();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.length < hidingRules.reason.min || isSending) return;
    setSending(true);
    const isHidden = await onHide(text).then(
      () => true,
      () => false,
    );
    setSending(false);
    if (!isHidden) return;
    setReason('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Sembunyikan ${noun} ini?`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Batal
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={text.length < hidingRules.reason.min}
            loading={isSending}
          >
            Sembunyikan
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void send(event)} className="stack">
        <p className="muted">
          Peserta lain tidak bisa membacanya lagi. Penulisnya masih melihatnya, lengkap dengan alasanmu.
        </p>
        <TextareaField
          required
          label="Alasan"
          hint="Contoh: memuat nomor telepon orang lain."
          rows={3}
          maxLength={hidingRules.reason.max}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}
