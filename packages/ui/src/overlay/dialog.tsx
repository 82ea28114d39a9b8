import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { X } from '../icons.ts';
import type { HoldTyping } from './hold-typing.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Left out where only an answer ends it: then it has no button to close, and Escape does nothing. */
  onClose?: () => void;
  title: ReactNode;
  /** Buttons, the decisive one last. */
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
  /** What will happen, and to whom. */
  children: ReactNode;
  /** Names the action: 'Hapus section'. */
  confirmLabel: string;
  /** Where 'Batal' could be mistaken for the action itself: 'Jangan dulu'. */
  dismissLabel?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
}

/** For what cannot be undone. The focus starts on the harmless button. */
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
