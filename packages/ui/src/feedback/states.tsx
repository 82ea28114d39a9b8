import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classes } from '../classes.ts';
import { RotateCcw } from '../icons.ts';
import { illustrations, type Illustration } from '../illustrations.ts';

interface StateProps {
  title: ReactNode;
  /** The event, and what to do next. */
  children?: ReactNode;
  illustration?: Illustration;
  /** The next step: a button or a link. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** Empty state: a sentence and the next step. */
export function EmptyState({ title, children, illustration, action, headingLevel = 2, className }: StateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes('state', className)}>
      {illustration && <img {...illustration} alt="" />}
      <Heading className="state-title">{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="state-action">{action}</div>}
    </div>
  );
}

interface ErrorStateProps extends Omit<StateProps, 'title' | 'action'> {
  title?: ReactNode;
  onRetry?: () => void;
  /** A retry is running. */
  retrying?: boolean;
}

/** Loading error: what happened, and a retry in place. */
export function ErrorState({
  title = 'Gagal memuat',
  children = 'Tunggu sebentar, lalu coba lagi. Kalau masih gagal, cek koneksi internetmu.',
  illustration = illustrations.serverDown,
  onRetry,
  retrying,
  ...rest
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        title={title}
        illustration={illustration}
        action={
          onRetry && (
            <Button variant="outline" loading={retrying} onClick={onRetry}>
              <RotateCcw />
              Coba lagi
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
