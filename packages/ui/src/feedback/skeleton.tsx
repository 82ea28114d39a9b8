import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  className?: string;
}

/** A placeholder for content that is loading. Use inside `Loading`. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return <span className={classes('skeleton', className)} style={{ width, height }} />;
}

interface LoadingProps {
  /** Names the loading content for users who cannot see the shapes. */
  label: string;
  children: ReactNode;
}

/** Skeletons in the shape of the content. Fast answers never show them: they appear after 150 ms. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="loading" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
