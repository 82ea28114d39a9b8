import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { X } from '../icons.ts';
import type { HoldTyping } from './hold-typing.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Omitted if only an answer closes it: then it has no close button, and Escape has no effect. */
  onClose?: () => void;
  title: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** See {@link SelfOpeningDialog}. */
  holdTyping?: HoldTyping;
  children: ReactNode;
}

export function Dialog({ open, onClose, title, actions, size = 'sm', holdTyping, children }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose, holdTyping);
  return (
    <dialog {...modal} className={`dialog dialog-${size}`} aria-labelledby={titleId}>
      {open && (
        <div className="dialog-content">
          <h2 id={titleId}>{title}</h2>
          {children}
          {actions && <div className="dialog-actions">{actions}</div>}
          {onClose && (
            <IconButton className="dialog-close" label="Tutup" onClick={onClose}>
              <X />
            </IconButton>
          )}
        </div>
      )}
    </dialog>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** The consequence, and who is affected. */
  children: ReactNode;
  /** Label of the action: 'Hapus section'. */
  confirmLabel: string;
  /** Set if 'Batal' could be mistaken for the action itself: 'Jangan dulu'. */
  dismissLabel?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
}

/** Confirmation of an action that cannot be undone. The focus starts on the harmless button. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  dismissLabel = 'Batal',
  tone = 'danger',
  busy,
}: ConfirmDialogProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      role="alertdialog"
      className="dialog dialog-sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {open && (
        <div className="dialog-content">
          <h2 id={`${id}-title`}>{title}</h2>
          <div className="muted dialog-text" id={`${id}-text`}>
            {children}
          </div>
          <div className="dialog-actions">
            <Button variant="outline" onClick={onClose}>
              {dismissLabel}
            </Button>
            <Button variant={tone} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
