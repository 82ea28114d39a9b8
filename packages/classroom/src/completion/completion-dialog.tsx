import type { ReactNode } from 'react';
import { Dialog, RichText } from '@sinau/ui';
import { Award } from '@sinau/ui/icons';
import './completion-dialog.css';

interface CompletionDialogProps {
  open: boolean;
  onClose: () => void;
  classTitle: string;
  /** The partner's message, HTML sanitised by the server. */
  message: string | null;
  /** Buttons that leave the dialog. */
  actions: ReactNode;
}

/** Congratulates on finishing the class, with the partner's message. */
export function CompletionDialog({ open, onClose, classTitle, message, actions }: CompletionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Kelas selesai" size="md" actions={actions}>
      <CompletionMessage classTitle={classTitle} message={message} />
    </Dialog>
  );
}

/** What the dialog says. */
export function CompletionMessage({ classTitle, message }: Pick<CompletionDialogProps, 'classTitle' | 'message'>) {
  return (
    <div className="completion">
      <p className="completion-lead">
        <Award />
        <span>
          Selamat! Semua materi <b>{classTitle}</b> sudah kamu tuntaskan.
        </span>
      </p>
      {message && <RichText html={message} />}
    </div>
  );
}
