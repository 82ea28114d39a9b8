import type { ReactNode } from 'react';
import { IconButton, LogoMark, SkipLink } from '@sinau/ui';
import { ArrowLeft } from '@sinau/ui/icons';
import { mainId } from '../navigation/main-id.ts';
import './class-frame.css';

interface ClassFrameProps {
  title: ReactNode;
  /** Below the title, for example the time of the last save. */
  status?: ReactNode;
  back: { href: string; label: string };
  /** At the end of the top bar: progress, buttons. */
  actions?: ReactNode;
  /** Left of the content: a `SidePanel` with the class `class-frame-side`. */
  side?: ReactNode;
  /** Stays at the bottom of the window. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A full-window layout for one class: study, preview, builder. */
export function ClassFrame({ title, status, back, actions, side, footer, children }: ClassFrameProps) {
  return (
    <div className="class-frame">
      <SkipLink targetId={mainId} />
      <header className="class-bar">
        <IconButton href={back.href} label={back.label}>
          <ArrowLeft />
        </IconButton>
        <LogoMark className="logo-mark class-bar-mark" />
        <div className="class-bar-head">
          <h1>{title}</h1>
          {status}
        </div>
        {actions && <div className="class-bar-actions">{actions}</div>}
      </header>
      <div className={side ? 'class-frame-columns' : undefined}>
        {side}
        <div className="class-frame-view">
          <main id={mainId} tabIndex={-1}>
            {children}
          </main>
          {footer && <div className="class-frame-footer">{footer}</div>}
        </div>
      </div>
    </div>
  );
}
