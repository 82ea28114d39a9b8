import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from '../icons.ts';

const icons = { info: Info, neutral: Info, success: CircleCheck, danger: CircleAlert } as const;

interface NoticeProps {
  tone?: keyof typeof icons;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** At the end: a link or a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message that belongs to a position on the page. Results of an action are shown in snackbars. */
export function Notice({ tone = 'info', icon, action, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`notice notice-${tone}`}>
      {icon ?? <Icon />}
      <div className="notice-body">
        <div className="notice-words">{children}</div>
        {action}
      </div>
    </div>
  );
}
