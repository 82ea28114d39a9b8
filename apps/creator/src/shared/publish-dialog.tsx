import type { ReactNode } from 'react';
import { Button, Dialog } from '@sinau/ui';

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  /** Until what would change is known. */
  disabled?: boolean;
  busy: boolean;
  onPublish: () => void;
  /** What would change, and whom it would meet. */
  children: ReactNode;
}

/** Asks before the changes of something published go live. */
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
