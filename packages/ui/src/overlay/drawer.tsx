import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { X } from '../icons.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { tokens } from '../tokens.ts';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right';
  /** From 600 px on: 480, 400 or 485 px. Below that every drawer is 300 px wide. */
  width?: 'nav' | 'side' | 'wide';
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Drawer({ open, onClose, title, side = 'left', width = 'side', footer, children }: DrawerProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={`drawer drawer-${side} drawer-${width}`} aria-labelledby={titleId}>
      {open && (
        <div className="drawer-frame">
          <div className="drawer-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton label="Tutup" onClick={onClose}>
              <X />
            </IconButton>
          </div>
          <div className="drawer-body">{children}</div>
          {footer && <div className="drawer-footer">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

interface SidePanelProps extends Omit<DrawerProps, 'title'> {
  title: string;
  /** The breakpoint from which there is room beside the content. */
  from?: 'laptop' | 'wide';
  className?: string;
}

/** A column beside the content where there is room, otherwise a drawer. */
export function SidePanel({ from = 'laptop', className, ...drawer }: SidePanelProps) {
  const hasRoom = useMediaQuery(`(min-width: ${tokens.breakpoint[from]}px)`);
  if (hasRoom === false) return <Drawer {...drawer} />;
  return (
    <aside className={classes(className, hasRoom === undefined && `from-${from}`)} aria-label={drawer.title}>
      {drawer.children}
      {drawer.footer}
    </aside>
  );
}
