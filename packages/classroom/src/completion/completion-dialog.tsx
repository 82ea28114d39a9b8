import type { ReactNode } from 'react';
import { RichText, SelfOpeningDialog } from '@sinau/ui';
import { Award } from '@sinau/ui/icons';
import './completion-dialog.css';

interface CompletionMessageProps {
  /** Full name of the learner who finished the class. */
  name: string;
  classTitle: string;
  /** The partner's message, HTML sanitised by the server. */
  message: string | null;
}

interface CompletionDialogProps extends CompletionMessageProps {
  open: boolean;
  onClose: () => void;
  /** Buttons that leave the dialog. */
  actions: ReactNode;
  /** The certificate and its actions, below the message. */
  children?: ReactNode;
}

/** Congratulates on finishing the class, with the partner's message. */
export function CompletionDialog({ open, onClose, actions, children, ...message }: CompletionDialogProps) {
  return (
    <SelfOpeningDialog
      open={open}
      onClose={onClose}
      title="Kelas selesai"
      size={children ? 'lg' : 'md'}
      actions={actions}
    >
      <CompletionMessage {...message} />
      {children}
    </SelfOpeningDialog>
  );
}

/** Text of the dialog. */
export function CompletionMessage({ name, classTitle, message }: CompletionMessageProps) {
  const [firstName = name] = name.split(' ');
  return (
    <div className="completion">
      <p className="completion-lead">
        <Award />
        <span>
          Selamat, {firstName}! Kamu menuntaskan <b>{classTitle}</b>.
        </span>
      </p>
      {message && <RichText html={message} />}
    </div>
  );
}
