import type { ReactNode } from 'react';
import { Button, Dialog } from '@sinau/ui';

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  /** Set until the changes are known. */
  disabled?: boolean;
  busy: boolean;
  onPublish: () => void;
  /** The changes, and the participants they affect. */
  children: ReactNode;
}

/** Asks before the changes of a published offer go live. */
export const PublishDialog = ({ open, onClose, disabled = false, busy, onPublish, children }: PublishDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="md"
    title="Terbitkan perubahan?"
    actions={
      <>
        <Button variant="outline" onClick={onClose}>
          Jangan dulu
        </Button>
        <Button disabled={disabled} loading={busy} onClick={onPublish}>
          Terbitkan
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
